import type { AdminOrderInFull } from '#contract/admin.ts';
import { showPrice } from '#web/book/price.ts';

/** The gift card that pays some of an order, as the back office names cards. */
export const giftCardOf = ({ transaction: { gift_card: ending } }: AdminOrderInFull): string =>
  `gift card ending in ${ending}`;

/** What a gift card paid of an order, and what becomes of that; nothing where none did. */
export function ByGiftCard({ order }: { order: AdminOrderInFull }) {
  if (order.paid_by_card === 0) return null;
  return (
    <p className="text-sm">
      <b className="num">{showPrice(order.paid_by_card)}</b> was paid by the {giftCardOf(order)}. It
      goes back to it if the book is canceled, and not in part.
    </p>
  );
}
