import { buyCart } from '#tests/support/buy-cart.ts';
import { fillCart } from '#tests/support/fill-cart.ts';
import { test } from '#tests/support/journey.ts';
import { moveIn } from '#tests/support/move-in.ts';

test('look', async ({ page, context }) => {
  const parent = await moveIn(context, { children: ['Ruth'], address: true });
  await fillCart(context, parent, 1);
  await fillCart(context, parent, 7);
  const both = await buyCart(context);
  for (const width of [1280, 768, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/orders');
    await page.waitForTimeout(800);
    await page.screenshot({ path: `/tmp/money-look/orders2-${width}.png` });
    await page.goto(`/checkout/confirmation?session_id=${both.split('/').at(-1)}`);
    await page.waitForTimeout(800);
    await page.screenshot({ path: `/tmp/money-look/conf2-${width}.png` });
  }
});
