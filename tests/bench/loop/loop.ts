/**
 * From the save of a file to the moment at which an open page shows it, under `npm run dev` in a copied checkout: no
 * file of ours is touched. Each try begins
 * once the one before has been seen.
 */
import { chromium } from '@playwright/test';
import { findBrowser } from '#tests/support/browser.ts';
import { openAlive, startDev } from '#tests/support/start-dev.ts';
import { edits } from './edits.ts';

const TRIES = 5;
/** What is not seen by then will not be. */
const GIVE_UP_MS = 20_000;

/** Prints each kind of edit with all its tries, and whether the median keeps to its goal. */
export async function benchLoop(): Promise<void> {
  const { executablePath, env } = await findBrowser();
  const begun = performance.now();
  const shop = await startDev();
  console.log(`open ${seconds(performance.now() - begun)} after the checkout began to be copied`);
  const browser = await chromium.launch({
    executablePath,
    env: { ...process.env, ...env } as Record<string, string>,
    args: ['--disable-gpu', '--no-first-run'],
  });
  try {
    for (const edit of edits) {
      const page = await browser.newPage();
      await openAlive(page, shop.url + edit.path);
      const took: number[] = [];
      let now = edit.before;
      for (let n = 1; n <= TRIES; n++) {
        const next = edit.after(n);
        shop.edit(edit.file, now, next);
        const saved = performance.now();
        await page
          .waitForFunction(edit.isSeen, n, { polling: 10, timeout: GIVE_UP_MS })
          .then(() => took.push(performance.now() - saved))
          .catch(() => took.push(Number.POSITIVE_INFINITY));
        now = next;
      }
      shop.edit(edit.file, now, edit.before);
      await page.close();
      report(edit.name, edit.goalMs, took);
    }
  } finally {
    await browser.close();
    await shop.close();
  }
}

function report(name: string, goalMs: number, took: number[]): void {
  const median = took.toSorted((a, b) => a - b)[Math.floor(took.length / 2)]!;
  const verdict = median <= goalMs ? 'kept' : 'MISSED';
  const tries = took.map((each) => (Number.isFinite(each) ? each.toFixed(0) : 'never')).join(' ');
  console.log(
    `${name.padEnd(40)} median ${median.toFixed(0).padStart(5)} ms  goal ${goalMs} ms ${verdict}  (${tries})`,
  );
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
