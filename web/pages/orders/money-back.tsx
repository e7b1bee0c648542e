import type { Order, OrderInFull } from '#contract/orders.ts';
import {
  HOW_LONG_A_BANK_TAKES,
  MONEY_NOT_TAKEN,
  REFUND_CAME_BACK,
} from '#vocabulary/sentences/refunds.ts';
import { showPrice } from '#web/book/price.ts';
import { backOnCard } from './back-on-card.ts';

type Refunded = Pick<Order, 'refunded_amount' | 'refund_status'>;
type RefundedInFull = Refunded &
  Pick<OrderInFull, 'refunds'> & { transaction: Pick<OrderInFull['transaction'], 'gift_card'> };

/** What was given back of an order, in a line; nothing where nothing was. */
export function MoneyBackLine({ order }: { order: Refunded }) {
  const words = inShort(order);
  return words && <p className="text-sm font-normal text-ink-soft">{words}</p>;
}

/** The same in sentences, for the order's own page: how far it is, and of each part how far that is, and why. */
export function MoneyBack({ order }: { order: RefundedInFull }) {
  const { refund_status: status, refunded_amount: amount, refunds } = order;
  if (!status) return null;
  const onCard = backOnCard(order);
  return (
    <div className="mt-4 grid gap-2" role="status">
      {status === 'failed' && <p>{MONEY_NOT_TAKEN}</p>}
      {amount > onCard && (
        <p>
          <b className="num">{showPrice(amount - onCard)}</b> {HOW_FAR[status]}, the way you paid.{' '}
          {HOW_LONG_A_BANK_TAKES}
        </p>
      )}
      {onCard > 0 && (
        <p>
          <b className="num">{showPrice(onCard)}</b> is on the gift card ending in{' '}
          {order.transaction.gift_card} again.
        </p>
      )}
      {refunds.length === 1 && amount > 0 ? (
        refunds.map(({ created_at, why }) => (
          <p key={created_at} className="wrap-anywhere">
            {why}
          </p>
        ))
      ) : (
        <Parts parts={refunds} />
      )}
    </div>
  );
}

function Parts({ parts }: { parts: OrderInFull['refunds'] }) {
  if (parts.length === 0) return null;
  return (
    <ul className="grid gap-1">
      {parts.map(({ created_at, amount, status, why }) => (
        <li key={created_at} className="wrap-anywhere">
          <span className="num">{showPrice(amount)}</span> {PARTS[status]}
          {why && `: ${why}`}
        </li>
      ))}
    </ul>
  );
}

const PARTS = {
  pending: 'is on its way',
  succeeded: 'has gone back',
  failed: 'was not accepted by the bank',
} as const;
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
