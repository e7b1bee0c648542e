import { Link } from 'react-router';
import type { AdminProfile } from '#contract/admin.ts';
import { userTypeLabels } from '#vocabulary/accounts.ts';
import { atUtc } from '#web/pages/admin/moment.ts';
import { ordersOfFamily } from '#web/pages/admin/orders/order-filter.ts';

/** A user with the time since then in words, such as 'about 2 hours ago'. */
export type ShownUser = AdminProfile & { created: string };

export function UserType({ user }: { user: ShownUser }) {
  const label = userTypeLabels[user.user_type];
  return user.user_type === 'admin' ? <b>{label}</b> : label;
}

/** The way to a family's orders, with how many there are; nothing where there is none. */
export function OrdersOf({ user: { id, name, email, order_count: orders } }: { user: ShownUser }) {
  if (orders === 0) return null;
  const words = orders === 1 ? '1 order' : `${orders.toLocaleString('en-US')} orders`;
  return (
    <Link
      className="link num inline-flex min-h-11 items-center text-sm font-normal whitespace-nowrap"
      to={ordersOfFamily(id)}
      aria-label={`${words} of ${name || email}`}
    >
      {words}
    </Link>
  );
}

/** How long ago, with the exact moment for a pointer that rests on it. */
export function CreatedAt({ user }: { user: ShownUser }) {
  const { day, time } = atUtc(user.created_at);
  return (
    <time dateTime={user.created_at} title={`${day}, ${time}`} className="whitespace-nowrap">
      {user.created}
    </time>
  );
}
