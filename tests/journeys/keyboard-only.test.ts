import { tabTo } from '#tests/support/by-keyboard.ts';
import { expect, test } from '#tests/support/journey.ts';
import { moveIn } from '#tests/support/move-in.ts';
import { expectPainted, pressArrow, previewPage, toast } from '#tests/support/on-screen.ts';

test('from the front page to the pages of a book without a mouse', async ({ page }) => {
  await page.goto('/');
  await tabTo(page, page.getByRole('banner').getByRole('link', { name: 'Books' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pick a story');
  await tabTo(page, page.getByRole('searchbox', { name: 'Search books' }));
  await page.keyboard.type('goose');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/q=goose/);
  const goose = page.getByRole('listitem').filter({ hasText: 'The Goose on Bus Nine' });
  const heart = goose.getByRole('button', { name: 'Add The Goose on Bus Nine to favorites' });
  await tabTo(page, heart);
  await page.keyboard.press('Space');
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await tabTo(page, goose.getByRole('link', { name: 'Preview' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Take a peek inside');
  await expect(previewPage(page, 1)).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'Next page' }));
  await page.keyboard.press('Enter');
  await expect(previewPage(page, 2)).toBeVisible();
  await pressArrow(page, 'ArrowRight');
  await expect(previewPage(page, 3)).toBeVisible();
});

test('from the shelf to a preview without a mouse', async ({ page, context }) => {
  await moveIn(context, { children: ['Ida', 'Olli'] });
  await page.goto('/books');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  const create = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'The Goose on Bus Nine' }) })
    .getByRole('button', { name: 'Create book' });
  await tabTo(page, create);
  await page.keyboard.press('Enter');

  const dialog = page.getByRole('dialog', { name: 'Who is this book for?' });
  await expect(dialog).toBeVisible();
  await tabTo(page, dialog.getByRole('radio', { name: 'Ida' }));
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await expect(dialog.getByRole('radio', { name: 'Olli' })).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(create).toBeFocused();

  await page.keyboard.press('Enter');
  // Who was chosen is chosen still: the dialog does not ask twice.
  await tabTo(page, dialog.getByRole('radio', { name: 'Olli' }));
  await expect(dialog.getByRole('radio', { name: 'Olli' })).toBeChecked();
  await tabTo(page, dialog.getByRole('link', { name: 'Take a peek inside first' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Take a peek inside');
  await tabTo(page, page.getByRole('button', { name: 'Generate Preview' }));
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Preview Generation Started')).toBeVisible();
  await expectPainted(previewPage(page, 1));

  await pressArrow(page, 'ArrowRight');
  await expect(previewPage(page, 2)).toBeVisible();
});
