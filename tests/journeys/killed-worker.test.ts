import type { Page } from '@playwright/test';
import { expect, testInFreshShop as test } from '../support/journey.ts';
import { moveIn, type Parent } from '../support/move-in.ts';
import { expectPainted, previewPage, toast } from '../support/on-screen.ts';
import { isInTheMiddleOfAPreview, workerOf } from '../support/running-worker.ts';
import type { StartedShop } from '../support/start-shop.ts';

test('a worker that is killed in the middle of a preview costs no more than half a minute', async ({
  page,
  context,
  shop,
}) => {
  const parent = await moveIn(context, { children: ['Milo'] });
  const worker = await workerOf(shop);
  await stopWorkerInTheMiddle(page, shop, parent);
  await expect(page.getByRole('button', { name: 'Generating...' })).toBeVisible();
  process.kill(worker.pid, 'SIGKILL');
  const killed = Date.now();

  await expect(toast(page, 'Preview Ready!')).toBeVisible({ timeout: 30_000 });
  await expectPainted(previewPage(page, 1));
  const seconds = Math.round((Date.now() - killed) / 1000);
  expect(seconds, 'seconds from the kill to the painted page').toBeLessThan(30);
  expect((await workerOf(shop)).pid, 'another worker').not.toBe(worker.pid);
});

/**
 * Asks for previews until the worker could be stopped while it made one. It takes a job within milliseconds and works
 * on it for some hundred, so this nearly always works with the first book.
 */
async function stopWorkerInTheMiddle(page: Page, shop: StartedShop, parent: Parent) {
  const { pid } = await workerOf(shop);
  for (const book of await (await page.request.get('/api/books')).json()) {
    await page.goto(`/book/${book.id}/preview?child=${parent.children[0]!.id}`);
    const started = page.waitForResponse('**/start_generate_book_preview');
    await page.getByRole('button', { name: 'Generate Preview' }).click();
    await started;
    process.kill(pid, 'SIGSTOP');
    if (await isInTheMiddleOfAPreview(shop)) return;
    process.kill(pid, 'SIGCONT');
  }
  throw new Error('The worker was too early or too late for every book');
}
