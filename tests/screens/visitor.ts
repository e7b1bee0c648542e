import { expect } from '@playwright/test';
import { toast } from '#tests/support/on-screen.ts';
import { at, dialog, goTo, press, type Screen } from './screen.ts';

/** What is seen before anybody has signed in. */
export const visitorScreens: Screen[] = [
  at('/', 'landing', 'The landing page'),
  at('/books', 'books', 'All books'),
  at('/books?q=volcano+soup&age=3-4', 'books-none', 'A search that finds no book'),
  at('/book/1', 'book', 'A book'),
  {
    name: 'book-said',
    shows: 'What families say of a book, and who made it and what of',
    open: async (page) => {
      await goTo(page, '/book/1');
      await page.getByText('Safety and maker').click();
      await expect(page.getByText('Made of')).toBeVisible();
    },
  },
  at('/book/999', 'book-missing', 'A book that is not there'),
  {
    name: 'book-sign-in',
    shows: 'Create book, for who is not signed in',
    open: async (page) => {
      await goTo(page, '/book/1');
      await press(page, 'Create book', dialog('Sign in required'));
    },
  },
  at('/book/1/preview', 'preview', 'A preview with the sample hero'),
  {
    name: 'preview-sign-in',
    shows: 'Generate Preview, for who is not signed in',
    open: async (page) => {
      await goTo(page, '/book/1/preview');
      await press(page, 'Generate Preview', dialog('Sign in required'));
    },
  },
  at('/explore', 'explore', 'Explore'),
  at('/explore?q=shadow', 'explore-found', 'A search in Explore'),
  at('/explore?q=nothing+of+the+sort', 'explore-none', 'A search that finds no activity'),
  at('/theme/feeling-shy', 'theme', 'A theme'),
  {
    name: 'theme-used',
    shows: 'A theme with a like and a comment',
    open: async (page) => {
      await goTo(page, '/theme/feeling-shy');
      const first = page.getByRole('article', { name: 'The Puppet Goes First' });
      await expect(async () => {
        await first.getByRole('textbox').fill('She did the voices.');
        await first.getByRole('textbox').press('Enter');
        await expect(first.getByText('She did the voices.')).toBeVisible({ timeout: 1000 });
      }).toPass({ timeout: 15_000 });
      await first.getByRole('button', { name: /^Like/ }).click();
    },
  },
  {
    name: 'theme-wonder-book',
    shows: 'The dialog of a Wonder Book',
    open: async (page) => {
      await goTo(page, '/theme/feeling-shy');
      await press(page, 'Create book', (page) =>
        expect(page.getByRole('dialog')).toBeVisible({ timeout: 3000 }),
      );
    },
  },
  at('/theme/no-such-theme', 'theme-missing', 'A theme that is not there'),
  at('/activity/activity-create-2', 'activity', 'An activity'),
  at('/activity/no-such-activity', 'activity-missing', 'An activity that is not there'),
  at('/login', 'login', 'Signing in'),
  at('/login?mode=create&to=%2Fonboarding%3Fflow%3Dgift', 'login-create', 'A new account'),
  {
    name: 'login-refused',
    shows: 'Signing in after an old link, with a mail address that is none',
    open: async (page) => {
      await goTo(page, '/login?error=link');
      await page.getByRole('main').getByLabel('E-mail').fill('nora at home');
      await press(page, 'Send me a link', (page) =>
        expect(toast(page, 'Error').first()).toBeVisible({ timeout: 3000 }),
      );
    },
  },
  {
    name: 'check-your-email',
    shows: 'After asking for a link and a code',
    open: async (page) => {
      await goTo(page, '/login');
      await page.getByRole('main').getByLabel('E-mail').fill('grandparent@example.com');
      await page.getByRole('button', { name: 'Send me a link' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check Your Email');
    },
  },
  at('/gift-cards', 'gift-cards', 'Buying a gift card'),
  at('/help', 'help', 'Help'),
  at('/delivery', 'delivery', 'Delivery'),
  at('/returns', 'returns', 'Returns'),
  at('/privacy', 'privacy', 'Privacy, with how long what is kept'),
  at('/accessibility', 'accessibility', 'Accessibility'),
  at('/contact', 'contact', 'Contact'),
  at('/nowhere', 'not-found', 'A page that is not there'),
  at('/shared/none', 'shared-gone', 'A preview that was taken back'),
  // A few calls are as good as all, and the engines take a tenth of the time.
  at('/api?q=children', 'api', 'The reference of the API, searched'),
  at('/sandbox/inbox', 'sandbox-inbox', 'The inbox of the sandbox'),
  at('/sandbox/payments', 'sandbox-payments', 'The payments of the sandbox'),
  at('/sandbox/printing', 'sandbox-printing', 'The print partner of the sandbox'),
  // Last, for the draft that it leaves is on every cover from then on.
  {
    name: 'landing-drawn',
    shows: 'The landing page with a child who was just drawn',
    open: async (page) => {
      await goTo(page, '/');
      await expect(async () => {
        await page.getByLabel('Name', { exact: true }).fill('Theo');
        const onward = page.getByRole('link', { name: "See Theo's whole book" });
        await expect(onward).toBeVisible({ timeout: 1000 });
      }).toPass({ timeout: 15_000 });
    },
  },
];
