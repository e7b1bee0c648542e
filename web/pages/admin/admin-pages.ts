import { Package, Printer, UsersRound } from 'lucide-react';

/** The pages of the back office, in the order of the sidebar. */
export const PAGES = [
  { to: '/admin', label: 'Manage Users', loading: 'Loading users...', Icon: UsersRound },
  { to: '/admin/orders', label: 'Manage Orders', loading: 'Loading orders...', Icon: Package },
  { to: '/admin/printing', label: 'Printing', loading: 'Loading parcels...', Icon: Printer },
] as const;
