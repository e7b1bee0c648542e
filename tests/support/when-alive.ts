import type { BrowserContext, Page } from '@playwright/test';
import { ALIVE } from '#web/shell/wake.ts';

/**
 * Lets `goto` and `reload` of a context's pages wait until our scripts listen, as somebody does who looks at a page before he
 * touches it. A story about what is touched before says so: `page.goto('/', { waitUntil: 'domcontentloaded' })`.
 *
 * Pages come with their scripts after them, and on a busy machine some story of each run had pressed something in between:
 * then it told of the machine and not of the shop.
 */
export async function waitUntilAlive(context: BrowserContext): Promise<void> {
  await context.addInitScript((alive) => {
    addEventListener(alive, () => Object.assign(window, { isAlive: true }));
  }, ALIVE);
  context.on('page', (page) => {
    const goTo = page.goto.bind(page);
    page.goto = async (url, options) => {
      const answer = await goTo(url, options);
      if (!options?.waitUntil) await untilAlive(page);
      return answer;
    };
    const reload = page.reload.bind(page);
    page.reload = async (options) => {
      const answer = await reload(options);
      if (!options?.waitUntil) await untilAlive(page);
      return answer;
    };
  });
}

/** The sandbox's pages, files and the like are none of React's. */
const untilAlive = (page: Page) =>
  page.waitForFunction(() => !('__reactRouterContext' in window) || 'isAlive' in window);
