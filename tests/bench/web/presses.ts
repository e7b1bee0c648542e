import { type Browser, chromium, type Locator, type Page } from '@playwright/test';
import { findBrowser } from '#tests/support/browser.ts';
import { previewPath } from '#web/book/paths.ts';
import type { BenchShop } from './bench-shop.ts';

const TIMES = 5;
const SLOWDOWN = 4;
const GOAL_MS = 100;

/** Something to press on a page that is alive, the first thing that is pressed there. */
type Press = { name: string; path: string; cookie?: string; thing: (page: Page) => Locator };

/**
 * From a press to the first change on screen after it, on a phone four times slower than this machine: what browsers report of an
 * interaction, from its first event to the next picture, and what INP is made of. In steps of 8 ms; the worst and the median of five.
 */
export async function benchPresses(shop: BenchShop): Promise<void> {
  const { executablePath, env } = await findBrowser();
  const browser = await chromium.launch({
    executablePath,
    env: { ...process.env, ...env } as Record<string, string>,
    args: ['--disable-gpu'],
  });
  try {
    for (const press of pressesOf(shop)) {
      const took: number[] = [];
      for (let n = 0; n < TIMES; n++) took.push(await measure(browser, shop.url, press));
      took.sort((a, b) => a - b);
      const median = took[Math.floor(TIMES / 2)]!;
      console.log(
        `${press.name.padEnd(24)} ${median} ms to the first change, at most ${took.at(-1)} (goal ${GOAL_MS}: ` +
          `${median > GOAL_MS ? 'MISSED' : 'reached'})`,
      );
    }
  } finally {
    await browser.close();
  }
}

function pressesOf({ families: [family] }: BenchShop): Press[] {
  const { cookie, childId } = family!;
  const button = (name: RegExp) => (page: Page) => page.getByRole('button', { name }).first();
  return [
    { name: 'a heart', path: '/books', thing: button(/to favorites$/) },
    { name: 'a heart, signed in', path: '/books', cookie, thing: button(/to favorites$/) },
    {
      name: 'add to cart',
      path: previewPath(1, childId),
      cookie,
      thing: button(/^(Add to|Remove from) Cart$/),
    },
    { name: 'the menu', path: '/', thing: button(/^Menu$/) },
    {
      name: "the draft's swatch",
      path: '/',
      thing: (page) => page.locator('#draw .swatch').nth(1),
    },
    { name: 'a dot of the preview', path: previewPath(1), thing: button(/^Page 3$/) },
  ];
}

async function measure(browser: Browser, url: string, press: Press): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const [name, value] = press.cookie?.split('=') ?? [];
  if (name) await context.addCookies([{ name, value: value!, url }]);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.addInitScript(() => {
    const seen: PerformanceEntry[] = [];
    Object.assign(globalThis, { seen });
    new PerformanceObserver((list) => seen.push(...list.getEntries())).observe({
      type: 'event',
      durationThreshold: 16,
      buffered: true,
    } as PerformanceObserverInit);
  });
  await page.goto(url + press.path, { waitUntil: 'networkidle' });
  await press.thing(page).click();
  await page.waitForLoadState('networkidle');
  // What took less than 16 ms is not reported at all.
  const took = await page.evaluate(async () => {
    const painted = () =>
      new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 500)));
    await painted();
    const { seen } = globalThis as unknown as { seen: PerformanceEntry[] };
    const presses = ['pointerdown', 'pointerup', 'click'];
    return Math.max(
      8,
      ...seen.filter((entry) => presses.includes(entry.name)).map(({ duration }) => duration),
    );
  });
  await context.close();
  return took;
}
