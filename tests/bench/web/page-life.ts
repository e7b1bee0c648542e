import { type Browser, chromium } from '@playwright/test';
import { findBrowser } from '#tests/support/browser.ts';
import type { BenchShop } from './bench-shop.ts';
import { SLOW_LINE, SLOWDOWN } from './slow-phone.ts';

const TIMES = 5;
/** Nothing moves on our pages after this; what has not painted by then counts as it is. */
const WATCH_MS = 8_000;

type Life = { lcp: number; what: string; blocked: number; shift: number };

/** A visitor's first minute: largest picture or words, time that the page does not react, what jumps about. */
export async function benchPageLife(shop: BenchShop): Promise<void> {
  const { executablePath, env } = await findBrowser();
  const browser = await chromium.launch({
    executablePath,
    env: { ...process.env, ...env } as Record<string, string>,
    args: ['--disable-gpu'],
  });
  try {
    for (const path of ['/', '/books', '/book/1']) {
      const lives: Life[] = [];
      for (let n = 0; n < TIMES; n++) lives.push(await visit(browser, shop.url + path));
      const median = (of: (life: Life) => number) =>
        lives.map(of).sort((a, b) => a - b)[Math.floor(TIMES / 2)]!;
      console.log(
        `${path.padEnd(8)} LCP ${Math.round(median(({ lcp }) => lcp))} ms (goal 2000, ${lives[0]!.what})  ` +
          `blocked ${Math.round(median(({ blocked }) => blocked))} ms  ` +
          `CLS ${median(({ shift }) => shift).toFixed(3)} (goal 0.02)`,
      );
    }
  } finally {
    await browser.close();
  }
}

/** Opens a page in a browser that has never been here, on a slow machine and line. */
async function visit(browser: Browser, url: string): Promise<Life> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', SLOW_LINE);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.addInitScript(() => {
    const life = { lcp: 0, what: '', blocked: 0, shift: 0 };
    Object.assign(globalThis, { life });
    const watch = (type: string, note: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) note(entry);
      }).observe({ type, buffered: true });
    watch('largest-contentful-paint', (entry) => {
      const { element } = entry as PerformanceEntry & { element?: Element };
      life.lcp = entry.startTime;
      life.what = element?.tagName.toLowerCase() ?? 'gone';
    });
    // Of every task longer than 50 ms the rest is time in which a tap waits.
    watch('longtask', (entry) => {
      life.blocked += entry.duration - 50;
    });
    watch('layout-shift', (entry) => {
      const { value, hadRecentInput } = entry as PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      };
      if (!hadRecentInput) life.shift += value;
    });
  });
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(WATCH_MS);
  const life = await page.evaluate(() => (globalThis as unknown as { life: Life }).life);
  await context.close();
  return life;
}
