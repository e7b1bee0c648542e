import { codeLine } from '#vocabulary/codes.ts';
import { showPrice } from '#web/book/price.ts';

type Priced = { total_amount: number; discount: number };

/** What is paid for an order in dollars, less its share of what a code takes off; in cents, because 0.3 - 0.1 is not 0.2. */
export const paidFor = ({ total_amount, discount }: Priced): number =>
  (Math.round(total_amount * 100) - Math.round(discount * 100)) / 100;

/**
 * What is paid for an order, and below it what a code takes off its price, where one does.
 *
 * @param props.code null where nobody says which
 */
export function PaidFor({ order, code }: { order: Priced; code: string | null }) {
  return (
    <>
      {showPrice(paidFor(order))}
      {order.discount > 0 && (
        <span className="block text-sm font-normal text-ink-soft">
          {code ? codeLine(code) : 'Discount'}{' '}
          <span className="whitespace-nowrap">−{showPrice(order.discount)}</span>
        </span>
      )}
    </>
  );
}
