import { ADDRESS_FORGOTTEN, ADDRESS_NOT_KEPT, type ShownOrder } from './order-in-words.ts';

/** Where an order goes, or was to go, as it was said when it was placed. */
export function OrderParcel({ order }: { order: ShownOrder }) {
  const unknown = order.isForgotten
    ? `Address: ${ADDRESS_FORGOTTEN.toLowerCase()}`
    : ADDRESS_NOT_KEPT;
  return (
    <p className="mt-1 max-w-[30rem] text-sm break-words text-ink-soft">
      {order.goesTo ? `To ${order.goesTo}` : unknown}
    </p>
  );
}
