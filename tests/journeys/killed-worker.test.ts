import type { Page } from '@playwright/test';
import { expect, testInFreshShop as test } from '#tests/support/journey.ts';
import { moveIn, type Parent } from '#tests/support/move-in.ts';
import { expectPainted, previewPage, toast } from '#tests/support/on-screen.ts';
import { stopInTheMiddleOfAPreview } from '#tests/support/running-worker.ts';
import type { StartedShop } from '#tests/support/start-shop.ts';

test('a worker that is killed in the middle of a preview costs no more than half a minute @all', async ({
  page,
  context,
  shop,
}) => {
  const parent = await moveIn(context, { children: ['Milo', 'Ida', 'Olli', 'Zoë'] });
  const worker = await stopWorkerInTheMiddle(page, shop, parent);
  await expect(page.getByRole('button', { name: 'Generating...' })).toBeVisible();
  process.kill(worker, 'SIGKILL');
  const killed = Date.now();

  await expect(toast(page, 'Preview Ready!')).toBeVisible({ timeout: 60_000 });
  await expectPainted(previewPage(page, 1));
  const seconds = Math.round((Date.now() - killed) / 1000);
  expect(seconds, 'seconds from the kill to the painted page').toBeLessThan(30);
  expect(shop.pidsOf('worker'), 'another worker').not.toContain(worker);
});

/** Asks for previews, for one child after the other, until the worker was caught in the middle of one. */
async function stopWorkerInTheMiddle(
  page: Page,
  shop: StartedShop,
  parent: Parent,
): Promise<number> {
  for (const child of parent.children) {
    await page.goto(`/book/1/preview?child=${child.id}`);
    const stopping = stopInTheMiddleOfAPreview(shop);
    await page.getByRole('button', { name: 'Generate Preview' }).click();
    const worker = await stopping;
    if (worker !== undefined) return worker;
  }
  throw new Error('The worker was too quick for every child');
}
