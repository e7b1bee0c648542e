import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/journey.ts';
import { moveIn } from '#tests/support/move-in.ts';
import { listedTitles } from '#titles/find-title.ts';

const GOOSE = 'The Goose on Bus Nine';

test('a child that was chosen once is on the shelf, the book, its dialog, Lovely and at home', async ({
  page,
  context,
}) => {
  const { children } = await moveIn(context, { children: ['Ada', 'Ben'] });
  const [ada, ben] = children;
  const dialog = page.getByRole('dialog', { name: 'Who is this book for?' });
  // Of two of whom none was ever chosen, nobody is.
  await page.goto('/book/1?create=true');
  await expect(dialog.getByRole('button', { name: 'Buy Now' })).toBeDisabled();
  await expect(dialog.getByRole('button', { name: 'Add to Cart' })).toBeDisabled();

  await page.goto('/books');
  const onCovers = page.getByRole('group', { name: 'Show on the covers' });
  await expect(onCovers.getByRole('radio', { name: 'Ada' })).toBeChecked();
  await expect(coversOf(page, ada!.id)).toHaveCount(listedTitles.length);
  await onCovers.getByRole('radio', { name: 'Ben' }).check();
  await expect(coversOf(page, ben!.id)).toHaveCount(listedTitles.length);
  await expect.poll(() => isPainted(coversOf(page, ben!.id))).toBe(true);

  await page
    .getByRole('main')
    .getByRole('button', { name: `Add ${GOOSE} to favorites` })
    .click();
  await page.getByRole('link', { name: GOOSE, exact: true }).click();
  const onCover = page.getByRole('group', { name: 'On the cover' });
  await expect(onCover.getByRole('radio', { name: 'Ben' })).toBeChecked();
  await expect(coversOf(page, ben!.id)).toHaveCount(3);
  await page.getByRole('button', { name: 'Create book' }).click();
  await expect(dialog.getByRole('radio', { name: 'Ben' })).toBeChecked();
  await dialog.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(dialog).toBeHidden();
  await page.goto('/collections');
  await expect(coversOf(page, ben!.id)).toHaveCount(1);

  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back, Nora Newcomer');
  await expect(page.getByRole('heading', { name: 'In your cart' })).toBeVisible();
  // Both are five years old, so whatever today's activity is, it is for both.
  await expect(page.getByText(/^For .+, so it fits Ada and Ben\./)).toBeVisible();
  await page.getByRole('link', { name: 'All books with Ada' }).click();
  await expect(coversOf(page, ada!.id)).toHaveCount(listedTitles.length);
  await onCovers.getByRole('radio', { name: 'Sample heroes' }).check();
  await page.reload();
  await expect(onCovers.getByRole('radio', { name: 'Sample heroes' })).toBeChecked();
  await expect(page.locator('img[src^="/children/"]')).toHaveCount(0);
});

test('home without a child leads to one, who is on every cover then', async ({ page, context }) => {
  await moveIn(context);
  await page.goto('/');
  const nobody = page.getByRole('region', { name: 'Who is it for?' });
  await nobody.getByRole('link', { name: 'Add Child' }).click();
  await page.getByLabel('Name').fill('Milo');
  await page.getByRole('radio', { name: 'Sapling' }).check();
  await page.getByRole('radio', { name: 'Boy' }).check();
  await page.getByLabel('Describe your child').fill('Dark curls.');
  await page.getByRole('button', { name: 'Add Child' }).click();
  await expect(page).toHaveURL('/books');
  await expect(page.locator('img[src^="/children/"][src*="/covers/"]')).toHaveCount(
    listedTitles.length,
  );
});

const coversOf = (page: Page, childId: string) =>
  page.locator(`img[src^="/children/${childId}/covers/"]`);

const isPainted = (covers: ReturnType<typeof coversOf>) =>
  covers.first().evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0);
