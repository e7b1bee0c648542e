import { tabTo } from '../support/by-keyboard.ts';
import { expect, test } from '../support/journey.ts';
import { moveIn } from '../support/move-in.ts';
import { expectPainted, previewPage, toast } from '../support/on-screen.ts';

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
  await tabTo(page, dialog.getByRole('radio', { name: 'Ida' }));
  await page.keyboard.press('Space');
  await tabTo(page, dialog.getByRole('link', { name: 'Take a peek inside first' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Take a peek inside');
  await tabTo(page, page.getByRole('button', { name: 'Generate Preview' }));
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Preview Generation Started')).toBeVisible();
  await expectPainted(previewPage(page, 1));

  await page.keyboard.press('ArrowRight');
  await expect(previewPage(page, 2)).toBeVisible();
});
