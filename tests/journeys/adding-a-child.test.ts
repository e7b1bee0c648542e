import type { Locator, Page } from '@playwright/test';
import { expect, test } from '#tests/support/journey.ts';
import { moveIn } from '#tests/support/move-in.ts';
import { toast, toastsCanBeShown } from '#tests/support/on-screen.ts';

const WORDS = 'Long black plaits, a gap between the teeth, and a cape.';

test.beforeEach(async ({ page, context }) => {
  await moveIn(context);
  await page.goto('/profile?add_child=true');
});

test('what is missing is said beside every field, and nothing typed is lost', async ({ page }) => {
  await page.getByRole('button', { name: 'Add Child' }).click();
  const sentences = [
    "Please share your little one's name with us",
    'Please help us understand their reading journey',
    'Please help us know how to personalize their story',
    'Please either upload a photo or describe your child to help us create their illustrations.',
  ];
  for (const sentence of sentences) await expect(besideField(page, sentence)).toBeVisible();
  await expect(toast(page, 'Validation Error', sentences[0])).toBeVisible();
  await expect(page.getByLabel('Name')).toBeFocused();
});

test('with a birthday that does not exist', async ({ page }) => {
  await fillIn(page);
  await page.getByRole('radio', { name: 'Explorer' }).check();
  await choose(page, 'Month', 'February');
  await choose(page, 'Day', '30');
  await page.getByRole('button', { name: 'Add Child' }).click();
  await expectRefused(page, "Please choose a real date that isn't in the future");
  await expectKept(page, { Month: '2', Day: '30' });
  await expect(page.getByRole('radio', { name: 'Explorer' })).toBeChecked();

  await choose(page, 'Day', '28');
  await page.getByRole('button', { name: 'Add Child' }).click();
  await expectAdded(page);
});

test('with a name that cannot be printed', { tag: '@all' }, async ({ page }) => {
  await fillIn(page, 'Ro₿erta');
  await page.getByRole('radio', { name: 'Explorer' }).check();
  await page.getByRole('button', { name: 'Add Child' }).click();
  await expectRefused(page, 'This name holds something that is not a letter.');
  await expect(page.getByLabel('Name')).toHaveValue('Ro₿erta');
  await expect(page.getByLabel('Describe your child')).toHaveValue(WORDS);

  await page.getByLabel('Name').fill('Roberta');
  await page.getByRole('button', { name: 'Add Child' }).click();
  await expectAdded(page);
});

test('with the network cut off', { tag: '@phone' }, async ({ page, context }) => {
  await fillIn(page);
  await page.getByRole('radio', { name: 'Explorer' }).check();
  await toastsCanBeShown(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Add Child' }).click();
  await expect(toast(page, 'Error', 'Failed to add child')).toBeVisible();
  await expectKept(page);
  await expect(page.getByRole('radio', { name: 'Explorer' })).toBeChecked();

  await context.setOffline(false);
  await page.getByRole('button', { name: 'Add Child' }).click();
  await expectAdded(page);
});

test('the day waits for a month, and the description counts its letters', async ({ page }) => {
  await expect(page.getByRole('combobox', { name: 'Day' })).toBeDisabled();
  await choose(page, 'Month', 'May');
  await expect(page.getByRole('combobox', { name: 'Day' })).toBeEnabled();
  const years = page.getByRole('combobox', { name: 'Year' }).getByRole('option');
  await expect(years).toHaveCount(1 + 16);
  await page.getByLabel('Describe your child').fill('🦖'.repeat(305));
  await page.getByLabel('Describe your child').press('y');
  await expect(page.getByText('300 / 300')).toBeVisible();
});

test('whoever comes along is understood while it is typed, and kept', async ({ page }) => {
  await fillIn(page);
  const [interests, companion] = [0, 1].map((nth) =>
    page.getByRole('status', { name: 'What a book makes of it' }).nth(nth),
  ) as [Locator, Locator];
  await page.getByLabel('Interests').fill('loves trains, dinsoaurs');
  await expect(interests).toContainText('loves trains: a caboose');
  await expect(interests).toContainText('dinsoaurs: becomes a book about dinsoaurs');
  await interests.getByRole('button', { name: 'Make it dinosaurs' }).click();
  await expect(page.getByLabel('Interests')).toHaveValue('loves trains, dinosaurs');
  await expect(interests).toContainText('dinosaurs: a stegosaurus');

  await page.getByLabel('A toy or an animal').fill('our dog Rex');
  await expect(companion).toContainText('our dog Rex: Rex the dog');
  await page.getByLabel('A grown-up').fill('Nonna');
  await page.getByLabel('A baby brother or sister').fill('😀');
  await page.getByRole('radio', { name: 'Explorer' }).check();
  await page.getByRole('button', { name: 'Add Child' }).click();
  await expectRefused(page, 'This name holds something that is not a letter.');
  await expect(page.getByLabel('A baby brother or sister')).toBeFocused();
  await page.getByLabel('A baby brother or sister').fill('Noah');
  await page.getByRole('button', { name: 'Add Child' }).click();
  await expectAdded(page);
  await expect(page.getByRole('article', { name: 'Roberta' })).toContainText('With our dog Rex');
});

/** Everything but the reading level. */
async function fillIn(page: Page, name = 'Roberta') {
  await page.getByLabel('Name').fill(name);
  await choose(page, 'Year', '2019');
  await choose(page, 'Month', 'May');
  await choose(page, 'Day', '17');
  await page.getByRole('radio', { name: 'Neutral' }).check();
  await page.getByLabel('Interests').fill('whales, drums');
  await page.getByLabel('Describe your child').fill(WORDS);
}

const choose = (page: Page, list: 'Year' | 'Month' | 'Day', value: string) =>
  page.getByRole('combobox', { name: list }).selectOption(value);

async function expectRefused(page: Page, sentence: string) {
  await expect(besideField(page, sentence)).toBeVisible();
  await expect(toast(page, 'Validation Error', sentence)).toBeVisible();
}

/** The sentence in the form, not the one in the toast. */
const besideField = (page: Page, sentence: string) =>
  page.getByRole('region', { name: 'Add Child' }).getByText(sentence);

async function expectKept(page: Page, changed: { Month?: string; Day?: string } = {}) {
  await expect(page.getByLabel('Name')).toHaveValue('Roberta');
  const birthday = { Year: '2019', Month: '5', Day: '17', ...changed };
  for (const [name, value] of Object.entries(birthday)) {
    await expect(page.getByRole('combobox', { name })).toHaveValue(value);
  }
  await expect(page.getByRole('radio', { name: 'Neutral' })).toBeChecked();
  await expect(page.getByLabel('Interests')).toHaveValue('whales, drums');
  await expect(page.getByLabel('Describe your child')).toHaveValue(WORDS);
}

async function expectAdded(page: Page) {
  await expect(toast(page, 'Success', 'Child added successfully')).toBeVisible();
  await expect(page.getByRole('article', { name: 'Roberta' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(1);
}
