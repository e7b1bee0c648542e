import { expect, test } from '#tests/support/journey.ts';
import { childCalled, moveIn } from '#tests/support/move-in.ts';
import { toast } from '#tests/support/on-screen.ts';

test('who is signed out comes back to the profile after signing in', async ({ page }) => {
  await page.goto('/profile?add_child=true');
  await expect(page).toHaveURL(`/login?to=${encodeURIComponent('/profile?add_child=true')}`);
});

test('the parent is looked at, changed, and looked at again', async ({ page, context }) => {
  const { email } = await moveIn(context, { address: true });
  await page.goto('/profile');
  const parent = page.getByRole('region', { name: 'Parent Information' });
  await expect(parent).toContainText(email);
  await expect(parent).toContainText('Portland, OR 97205');
  await page.getByRole('button', { name: 'Edit Parent Information' }).click();
  await parent.getByLabel('Name').fill('Nora Nordlicht');
  await parent.getByLabel('City').fill('Salem');
  await page
    .getByRole('link', { name: 'Cancel' })
    .or(page.getByRole('button', { name: 'Cancel' }))
    .click();
  await expect(parent).toContainText('Portland');

  await page.getByRole('button', { name: 'Edit Parent Information' }).click();
  await parent.getByLabel('Name').fill('Nora Nordlicht');
  await parent.getByLabel('City').fill('Salem');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(toast(page, 'Success', 'Profile updated successfully')).toBeVisible();
  await expect(parent).toContainText('Nora Nordlicht');
  await expect(parent).toContainText('Salem, OR 97205');
});

const isAhead = new Date().getUTCHours() >= 11;
test.describe('where it is another day than in Greenwich', () => {
  test.use({ timezoneId: isAhead ? 'Pacific/Kiritimati' : 'Pacific/Pago_Pago' });

  test("a child has the age of the family's day", async ({ page, context }) => {
    await moveIn(context);
    const date = new Date();
    // A year ago: by the day that it is there, and by Greenwich.
    if (isAhead) date.setUTCDate(date.getUTCDate() + 1);
    const data = {
      ...childCalled('Ida'),
      birth_year: date.getUTCFullYear() - 1,
      birth_month: date.getUTCMonth() + 1,
      birth_day: date.getUTCDate(),
    };
    await expect(await context.request.post('/api/children', { data })).toBeOK();
    await page.goto('/profile');
    const age = isAhead ? '1 year old' : '11 months';
    await expect(page.getByRole('article', { name: 'Ida' })).toContainText(age);
  });
});

test('before a child is deleted the dialog says what goes with it', { tag: '@phone' }, async ({
  page,
  context,
}) => {
  await moveIn(context, { children: ['Ida', 'Olli'] });
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Delete Ida' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete Ida?' });
  await expect(dialog).toContainText(
    'The description, the photo and the book previews of Ida go too',
  );
  await expect(dialog).toContainText('Books that you have bought stay as they are.');
  await dialog.getByRole('button', { name: 'Keep Ida' }).click();
  await expect(page.getByRole('article')).toHaveCount(2);

  await page.getByRole('button', { name: 'Delete Ida' }).click();
  await dialog.getByRole('button', { name: 'Delete Ida' }).click();
  await expect(toast(page, 'Success', 'Child deleted successfully')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('article', { name: 'Olli' })).toBeVisible();
});

test('the cards lead on, and say how much there is', async ({ page, context }) => {
  const { children } = await moveIn(context, { children: ['Ida'] });
  const line = { book_id: 1, child_id: children[0]!.id };
  for (let n = 0; n < 2; n++) {
    await expect(await context.request.post('/api/cart_items', { data: line })).toBeOK();
  }
  await expect(await context.request.put('/api/favorites/book/1')).toBeOK();
  await page.goto('/profile');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: /^Cart/ })).toHaveText(/Cart2 items$/);
  await expect(main.getByRole('link', { name: /^Lovely/ })).toHaveText(/Lovely1 favorite$/);
  await main.getByRole('link', { name: /^Lovely/ }).click();
  await expect(page).toHaveURL('/collections');
});
