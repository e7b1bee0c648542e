import { Link } from 'react-router';
import type { AdminOrderInFull } from '#contract/admin.ts';
import { adminPath } from '#web/pages/admin/admin-path.ts';
import { ordersOfFamily } from '#web/pages/admin/orders/order-filter.ts';
import { Customer } from '#web/pages/admin/orders/order-words.tsx';

/** Who bought it, with the ways to all of their orders and to their account. */
export function Family({ order }: { order: AdminOrderInFull }) {
  const { user_id: userId, customer_email: email } = order;
  return (
    <section aria-labelledby="family">
      <h2 id="family" className="text-xl">
        Family
      </h2>
      <p className="mt-1 text-sm wrap-anywhere">
        <Customer order={order} />
        {email && <span className="block">{email}</span>}
      </p>
      {userId && (
        <p className="mt-1 flex flex-wrap gap-x-6 text-sm">
          <Link className="link inline-flex min-h-11 items-center" to={ordersOfFamily(userId)}>
            All orders of this family
          </Link>
          {email && (
            <Link
              className="link inline-flex min-h-11 items-center"
              to={adminPath('/admin', { q: email })}
            >
              Their account
            </Link>
          )}
        </p>
      )}
    </section>
  );
}
