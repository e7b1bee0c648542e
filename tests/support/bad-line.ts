import { setTimeout as wait } from 'node:timers/promises';
import type { BrowserContext, Page } from '@playwright/test';

/** From now on everything that this browser asks for comes so many milliseconds later. */
export async function slowDown(context: BrowserContext, ms: number): Promise<void> {
  await context.route('**/*', async (route) => {
    await wait(ms);
    // Who has left does not wait for it.
    await route.fallback().catch(() => {});
  });
}

/** The next time that this is sent, it arrives, and its answer does not. */
export async function loseAnswer(context: BrowserContext, path: string): Promise<void> {
  let isLost = false;
  await context.route(
    (url) => url.pathname === path,
    async (route) => {
      if (isLost || route.request().method() === 'GET') return route.fallback();
      isLost = true;
      await route.fetch();
      await route.abort('connectionreset');
    },
  );
}

/** The next time that a script of this name is fetched, the line is cut. Answers how often it was asked for. */
export async function loseScript(context: BrowserContext, name: string): Promise<() => number> {
  let asked = 0;
  await context.route(new RegExp(`/assets/${name}-[\\w-]{8}\\.js`), (route) => {
    asked++;
    return asked === 1 ? route.abort('connectionreset') : route.fallback();
  });
  return () => asked;
}

/** Waits until the part of the shell has come that answers presses and a cut line: it is fetched when a page is idle. */
export const isListening = (page: Page): Promise<void> =>
  page.locator('.no-line').waitFor({ state: 'attached' });
