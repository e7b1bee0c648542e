import { at, type Screen } from './screen.ts';

/** The back office. */
export const adminScreens: Screen[] = [
  at('/admin', 'admin-users', 'Who has an account'),
  at('/admin/orders', 'admin-orders', 'All orders'),
  at('/admin/printing', 'admin-printing', 'Parcels at the printer'),
  at('/admin/orders?q=nobody', 'admin-orders-none', 'A search that finds no order'),
];
