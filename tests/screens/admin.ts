import type { Page } from '@playwright/test';
import { at, goTo, type Screen } from './screen.ts';

/** The page of the newest order that is paid for. */
async function openOrder(page: Page): Promise<void> {
  const orders: { id: string }[] = await (
    await page.request.get('/api/admin/orders?status=completed')
  ).json();
  await goTo(page, `/admin/orders/${orders[0]!.id}`);
}

/** The back office. */
export const adminScreens: Screen[] = [
  at('/admin', 'admin-users', 'Who has an account'),
  at('/admin/orders', 'admin-orders', 'All orders'),
  at('/admin/printing', 'admin-printing', 'Parcels at the printer'),
  { name: 'admin-order', shows: 'An order by itself', open: openOrder },
  at('/admin/orders?q=nobody', 'admin-orders-none', 'A search that finds no order'),
];
