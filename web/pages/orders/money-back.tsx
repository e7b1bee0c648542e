import type { Order, OrderInFull } from '#contract/orders.ts';
import {
  HOW_LONG_A_BANK_TAKES,
  MONEY_NOT_TAKEN,
  REFUND_CAME_BACK,
} from '#vocabulary/sentences/refunds.ts';
import { showPrice } from '#web/book/price.ts';

type Refunded = Pick<Order, 'refunded_amount' | 'refund_status'>;
type RefundedInFull = Refunded & Pick<OrderInFull, 'refunds'>;

/** What was given back of an order, in a line; nothing where nothing was. */
export function MoneyBackLine({ order }: { order: Refunded }) {
  const words = inShort(order);
  return words && <p className="text-sm font-normal text-ink-soft">{words}</p>;
}

/** The same in sentences, for the order's own page: how far it is, and why of each part. */
export function MoneyBack({ order }: { order: RefundedInFull }) {
  const { refund_status: status, refunded_amount: amount, refunds } = order;
  if (!status) return null;
  const parts = refunds.filter((refund) => refund.why !== null && refund.status !== 'failed');
  return (
    <div className="mt-4 grid gap-2" role="status">
      {status === 'failed' && <p>{MONEY_NOT_TAKEN}</p>}
      {amount > 0 && (
        <p>
          <b className="num">{showPrice(amount)}</b> {HOW_FAR[status]}, the way you paid.{' '}
          {HOW_LONG_A_BANK_TAKES}
        </p>
      )}
      {parts.map((part) => (
        <p key={part.created_at} className="wrap-anywhere">
          {parts.length > 1 && <span className="num">{showPrice(part.amount)}: </span>}
          {part.why}
        </p>
      ))}
    </div>
  );
}

const HOW_FAR = {
  pending: 'is on its way back to you',
  succeeded: 'has gone back to you',
  // Of another part.
  failed: 'has gone back to you, or is on its way',
} as const;

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
