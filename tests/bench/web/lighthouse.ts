import { chromium } from '@playwright/test';
import lighthouse, { type Result } from 'lighthouse';
import { freeLoopbackPort } from '#database/embedded/loopback-port.ts';
import { findBrowser } from '#tests/support/browser.ts';

const TIMES = 5;
const GOAL = { score: 98, lcp: 2_000 };

/**
 * Lighthouse's own phone (simulated: it takes what it saw at full speed and works out a slow line and a processor four times
 * slower), three pages in turn, so that a noisy minute hits all of them. Medians.
 */
export async function benchLighthouse(shop: { url: string }): Promise<void> {
  const { executablePath, env } = await findBrowser();
  const port = await freeLoopbackPort();
  const browser = await chromium.launch({
    executablePath,
    env: { ...process.env, ...env } as Record<string, string>,
    args: ['--disable-gpu', `--remote-debugging-port=${port}`],
  });
  const seen = new Map<string, Result[]>(['/', '/books', '/book/1'].map((path) => [path, []]));
  try {
    for (let n = 0; n < TIMES; n++) {
      for (const [path, results] of seen) results.push(await visit(shop.url + path, port));
    }
  } finally {
    await browser.close();
  }
  for (const [path, results] of seen) report(path, results);
}

async function visit(url: string, port: number): Promise<Result> {
  const seen = await lighthouse(url, {
    port,
    onlyCategories: ['performance'],
    disableFullPageScreenshot: true,
    logLevel: 'error',
  });
  if (!seen || seen.lhr.runtimeError) throw new Error(seen?.lhr.runtimeError?.message ?? url);
  return seen.lhr;
}

function report(path: string, results: Result[]): void {
  const median = (of: (result: Result) => number) =>
    results.map(of).sort((a, b) => a - b)[Math.floor(TIMES / 2)]!;
  const ms = (audit: string) =>
    Math.round(median(({ audits }) => audits[audit]?.numericValue ?? Number.NaN));
  const scores = results.map(({ categories }) => Math.round(100 * categories.performance!.score!));
  console.log(
    `${path.padEnd(8)} ${median((each) => 100 * each.categories.performance!.score!).toFixed(0)} of 100 (goal ${GOAL.score}; ${scores.join(', ')})  ` +
      `LCP ${ms('largest-contentful-paint')} ms (goal ${GOAL.lcp})  FCP ${ms('first-contentful-paint')} ms  ` +
      `blocked ${ms('total-blocking-time')} ms  CLS ${median(({ audits }) => audits['cumulative-layout-shift']!.numericValue!).toFixed(3)}`,
  );
}
