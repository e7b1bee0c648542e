import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/journey.ts';
import { mailedCode, mailedLink, moveIn, newAddress } from '#tests/support/move-in.ts';
import { goByHeader, openMenu, toast } from '#tests/support/on-screen.ts';

test('a mailed link signs in once; the second time it is refused with words', async ({
  page,
  browser,
  baseURL,
}) => {
  await askForLink(page, 'grandparent@example.com');
  const link = await mailedLink(page.request, 'grandparent@example.com');
  await page.goto(link);
  await expect(page).toHaveURL('/');
  await goByHeader(page, 'My Profile');
  await expect(page.getByText('grandparent@example.com')).toBeVisible();

  const elsewhere = await (await browser.newContext({ baseURL })).newPage();
  await elsewhere.goto(link);
  await expect(elsewhere.getByRole('alert')).toContainText('This link has been used already');
  await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText('Welcome Back');
  await elsewhere.goto('/profile');
  await expect(elsewhere).toHaveURL('/login?to=%2Fprofile');
  await elsewhere.context().close();
});

test('the code of the letter signs in where the e-mail was typed, and pressing a link twice is no error', async ({
  page,
  context,
}) => {
  const email = newAddress();
  await page.goto('/orders');
  await fillIn(page, email);
  await page.getByLabel('Code').fill('12 34');
  await page.getByRole('button', { name: 'Sign in with the code' }).click();
  await expect(page.getByText('Please type the six digits of our letter')).toBeVisible();
  await expect(page.getByLabel('Code')).toHaveValue('12 34');
  // With the sixth digit it is sent, without a press.
  await page.getByLabel('Code').fill(await mailedCode(page.request, email));
  await expect(page).toHaveURL('/signup?to=%2Forders');

  const other = newAddress();
  await context.clearCookies();
  await page.goto('/orders');
  await fillIn(page, other);
  const link = await mailedLink(page.request, other);
  const inTheMail = await context.newPage();
  await inTheMail.goto(link);
  await expect(inTheMail).toHaveURL('/signup?to=%2Forders');
  // The tab that waited for the letter goes on by itself.
  await expect(page).toHaveURL('/orders');
  await inTheMail.goto(link);
  await expect(inTheMail).toHaveURL('/signup?to=%2Forders');
});

test('a visitor signs in in the dialog of a book and does not leave the book', async ({ page }) => {
  const email = newAddress();
  await page.goto('/book/1');
  await page.getByRole('main').getByRole('button', { name: 'Create book' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign in required' });
  await dialog.getByLabel('E-mail').fill('nobody');
  await dialog.getByRole('button', { name: 'Send me a code' }).click();
  await expect(dialog.getByText('Please check this e-mail address')).toBeVisible();
  await dialog.getByLabel('E-mail').fill(email);
  await dialog.getByRole('button', { name: 'Send me a code' }).click();
  await expect(dialog.getByText(email)).toBeVisible();
  await expect(dialog.getByLabel('Code')).toBeFocused();
  await dialog.getByLabel('Code').fill(await mailedCode(page.request, email));
  await expect(page.getByRole('dialog', { name: 'Who is this book for?' })).toBeVisible();
  await expect(page).toHaveURL('/book/1?create=true');
});

test('a mail scanner that opens the link first does not use it up', async ({ page, request }) => {
  const email = newAddress();
  await askForLink(page, email);
  const link = await mailedLink(page.request, email);
  for (const look of [request.get(link), request.head(link), request.get(link)]) {
    expect((await look).headers()['set-cookie'] ?? '').not.toContain('session');
  }
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Welcome/);
});

test('Google leads back to the page that was wanted, and may be canceled', async ({ page }) => {
  await page.goto('/orders');
  await expect(page).toHaveURL('/login?to=%2Forders');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await expect(page.getByText('No money moves')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('alert')).toHaveText(
    'Something went wrong with Google authentication.',
  );

  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await page.getByRole('button', { name: 'Continue as parent@example.com' }).click();
  await expect(page).toHaveURL('/orders');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Orders');
});

test('a newcomer by Google is greeted, and the greeting carries the wanted page on', async ({
  page,
}) => {
  await page.goto('/cart');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  const email = newAddress();
  const somebody = page.getByRole('main').filter({ hasText: 'Somebody else' });
  await somebody.getByLabel('E-mail').fill(email);
  await somebody.getByLabel('Name').fill('Gus Googler');
  await somebody.getByRole('button', { name: 'Continue as this person' }).click();
  await expect(page).toHaveURL('/signup?to=%2Fcart');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Gus Googler');
  await page.getByRole('link', { name: 'Go on to your cart' }).click();
  await expect(page).toHaveURL('/cart');

  // An account that an earlier sign-in made a moment ago is not greeted as new again. The shop tells the two sign-ins
  // apart from two seconds on (is-new-account.ts), and a test can be quicker than that.
  const made = Date.now();
  await page.context().clearCookies();
  await expect.poll(() => Date.now() - made).toBeGreaterThan(2_000);
  await page.goto('/cart');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await page.getByRole('button', { name: `Continue as ${email}` }).click();
  await expect(page).toHaveURL('/cart');
});

test('the wanted page travels inside the mailed link', async ({ page, browser, baseURL }) => {
  await page.goto('/profile?add_child=true');
  await fillIn(page, 'grandparent@example.com');
  const link = await mailedLink(page.request, 'grandparent@example.com');
  const onThePhone = await (await browser.newContext({ baseURL })).newPage();
  await onThePhone.goto(link);
  await expect(onThePhone).toHaveURL('/profile?add_child=true');
  await expect(onThePhone.getByRole('heading', { name: 'Add Child' })).toBeVisible();
  await onThePhone.context().close();
});

test('nobody is led from the sign-in to another site', async ({ page, shop }) => {
  await page.goto('/login?to=//evil.example');
  const email = newAddress();
  await fillIn(page, email);
  await page.goto(`${await mailedLink(page.request, email)}&to=https://evil.example/`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Welcome/);
  await expect(page.getByRole('link', { name: 'Go on' })).toBeHidden();

  // Who is signed in already is led on at once.
  for (const to of [
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/%09/evil.example',
  ]) {
    const answer = await page.request.get(`/login?to=${to}`);
    expect(answer.url(), `led to ${to}`).toBe(`${shop.url}/`);
  }
});

test('signing out ends the session, here and on the server', { tag: '@phone' }, async ({
  page,
  context,
  request,
}) => {
  await moveIn(context);
  const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  const asBefore = () => request.get('/api/profiles/me', { headers: { cookie } });
  expect((await asBefore()).status()).toBe(200);

  await page.goto('/profile');
  await openMenu(page);
  await page.getByRole('banner').getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/');
  expect((await asBefore()).status()).toBe(401);
  await goByHeader(page, 'Sign In');
  await expect(page).toHaveURL('/login');
  await page.goBack();
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(page).toHaveURL('/login?to=%2Fprofile');
});

test('turning between sign-in and sign-up clears the name and keeps the rest', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('link', { name: 'Create Account' }).click();
  await page.getByLabel('Name').fill('Nora');
  await page.getByRole('main').getByLabel('E-mail').fill('nora@example.com');
  await page.getByRole('link', { name: 'Sign in instead' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome Back');
  await page.getByRole('link', { name: 'Create Account' }).click();
  await expect(page.getByLabel('Name')).toHaveValue('');
  await expect(page.getByRole('main').getByLabel('E-mail')).toHaveValue('nora@example.com');

  // Whoever mistyped the address is still the same person.
  await page.getByLabel('Name').fill('Nora');
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await page.getByRole('button', { name: 'Try Different Email' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create Account');
  await expect(page.getByLabel('Name')).toHaveValue('Nora');
  await expect(page.getByRole('main').getByLabel('E-mail')).toHaveValue('');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor signs in by the link and its button', async ({ page }) => {
    await page.goto('/profile');
    await page.getByRole('main').getByLabel('E-mail').fill('grandparent@example.com');
    await page.getByRole('button', { name: 'Send me a link' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check Your Email');
    await page.goto(await mailedLink(page.request, 'grandparent@example.com'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Signing you in...');
    await page.getByRole('button', { name: 'Sign me in now' }).click();
    await expect(page).toHaveURL('/profile');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Family Profile');
  });
});

/** Asks for a link at /login. */
async function askForLink(page: Page, email: string) {
  await page.goto('/login');
  await fillIn(page, email);
  await expect(toast(page, 'Magic link sent!')).toBeVisible();
}

async function fillIn(page: Page, email: string) {
  await page.getByRole('main').getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check Your Email');
}
