import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/journey.ts';
import { moveIn } from '#tests/support/move-in.ts';
import { toast } from '#tests/support/on-screen.ts';

const levels = (page: Page) => page.getByRole('group', { name: 'Reading level' });

test('a child is changed, and what is not touched stays', { tag: '@phone' }, async ({
  page,
  context,
}) => {
  await moveIn(context, { children: ['Ida'] });
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Edit Ida' }).click();
  await expect(page.getByRole('heading', { name: 'Edit Ida' })).toBeFocused();

  // The level of the add form is not in this list of six; it is kept and shown.
  await expect(levels(page).getByRole('radio')).toHaveCount(7);
  await expect(page.getByRole('radio', { name: 'Sapling' })).toBeChecked();
  const year = page.getByRole('combobox', { name: 'Year' });
  await expect(year).toHaveValue('2021');
  await expect(year.getByRole('option').last()).toHaveText('2010');

  await page.getByLabel('Name').fill('Ida Marie');
  await page.getByRole('radio', { name: 'Developing Reader' }).check();
  await page.getByRole('combobox', { name: 'Month' }).selectOption('');
  await expect(page.getByRole('combobox', { name: 'Day' })).toBeDisabled();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(toast(page, 'Success', 'Child updated successfully')).toBeVisible();
  await expect(page).toHaveURL('/profile');
  const card = page.getByRole('article', { name: 'Ida Marie' });
  await expect(card).toContainText('Developing Reader');
  await expect(card).not.toContainText('years old');
  await expect(card).toContainText('Curly red hair and green glasses.');
  await expect(page.getByRole('article')).toHaveCount(1);
});

test('nothing typed is lost, and Cancel changes nothing', async ({ page, context }) => {
  await moveIn(context, { children: ['Ida'] });
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Edit Ida' }).click();
  await page.getByLabel('Name').fill('  ');
  await page.getByLabel('Interests').fill('whales');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(
    toast(page, 'Validation Error', "Please share your little one's name"),
  ).toBeVisible();
  await expect(page.getByLabel('Name')).toBeFocused();
  await expect(page.getByLabel('Interests')).toHaveValue('whales');

  await page.getByLabel('Name').fill('Ida');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(toast(page, 'Error', 'Failed to update child')).toBeVisible();
  await expect(page.getByLabel('Interests')).toHaveValue('whales');
  await context.setOffline(false);

  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page.getByRole('article', { name: 'Ida' })).toContainText('Loves dinosaurs');
});

test('whoever saves second is told of the first, and chooses', async ({ page, context }) => {
  const { children } = await moveIn(context, { children: ['Ida'] });
  const { id } = children[0]!;
  await page.goto(`/profile?edit_child=${id}`);
  await page.getByLabel('Name').fill('Ida Marie');
  await page.getByLabel('Interests').fill('whales');
  const meanwhile = { name: 'Idalina', reading_level: 'Developing Reader' };
  await expect(await context.request.patch(`/api/children/${id}`, { data: meanwhile })).toBeOK();

  await page.getByRole('button', { name: 'Save Changes' }).click();
  const news = page.getByRole('group', { name: 'Changed in another window' });
  await expect(news).toBeFocused();
  // What was typed stands there, and what nobody touched is as it was saved meanwhile.
  await expect(page.getByRole('textbox', { name: 'Interests' })).toHaveValue('whales');
  await expect(page.getByRole('radio', { name: 'Developing Reader' })).toBeChecked();
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Ida Marie');
  await news.getByRole('checkbox', { name: 'Name: Idalina' }).check();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(toast(page, 'Success', 'Child updated successfully')).toBeVisible();
  const card = page.getByRole('article', { name: 'Idalina' });
  await expect(card).toContainText('Loves whales');
  await expect(card).toContainText('Developing Reader');
});

test('a child who is gone meanwhile cannot be changed', async ({ page, context }) => {
  const { children } = await moveIn(context, { children: ['Ida'] });
  await page.goto(`/profile?edit_child=${children[0]!.id}`);
  await expect(page.getByRole('heading', { name: 'Edit Ida' })).toBeVisible();
  // A first visit asks for its data once more, in the family's own day; that must not be what finds her gone.
  await page.waitForLoadState('networkidle');
  await context.request.delete(`/api/children/${children[0]!.id}`);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(toast(page, 'Error', 'Failed to update child')).toBeVisible();
});
