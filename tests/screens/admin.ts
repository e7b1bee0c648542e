import type { Page } from '@playwright/test';
import { at, goTo, type Screen } from './screen.ts';

/** The page of the newest order that is paid for. */
async function openOrder(page: Page): Promise<void> {
  const orders: { id: string }[] = await (
    await page.request.get('/api/admin/orders?status=completed')
  ).json();
  await goTo(page, `/admin/orders/${orders[0]!.id}`);
}

/** The same with what can be given back of it, and printed once more. */
async function openMoney(page: Page): Promise<void> {
  await openOrder(page);
  await page.getByRole('heading', { name: 'Give money back' }).click();
}

/** The same, with the form to correct where it goes, refused for want of a city. */
async function refuseAddress(page: Page): Promise<void> {
  const orders: { id: string; stage: string | null }[] = await (
    await page.request.get('/api/admin/orders?status=completed')
  ).json();
  const { id } = orders.find(({ stage }) => stage === 'checking' || stage === 'approved')!;
  await goTo(page, `/admin/orders/${id}`);
  await page.getByText('Correct the address').click();
  await page.getByLabel('City').fill('');
  await page.getByRole('button', { name: 'Keep this address' }).click();
  await page.getByText('Please fill in the city').waitFor();
}

/** The back office. */
export const adminScreens: Screen[] = [
  at('/admin', 'admin-users', 'Who has an account'),
  at('/admin/today', 'admin-today', 'What waits in the morning'),
  at('/admin/orders', 'admin-orders', 'All orders'),
  at('/admin/printing', 'admin-printing', 'Parcels at the printer'),
  at('/admin/codes', 'admin-codes', 'Discount codes, and how one is made'),
  at('/admin/reviews', 'admin-reviews', 'Reviews that wait to be read'),
  at('/admin/webhooks', 'admin-webhooks', 'Who else is told of what happens'),
  at('/admin/gift-cards', 'admin-gift-cards', 'Gift cards, and what is owed on them'),
  { name: 'admin-order', shows: 'An order by itself', open: openOrder },
  { name: 'admin-order-money', shows: 'Giving a part of the money back', open: openMoney },
  {
    name: 'admin-order-address',
    shows: 'An address that lacks its city, in the back office',
    open: refuseAddress,
  },
  at('/admin/orders?q=nobody', 'admin-orders-none', 'A search that finds no order'),
];
