import type { AdminOrder } from '#contract/admin.ts';
import { ADDRESS_FORGOTTEN } from '#web/pages/orders/order-in-words.ts';
import { isForgotten } from './erased.ts';
import type { ShownOrder } from './shown-order.ts';

/** Where an order goes, folded up: the list has the columns that the specification gives it, and no room for more. */
export function Parcel({ order }: { order: ShownOrder }) {
  const { ship_to: shipTo, goesTo } = order;
  if (!shipTo) return order.customer_name !== null && <NoAddress order={order} />;
  return (
    <details className="text-sm">
      <summary className="link cursor-pointer py-3">To {shipTo.city}</summary>
      <p className="pb-1 text-ink-soft">
        {goesTo.map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
        {shipTo.phone_number && <span className="block">{shipTo.phone_number}</span>}
        {order.customer_email && <span className="block">{order.customer_email}</span>}
      </p>
    </details>
  );
}

/** Said of an order without an address: one from before those were kept, or one that has forgotten it. */
export function NoAddress({ order }: { order: AdminOrder }) {
  return (
    <span className="block text-sm text-ink-soft">
      {isForgotten(order) ? ADDRESS_FORGOTTEN : 'No address was kept'}
    </span>
  );
}
