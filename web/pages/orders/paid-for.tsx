import { codeLine } from '#vocabulary/codes.ts';
import { cardLine } from '#vocabulary/gift-cards.ts';
import { showPrice } from '#web/book/price.ts';

type Priced = { total_amount: number; discount: number };
type Paid = Priced & { paid_by_card?: number };

/** What is left of an amount in dollars; in cents, because 0.3 - 0.1 is not 0.2. */
const less = (dollars: number, off: number): number =>
  (Math.round(dollars * 100) - Math.round(off * 100)) / 100;

/** What is paid for an order in dollars, less its share of what a code takes off. */
export const paidFor = ({ total_amount, discount }: Priced): number => less(total_amount, discount);

/** The same less what a gift card has paid of it, where that is said. */
const chargedFor = ({ paid_by_card: byCard = 0, ...order }: Paid): number =>
  less(paidFor(order), byCard);

/**
 * What is charged for an order, and below it what a code takes off its price or a gift card has paid of it, where one does.
 *
 * @param props.order where it does not say what a gift card has paid, all that was paid is shown
 * @param props.payment left out where nobody says which code and which card
 */
export function PaidFor({
  order,
  payment: { code, gift_card: card } = {},
}: {
  order: Paid;
  payment?: { code?: string | null; gift_card?: string | null };
}) {
  const { discount, paid_by_card: byCard = 0 } = order;
  return (
    <>
      {showPrice(chargedFor(order))}
      {discount > 0 && <Off line={code ? codeLine(code) : 'Discount'} dollars={discount} />}
      {byCard > 0 && <Off line={card ? cardLine(card) : 'Gift card'} dollars={byCard} />}
    </>
  );
}

function Off({ line, dollars }: { line: string; dollars: number }) {
  return (
    <span className="block text-sm font-normal text-ink-soft">
      {line} <span className="whitespace-nowrap">−{showPrice(dollars)}</span>
    </span>
  );
}
