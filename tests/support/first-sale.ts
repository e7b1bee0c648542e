import { expect, type Page } from '@playwright/test';
import { fillInAddress } from './fill-in-address.ts';
import { newAddress } from './move-in.ts';
import { expectPainted, goByHeader, previewPage, toast, turnTo } from './on-screen.ts';

/** A newcomer asks for a link, reads the code beside it in the inbox, and is welcomed. */
export async function makeAnAccount(page: Page) {
  const email = newAddress();
  await page.goto('/login');
  await page.getByRole('link', { name: 'Create Account' }).click();
  await expect(page.getByRole('heading', { name: 'Create Account' })).toBeVisible();
  const send = page.getByRole('button', { name: 'Send me a link' });
  await expect(send).toBeDisabled();
  await page.getByLabel('Name').fill('Nora Newcomer');
  await page.getByRole('main').getByLabel('E-mail').fill(email);
  await send.click();
  await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeVisible();
  await expect(
    toast(page, 'Magic link sent!', 'Check your email for the sign-up or login link.'),
  ).toBeVisible();

  // The mail is read elsewhere, as on a phone, and its code typed where the e-mail was.
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'sandbox inbox' }).click();
  const inbox = await opened;
  await inbox.getByRole('listitem').filter({ hasText: email }).getByRole('link').click();
  const words = await inbox.frameLocator('iframe').getByText('type this code').textContent();
  // With the sixth digit it is sent.
  await page.getByLabel('Code').fill(/\d{6}/.exec(words!)![0]);
  await inbox.close();
  await expect(page).toHaveURL('/signup');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Nora Newcomer');
}

/** Tells of Milo, the first child, until he stands in the profile. */
export async function addAChild(page: Page) {
  await describeMilo(page);
  await page.getByRole('button', { name: 'Finish' }).click();
  await expect(
    toast(page, 'Setup Complete', 'All children have been added successfully!'),
  ).toBeVisible();
  await expect(page).toHaveURL('/books');
  await goByHeader(page, 'My Profile');
  await expect(page.getByRole('article', { name: 'Milo' })).toContainText('4 years old');
}

/** Fills in the form for him, and does not send it. */
export async function describeMilo(page: Page) {
  await page.getByRole('link', { name: 'Add your first child' }).click();
  await page.getByRole('radio', { name: '1' }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Name').fill('Milo');
  await page.getByRole('combobox', { name: 'Year' }).selectOption('2022');
  await page.getByRole('combobox', { name: 'Month' }).selectOption('March');
  await page.getByRole('combobox', { name: 'Day' }).selectOption('9');
  await page.getByRole('radio', { name: 'Sapling' }).check();
  await page.getByRole('radio', { name: 'Boy' }).check();
  await page.getByLabel('Interests').fill('diggers, pancakes');
  await page.getByLabel('Describe your child').fill('Dark curls, and always a yellow raincoat.');
}

/** Finds the first book, and goes to peek inside it for Milo. */
export async function openTheBookFor(page: Page) {
  await goByHeader(page, 'Books');
  await page.getByRole('link', { name: 'The Goose on Bus Nine', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Goose on Bus Nine');
  await page.getByRole('button', { name: 'Create book' }).click();
  const dialog = page.getByRole('dialog', { name: 'Who is this book for?' });
  // The only child needs no choosing.
  await expect(dialog.getByRole('radio', { name: 'Milo' })).toBeChecked();
  await expect(dialog.getByRole('button', { name: 'Add to Cart' })).toBeEnabled();
  await dialog.getByRole('link', { name: 'Take a peek inside first' }).click();
}

/** Has the preview made, and turns through all of its pages. */
export async function lookInside(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Take a peek inside');
  const generate = page.getByRole('button', { name: 'Generate Preview' });
  await generate.click();
  await expect(
    toast(page, 'Preview Ready!', 'Your personalized book preview is now available.'),
  ).toBeVisible();
  await expectPainted(previewPage(page, 1));
  await expect(previewPage(page, 1).getByText('Milo').first()).toBeAttached();
  for (const number of [2, 3, 4, 5]) {
    await turnTo(page, number);
    await expectPainted(previewPage(page, number));
  }
}

/** Puts the book that is looked into into the cart, and opens that. */
export async function putIntoTheCart(page: Page) {
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(toast(page, 'Added to cart', 'The Goose on Bus Nine for Milo')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove from Cart' })).toBeVisible();
  await page.getByRole('link', { name: 'Cart, 1 item' }).click();
  await expect(page.getByText('For Milo (4 years old)')).toBeVisible();
}

/** Is asked for an address in the cart, and types it there. */
export async function addTheAddress(page: Page) {
  await expect(page.getByText('Please add your address before proceeding')).toBeVisible();
  const checkout = page.getByRole('button', { name: 'Proceed to Checkout' });
  await expect(checkout).toBeDisabled();
  await page.getByRole('link', { name: 'Add Address' }).click();
  const goesTo = page.getByRole('group', { name: 'Goes to' });
  await expect(goesTo.getByLabel('Address Line 1')).toBeFocused();
  await expect(goesTo.getByLabel('Recipient')).toHaveValue('Nora Newcomer');
  await fillInAddress(goesTo);
  await expect(checkout).toBeEnabled();
}

/** Pays on the page that opens beside the cart; answers the tab in which that happened. */
export async function pay(page: Page): Promise<Page> {
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
  const payment = await opened;
  await expect(payment.getByText('No money moves')).toBeVisible();
  await payment.getByRole('button', { name: 'Pay', exact: true }).click();
  return payment;
}
