import type { CDPSession, Page } from '@playwright/test';
import { buyBook } from '#tests/support/buy-book.ts';
import { expect, test } from '#tests/support/journey.ts';
import { moveIn } from '#tests/support/move-in.ts';
import { previewPage } from '#tests/support/on-screen.ts';

const place = (page: Page) => page.getByRole('slider', { name: 'Where in the book' });
const isAt = (page: Page, where: string) =>
  expect(place(page)).toHaveAttribute('aria-valuetext', where);

/** Buys a book for the family's child and opens it in the reading room. */
async function openBought(
  page: Page,
  childName: string,
  atTheDoor: (path: string) => void = () => {},
): Promise<void> {
  const parent = await moveIn(page.context(), { children: [childName], address: true });
  await page.goto(await buyBook(page.context(), parent));
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank You for Your Order!');
  await expect(page.getByRole('link', { name: 'Read it now' })).toBeVisible({ timeout: 60_000 });
  atTheDoor(new URL(page.url()).pathname);
  await page.getByRole('link', { name: 'Read it now' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    `${childName} in The Goose on Bus Nine`,
  );
  await isPainted(page);
}

const isPainted = (page: Page) =>
  expect(page.locator('.room-book')).toHaveAttribute('aria-busy', 'false');

/** Presses a key once what was turned to is there and the last leaf lies. */
async function press(page: Page, key: string): Promise<void> {
  await isPainted(page);
  await expect(page.locator('.turning-leaf')).toHaveCount(0);
  await page.keyboard.press(key);
}

test('a bought book is read through by keys; it opens again where it was left, in any telling', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openBought(page, 'Ottilie');
  await isAt(page, 'Page 1 of 34');
  const status = page.getByRole('status');
  await press(page, 'ArrowRight');
  await isAt(page, 'Page 2 of 34');
  await expect(status.filter({ hasText: 'Page 2 of 34' })).toHaveCount(1);
  await press(page, 'ArrowRight');
  await press(page, 'ArrowRight');
  await isAt(page, 'Pages 5 and 6 of 34');
  await expect(page.getByRole('paragraph').filter({ hasText: 'for whoever turns' })).toBeAttached();
  await expect(page.getByRole('img', { name: /Ottilie is first in the seat/ })).toBeAttached();

  await press(page, 'End');
  await isAt(page, 'Page 34 of 34');
  await press(page, 'ArrowRight');
  await isAt(page, 'Page 34 of 34');
  for (let turns = 0; turns < 18; turns++) await press(page, 'ArrowLeft');
  await isAt(page, 'Page 1 of 34');

  for (let turns = 0; turns < 4; turns++) await press(page, 'ArrowRight');
  await isAt(page, 'Pages 7 and 8 of 34');
  const told = page.locator('.room figure');
  await expect(told.filter({ hasText: 'Up stood a man, leeks and all.' })).toHaveCount(1);
  await page.getByRole('radio', { name: 'Seedling' }).check();
  await expect(told.filter({ hasText: 'Leeks go DING!' })).toHaveCount(1);
  await expect(status.filter({ hasText: 'drawn by our hand of today' })).toBeVisible();
  await page.getByRole('radio', { name: /as you bought it/ }).check();
  await expect(told.filter({ hasText: 'Up stood a man, leeks and all.' })).toHaveCount(1);
  await page.reload();
  await isAt(page, 'Pages 7 and 8 of 34');
  await expect(page.getByRole('radio', { name: /as you bought it/ })).toBeChecked();

  const words = page.getByRole('button', { name: 'Larger words, 1 of 3' });
  await words.click();
  await expect(page.locator('.room-words')).toHaveCSS('font-size', '24px');
  await press(page, 'Escape');
  await expect(page).toHaveURL(/\/orders\/[0-9a-f-]{36}$/);
  await page.getByRole('heading', { name: 'Fix something' }).click();
  await page.getByRole('link', { name: 'Check it page by page' }).click();
  await isAt(page, 'Pages 7 and 8 of 34');
});

test('the telling that was bought is read from its kept pages, and what draws is not fetched', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await openBought(page, 'Ottilie', (room) => fetched.splice(0, fetched.length, room));
  await expect(page.getByRole('status').filter({ hasText: 'as they were drawn' })).toBeVisible();
  await press(page, 'End');
  await isAt(page, 'Page 34 of 34');
  await expect(page.locator('.room-waits')).toHaveCount(0);
  expect(fetched.filter((path) => path.endsWith('/back-cover'))).toHaveLength(1);
  expect(fetched.filter((path) => /open-copy/.test(path))).toEqual([]);
  await page.getByRole('radio', { name: 'Seedling' }).check();
  await expect(page.getByRole('status').filter({ hasText: 'of today' })).toBeVisible();
  await isPainted(page);
  expect(fetched.filter((path) => /open-copy/.test(path))).not.toEqual([]);
});

test('a page that a bad line swallowed is asked for again', async ({ page, context }) => {
  await openBought(page, 'Ottilie');
  await context.setOffline(true);
  await press(page, 'End');
  await expect(page.getByRole('alert')).toHaveText(/did not come/);
  await context.setOffline(false);
  // The foot of the window may offer the same of the whole line meanwhile.
  const room = page.getByRole('region', { name: 'Reading room' });
  await room.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('.open-book[data-at="back"]')).toBeVisible();
});

test('on a phone a finger turns the pages, and the words stand below the picture', async ({
  browser,
  shop,
}) => {
  const phone = await browser.newContext({
    baseURL: shop.url,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    reducedMotion: 'reduce',
  });
  const page = await phone.newPage();
  await openBought(page, 'Emil');
  const finger = await phone.newCDPSession(page);
  for (let turns = 0; turns < 6; turns++) await stroke(page, finger, -140);
  await isAt(page, 'Pages 7 and 8 of 34');
  const words = page.locator('.one-words');
  await expect(words).toContainText('Up stood a man, leeks and all.');
  expect(
    Number.parseFloat(await words.evaluate((e) => getComputedStyle(e).fontSize)),
  ).toBeGreaterThan(17);
  await stroke(page, finger, 140);
  await isAt(page, 'Page 6 of 34');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await phone.close();
});

test('five pages are read with what a book is read with', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/book/1/preview');
  const words = page.locator('.room-words');
  await expect(words).toBeHidden();
  await expect(async () => {
    await page.getByRole('button', { name: 'Page 3', exact: true }).click();
    await expect(previewPage(page, 3)).toBeVisible({ timeout: 1000 });
  }).toPass();
  await page.getByRole('button', { name: 'Larger words, 1 of 3' }).click();
  await expect(words).toHaveCSS('font-size', '24px');
  await expect(words).toContainText('Mila');
  await page.reload();
  await expect(previewPage(page, 3)).toBeVisible();
  // The page scrolls by these, until it fills the screen.
  await expect(async () => {
    await page.keyboard.press('End');
    await expect.poll(() => page.evaluate(() => scrollY), { timeout: 500 }).toBeGreaterThan(50);
  }).toPass({ timeout: 15_000 });
  await page.keyboard.press('f');
  await expect(page.getByRole('button', { name: 'Leave full screen' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Generate Preview' })).toBeHidden();
  await page.keyboard.press('End');
  await expect(previewPage(page, 5)).toBeVisible();
});

test('a book of somebody else is none', async ({ page, context }) => {
  await moveIn(context, {});
  const answer = await page.goto('/orders/00000000-0000-4000-8000-000000000000/read');
  expect(answer!.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'There is no such book' })).toBeVisible();
});

/** Draws a finger across the page. While a page turns, no other does. */
async function stroke(page: Page, finger: CDPSession, across: number) {
  const before = await place(page).getAttribute('aria-valuetext');
  const box = (await page.locator('.one-picture').boundingBox())!;
  const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const at = (part: number) => [{ x: from.x + across * part, y: from.y + 4 * part }];
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
  for (const part of [0.25, 0.5, 0.75, 1]) {
    await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(part) });
  }
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect(place(page)).not.toHaveAttribute('aria-valuetext', before!);
  // As long as a leaf turns, nothing else does; its motion begins two frames after the page has changed.
  await expect(page.locator('.room-book')).toHaveAttribute('aria-busy', 'false');
}
