import type { CDPSession, Page } from '@playwright/test';
import { expect, test } from '#tests/support/journey.ts';
import { previewPage } from '#tests/support/on-screen.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('a finger turns the pages, both ways and around the end; scrolling turns nothing', async ({
  page,
  context,
}) => {
  await page.goto('/book/1/preview');
  await page.waitForLoadState('networkidle');
  const finger = await context.newCDPSession(page);
  await stroke(page, finger, -140, 10);
  await expect(previewPage(page, 2)).toBeVisible();
  await stroke(page, finger, 140, -10);
  await expect(previewPage(page, 1)).toBeVisible();
  await stroke(page, finger, 140, 0);
  await expect(previewPage(page, 5)).toBeVisible();

  await stroke(page, finger, -20, -200);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(50);
  await expect(previewPage(page, 5)).toBeVisible();
});

/** Draws a finger across the middle of the book, as a touch screen tells of it. While a page turns, no other does. */
async function stroke(page: Page, finger: CDPSession, across: number, down: number) {
  await expect(page.locator('.peek')).toHaveCSS('translate', 'none');
  await page.waitForFunction(() => document.getAnimations().length === 0);
  const box = (await page.locator('.peek').boundingBox())!;
  const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const at = (part: number) => [{ x: from.x + across * part, y: from.y + down * part }];
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
  for (const part of [0.25, 0.5, 0.75, 1]) {
    await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(part) });
  }
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
