import {
  Gift,
  Package,
  Printer,
  Star,
  Sunrise,
  TicketPercent,
  UsersRound,
  Webhook,
} from 'lucide-react';

/** The pages of the back office, in the order of the sidebar. */
export const PAGES = [
  { to: '/admin/today', label: 'Today', loading: 'Looking around...', Icon: Sunrise },
  { to: '/admin', label: 'Manage Users', loading: 'Loading users...', Icon: UsersRound },
  { to: '/admin/orders', label: 'Manage Orders', loading: 'Loading orders...', Icon: Package },
  { to: '/admin/printing', label: 'Printing', loading: 'Loading parcels...', Icon: Printer },
  { to: '/admin/codes', label: 'Discount Codes', loading: 'Loading codes...', Icon: TicketPercent },
  { to: '/admin/reviews', label: 'Reviews', loading: 'Loading reviews...', Icon: Star },
  { to: '/admin/gift-cards', label: 'Gift Cards', loading: 'Loading gift cards...', Icon: Gift },
  { to: '/admin/webhooks', label: 'Webhooks', loading: 'Loading events...', Icon: Webhook },
] as const;
