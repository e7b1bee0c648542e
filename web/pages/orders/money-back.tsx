import type { Order } from '#contract/orders.ts';
import {
  HOW_LONG_A_BANK_TAKES,
  MONEY_NOT_TAKEN,
  REFUND_CAME_BACK,
} from '#vocabulary/sentences/refunds.ts';
import { showPrice } from '#web/book/price.ts';

type Refunded = Pick<Order, 'refunded_amount' | 'refund_status'>;

/** What was given back of an order, in a line; nothing where nothing was. */
export function MoneyBackLine({ order }: { order: Refunded }) {
  const words = inShort(order);
  return words && <p className="text-sm font-normal text-ink-soft">{words}</p>;
}

/** The same in sentences, for the order's own page. */
export function MoneyBack({ order }: { order: Refunded }) {
  const { refund_status: status, refunded_amount: amount } = order;
  if (!status) return null;
  return (
    <p className="mt-4" role="status">
      {status === 'failed' ? (
        MONEY_NOT_TAKEN
      ) : (
        <>
          <b className="num">{showPrice(amount)}</b>{' '}
          {status === 'pending' ? 'is on its way back to you' : 'has gone back to you'}, the way you
          paid. {HOW_LONG_A_BANK_TAKES}
        </>
      )}
    </p>
  );
}

function inShort({ refund_status: status, refunded_amount: amount }: Refunded): string | null {
  switch (status) {
    case 'pending':
      return `${showPrice(amount)} on its way back`;
    case 'succeeded':
      return `${showPrice(amount)} given back`;
    case 'failed':
      return REFUND_CAME_BACK;
    case null:
      return null;
  }
}
