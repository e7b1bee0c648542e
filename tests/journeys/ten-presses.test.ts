import type { Page } from '@playwright/test';
import { fillInAddress } from '#tests/support/fill-in-address.ts';
import { expect, test } from '#tests/support/journey.ts';
import { mailedCode, newAddress } from '#tests/support/move-in.ts';

test('from the landing page to paid for somebody new: ten presses and one letter', async ({
  page,
}) => {
  const presses = await countPresses(page);
  await page.goto('/');
  await page.getByLabel('Name', { exact: true }).fill('Theo');
  for (const [group, color] of [
    ['Skin', 'Honey'],
    ['Hair color', 'Auburn'],
  ] as const) {
    await page.getByRole('group', { name: group }).getByRole('radio', { name: color }).check();
  }
  await expect(page.getByRole('figure').first()).toContainText('Theo tried it');
  expect(presses(), "until a child of one's own is on a real page").toHaveLength(2);

  const three = page.getByRole('region', { name: 'Three to start with' });
  await three.getByRole('heading', { level: 3 }).getByRole('link').first().click();
  await page.getByRole('main').getByRole('button', { name: 'Create book' }).click();
  const signIn = page.getByRole('dialog', { name: 'Sign in required' });
  const email = newAddress();
  await signIn.getByLabel('E-mail').fill(email);
  await signIn.getByRole('button', { name: 'Send me a code' }).click();
  await expect(signIn.getByText(email)).toBeVisible();
  await signIn.getByLabel('Code').fill(await mailedCode(page.request, email));

  const whose = page.getByRole('dialog', { name: 'Who is this book for?' });
  await whose.getByRole('button', { name: 'Save Theo to your family' }).click();
  await expect(whose.getByRole('radio', { name: 'Theo' })).toBeChecked();
  await whose.getByRole('button', { name: 'Buy Now' }).click();
  const sheet = page.getByRole('dialog', { name: 'Personalize and confirm' });
  // Nobody has been asked for a name yet: it is asked for with the address.
  await expect(sheet.getByLabel('Recipient')).toHaveValue('');
  await sheet.getByLabel('Recipient').fill('Nora Newcomer');
  await fillInAddress(sheet);
  await sheet.getByRole('button', { name: 'Confirm and pay' }).click();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank You for Your Order!');
  await expect(page.getByRole('region', { name: 'Your order' })).toContainText('for Theo');
  expect(presses().length, presses().join('\n')).toBeLessThanOrEqual(10);
  expect(await lettersToRead(page, email)).toHaveLength(1);
  const profile = await (await page.request.get('/api/profiles/me')).json();
  expect(profile.name).toBe('Nora Newcomer');
});

/** The letters that had to be read on the way; the one that confirms the payment comes afterwards. */
async function lettersToRead(page: Page, email: string): Promise<object[]> {
  const inbox = await page.request.get(`/sandbox/inbox.json?${new URLSearchParams({ to: email })}`);
  const letters: { text: string }[] = await inbox.json();
  return letters.filter(({ text }) => text.includes('/auth/callback'));
}

/**
 * Counts what a finger or a mouse does: every press, and every answer of a list (its two, opening and choosing, are done by
 * the browser and count as one, since it can be typed into). Typing is not counted, nor the tap into a field that it needs.
 */
async function countPresses(page: Page): Promise<() => string[]> {
  const presses: string[] = [];
  await page.exposeFunction('tellPress', (what: string) => presses.push(what));
  await page.addInitScript(() => {
    const tell = (what: string) =>
      (window as unknown as { tellPress(what: string): void }).tellPress(what);
    const nameOf = (target: EventTarget | null) =>
      (target as HTMLElement).textContent?.trim() ?? '';
    addEventListener('pointerdown', ({ target }) => tell(nameOf(target)), true);
    addEventListener(
      'change',
      ({ target }) => target instanceof HTMLSelectElement && tell(target.name),
      true,
    );
  });
  return () => presses;
}
