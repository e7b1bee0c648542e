import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/journey.ts';
import { moveIn } from '#tests/support/move-in.ts';
import { toast, toastsCanBeShown } from '#tests/support/on-screen.ts';

const h1 = (page: Page) => page.getByRole('heading', { level: 1 });

async function tellOf(page: Page, name: string) {
  await page.getByLabel('Name').fill(name);
  await page.getByRole('combobox', { name: 'Year' }).selectOption('2022');
  await page.getByRole('combobox', { name: 'Month' }).selectOption('March');
  await page.getByRole('combobox', { name: 'Day' }).selectOption('9');
  await page.getByRole('radio', { name: 'Sapling' }).check();
  await page.getByRole('radio', { name: 'Boy' }).check();
  await page.getByLabel('Describe your child').fill(`${name} has dark curls.`);
}

async function namesOfFamily(page: Page): Promise<string[]> {
  const family = await (await page.request.get('/api/children')).json();
  return family.map((child: { name: string }) => child.name);
}

test('two children, from the welcome to the books', { tag: '@phone' }, async ({
  page,
  context,
}) => {
  await moveIn(context);
  await page.goto('/signup');
  await page.getByRole('link', { name: 'Add your first child' }).click();
  await expect(page).toHaveURL('/onboarding');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Please choose how many children you have')).toBeVisible();
  await page.getByRole('radio', { name: '2' }).check();
  await page.getByRole('button', { name: 'Continue' }).click();

  await expect(h1(page)).toHaveText('Child 1 of 2');
  await tellOf(page, 'Milo');
  await page.getByRole('button', { name: 'Next child' }).click();
  await expect(toast(page, 'Child Saved')).toBeVisible();
  await expect(h1(page)).toHaveText('Child 2 of 2');
  await expect(page.getByLabel('Name')).toHaveValue('');

  // Going back and sending again changes the child that was saved.
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page.getByLabel('Name')).toHaveValue('Milo');
  await expect(page.getByRole('combobox', { name: 'Day' })).toHaveValue('9');
  await page.getByLabel('Name').fill('Emil');
  await page.getByRole('button', { name: 'Next child' }).click();
  await expect(h1(page)).toHaveText('Child 2 of 2');
  expect(await namesOfFamily(page)).toEqual(['Emil']);

  await page.reload();
  await expect(h1(page)).toHaveText('Child 2 of 2');
  await tellOf(page, 'Noor');
  await page.getByRole('button', { name: 'Finish' }).click();
  await expect(
    toast(page, 'Setup Complete', 'All children have been added successfully!'),
  ).toBeVisible();
  await expect(page).toHaveURL('/books');
  expect(await namesOfFamily(page)).toEqual(['Emil', 'Noor']);
});

test('the first Back leads to the count, which is kept', async ({ page, context }) => {
  await moveIn(context);
  await page.goto('/onboarding');
  await page.getByRole('radio', { name: '3' }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page.getByRole('radio', { name: '3' })).toBeChecked();
});

test('everything is asked for, field by field', { tag: '@all' }, async ({ page, context }) => {
  await moveIn(context);
  await page.goto('/onboarding');
  await page.getByRole('radio', { name: '1' }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(h1(page)).toHaveText('Your child');
  await expect(page.getByRole('combobox', { name: 'Year' }).getByRole('option')).toHaveCount(
    1 + 15,
  );
  await page.getByRole('button', { name: 'Finish' }).click();
  const main = page.getByRole('main');
  for (const sentence of [
    "Please share your little one's name with us",
    'Please choose the year, month and day of the birthday',
    'Please help us understand their reading journey',
    'Please help us know how to personalize their story',
    'Please either upload a photo or describe your child to help us create their illustrations.',
  ]) {
    await expect(main.getByText(sentence)).toBeVisible();
  }
  await page.getByRole('combobox', { name: 'Year' }).selectOption('2020');
  await page.getByRole('button', { name: 'Finish' }).click();
  await expect(main.getByText('Please choose the month and day of the birthday')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Year' })).toHaveValue('2020');
});

test('a session that has ended, and a network that is cut off, cost nothing', async ({
  page,
  context,
}) => {
  await moveIn(context);
  await page.goto('/onboarding');
  await page.getByRole('radio', { name: '1' }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await tellOf(page, 'Milo');
  await toastsCanBeShown(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Finish' }).click();
  await expect(
    toast(page, 'Save Error', "Failed to save the child's data. Please try again."),
  ).toBeVisible();
  await context.setOffline(false);
  await context.clearCookies();
  await page.getByRole('button', { name: 'Finish' }).click();
  await expect(
    toast(page, 'Authentication Error', 'You must be logged in to save child data.'),
  ).toBeVisible();
  await expect(page.getByLabel('Describe your child')).toHaveValue('Milo has dark curls.');
});

test('a gift: a name and a reading level are enough', async ({ page, context }) => {
  await page.goto('/onboarding?flow=gift');
  await expect(page).toHaveURL(
    `/login?mode=create&to=${encodeURIComponent('/onboarding?flow=gift')}`,
  );
  await expect(page.getByText('Then on to your gift')).toBeVisible();
  await moveIn(context);
  await page.goto('/onboarding?flow=gift');
  await expect(h1(page)).toHaveText('Gift Wonder to a Special Child');
  await page.getByRole('button', { name: 'Choose a book' }).click();
  await expect(toast(page, 'Validation Error')).toBeVisible();
  await page.getByLabel('Name').fill('Lina');
  await page.getByRole('radio', { name: 'Sprout' }).check();
  await page.getByLabel('Your words').fill('For Lina,\nwho is four now.');
  await page.getByLabel('From', { exact: true }).fill('Nonna');
  await page.getByRole('button', { name: 'Choose a book' }).click();
  await expect(toast(page, 'Child Saved')).toBeVisible();
  await expect(page).toHaveURL('/books');
  const onCovers = page.getByRole('group', { name: 'Show on the covers' });
  await expect(onCovers.getByRole('radio', { name: 'Lina' })).toBeChecked();
  const [lina] = await (await page.request.get('/api/children')).json();
  expect(lina).toMatchObject({
    name: 'Lina',
    reading_level: 'Sprout',
    gender: 'Neutral',
    is_given_to: true,
  });

  // What the giver has written goes along to whichever book is chosen, by either way.
  await page.goto('/book/1?create=true');
  await page.getByRole('button', { name: 'Buy Now' }).click();
  await expect(page.getByLabel('Your words')).toHaveValue('For Lina,\nwho is four now.');
  await expect(page.getByLabel('From', { exact: true })).toHaveValue('Nonna');
  await page.getByRole('button', { name: 'Not now' }).click();
  await page.goto('/book/2?create=true');
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(toast(page, 'Added to cart')).toBeVisible();
  const cart = await (await page.request.get('/api/carts/me')).json();
  expect(cart.items[0]).toMatchObject({
    dedication: 'For Lina,\nwho is four now.',
    from: 'Nonna',
  });

  // Whoever is given to needs no looks, later neither.
  await page.goto('/profile');
  await expect(page.getByRole('region', { name: 'People you give to' })).toContainText('Lina');
  await page.getByRole('button', { name: 'Edit Lina' }).click();
  await page.getByLabel('Name').fill('Alina');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(toast(page, 'Success', 'Child updated successfully')).toBeVisible();

  await page.goto('/onboarding?flow=gift');
  await page.getByRole('main').getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL('/');
});
