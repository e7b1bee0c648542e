import type { ShownOrder } from './shown-order.ts';

/** Where an order goes, folded up: the list has the columns that the specification gives it, and no room for more. */
export function Parcel({ order }: { order: ShownOrder }) {
  const { ship_to: shipTo, goesTo } = order;
  if (!shipTo) return order.customer_name !== null && <NoAddress />;
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

function NoAddress() {
  return <span className="block text-sm text-ink-soft">No address was kept</span>;
}
