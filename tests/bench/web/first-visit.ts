import { type Browser, chromium } from '@playwright/test';
import { findBrowser } from '#tests/support/browser.ts';
import type { BenchShop } from './bench-shop.ts';

const GOAL_KB = 420;
/** Dots for a px: what scaling.md counts with, Lighthouse's phone, and most others. */
const DENSITIES = [1, 1.75, 3];
const STEP_PX = 500;

/** What a first visit to the landing page fetches until its end has been seen, compressed, with the answers' headers. */
export async function benchFirstVisit(shop: BenchShop): Promise<void> {
  const { executablePath, env } = await findBrowser();
  const browser = await chromium.launch({
    executablePath,
    env: { ...process.env, ...env } as Record<string, string>,
    args: ['--disable-gpu'],
  });
  try {
    for (const density of DENSITIES) {
      const kinds = await visit(browser, shop.url, density);
      const all = [...kinds.values()].reduce((sum, bytes) => sum + bytes, 0);
      const told = Array.from(kinds, ([kind, bytes]) => `${kind} ${inKb(bytes)}`).join(', ');
      console.log(`/ at 390 px, ${density} dots each: ${inKb(all)} KB (goal ${GOAL_KB}): ${told}`);
    }
  } finally {
    await browser.close();
  }
}

const inKb = (bytes: number): string => (bytes / 1024).toFixed(0);

async function visit(browser: Browser, url: string, deviceScaleFactor: number) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor,
  });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  const kindOf = new Map<string, string>();
  const kinds = new Map<string, number>();
  devtools.on('Network.responseReceived', ({ requestId, type }) => kindOf.set(requestId, type));
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kindOf.get(requestId) ?? 'Other';
    kinds.set(kind, (kinds.get(kind) ?? 0) + encodedDataLength);
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += STEP_PX) {
    await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
    await page.waitForTimeout(200);
  }
  await page.waitForTimeout(1_000);
  await context.close();
  return kinds;
}
