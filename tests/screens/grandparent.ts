import { expect } from '@playwright/test';
import { toast } from '#tests/support/on-screen.ts';
import { at, dialog, goTo, press, type Screen } from './screen.ts';

/** What is seen by somebody who has an account and nothing else yet. */
export const grandparentScreens: Screen[] = [
  at('/', 'home-new', 'Home without a child'),
  at('/signup', 'signup', 'The welcome after the first sign-in'),
  at('/onboarding', 'onboarding', 'How many children'),
  {
    name: 'onboarding-child',
    shows: 'A child of onboarding after a refusal',
    open: async (page) => {
      await goTo(page, '/onboarding');
      await page.getByRole('radio', { name: '2' }).check();
      await page.getByRole('button', { name: 'Continue' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Child 1 of 2');
      await press(page, 'Next child', (page) =>
        expect(toast(page, 'Validation Error').first()).toBeVisible({ timeout: 3000 }),
      );
    },
  },
  at('/onboarding?flow=gift', 'gift', 'Whom a gift is for'),
  at('/profile', 'profile-new', 'A family profile with nobody in it'),
  at('/profile?add_child=true', 'child-new', 'The form for a child'),
  at('/profile?edit=true&section=address', 'address-new', 'The form for an address'),
  {
    name: 'create-new',
    shows: 'Create book, for a family without a child',
    open: async (page) => {
      await goTo(page, '/book/1');
      await press(page, 'Create book', dialog('Who is this book for?'));
    },
  },
  at('/cart', 'cart-empty', 'An empty cart'),
  at('/orders', 'orders-none', 'No orders yet'),
  at('/collections', 'collections-empty', 'Lovely with nothing in it'),
];
