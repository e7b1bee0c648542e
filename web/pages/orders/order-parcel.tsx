import { ADDRESS_NOT_KEPT, type ShownOrder } from './order-in-words.ts';

/** Where an order goes, or was to go, as it was said when it was placed. */
export function OrderParcel({ order }: { order: ShownOrder }) {
  return (
    <p className="mt-1 max-w-[30rem] text-sm break-words text-ink-soft">
      {order.goesTo ? `To ${order.goesTo}` : ADDRESS_NOT_KEPT}
    </p>
  );
}
