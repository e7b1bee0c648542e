import { expect, test } from '#tests/support/journey.ts';
import { moveIn } from '#tests/support/move-in.ts';
import { toast } from '#tests/support/on-screen.ts';

test('a toast goes by itself, one of an error when it is dismissed, and neither comes again', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/admin');
  const denied = toast(page, 'Access Denied');
  await expect(denied).toBeVisible();
  const next = await (await page.request.get('/books')).text();
  expect(next, 'the page after it').not.toContain('Access Denied');

  await page.goto('/books');
  const heart = page.getByRole('button', { name: /^Add .* to favorites/ }).first();
  await heart.click();
  const kept = toast(page, 'Kept in this browser');
  await expect(kept).toBeVisible();
  await page.clock.runFor(7_000);
  await expect(kept).toHaveCount(0);

  await page.goto('/admin');
  await expect(denied).toBeVisible();
  await page.clock.runFor(60_000);
  await expect(denied).toBeVisible();
  await denied.getByRole('button', { name: 'Dismiss' }).click();
  await page.clock.runFor(1_000);
  await expect(denied).toHaveCount(0);
});

test('a refusal goes as soon as its form is sent again, or its page is left', async ({
  page,
  context,
}) => {
  await moveIn(context);
  await page.goto('/profile?add_child=true');
  const refused = toast(page, 'Validation Error');
  await page.getByRole('button', { name: 'Add Child' }).click();
  await expect(refused).toHaveCount(1);
  await page.getByLabel('Name').fill('Theo');
  await page.getByRole('button', { name: 'Add Child' }).click();
  await expect(refused).toHaveCount(1);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await expect(page).toHaveURL('/privacy');
  await expect(refused).toHaveCount(0);
});

test('refused three times, one message says so, and Back and Close stay within reach', async ({
  page,
}) => {
  const refused = toast(page, 'Please log in to generate a preview.');
  for (const [width, way] of [
    [1280, 'Close'],
    [390, 'Back'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/books');
    await page.getByRole('main').getByRole('link', { name: 'Preview' }).first().click();
    for (let press = 1; press <= 3; press++) {
      await page.getByRole('button', { name: 'Generate Preview' }).click();
      await expect(refused).toHaveCount(1);
      // What it is about stands there too, and goes first.
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
    }
    await page.getByRole('link', { name: way, exact: true }).click();
    await expect(page).toHaveURL('/books');
  }
});
