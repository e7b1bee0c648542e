import { Link } from 'react-router';
import type { AdminOrder } from '#contract/admin.ts';
import { makingStageLabels } from '#vocabulary/making.ts';
import { showPrice } from '#web/book/price.ts';
import { atUtc } from '#web/pages/admin/moment.ts';
import { shortId, statusInWords } from '#web/pages/orders/order-in-words.ts';
import { Stamp } from '#web/ui/stamp.tsx';
import { isErased } from './erased.ts';

/** '9f2c41ab...', which leads to the order's own page; the whole id for a pointer that rests on it. */
export function OrderId({ order }: { order: AdminOrder }) {
  return (
    <Link
      className="link num inline-flex min-h-11 items-center whitespace-nowrap"
      to={`/admin/orders/${order.id}`}
      title={order.id}
    >
      {shortId(order.id)}...
    </Link>
  );
}

/** What was given back of it; nothing where nothing was. */
export function Refunded({ order }: { order: AdminOrder }) {
  if (order.refunded_amount === 0) return null;
  return (
    <span className="block whitespace-nowrap text-ink-soft">
      {showPrice(order.refunded_amount)} back
    </span>
  );
}

/** Never at a tilt here: an office has straight stamps. */
export function StatusBadge({ order }: { order: AdminOrder }) {
  return (
    <span className="grid justify-items-start gap-1">
      <Stamp look={order.status} label={statusInWords(order.status)} />
      {order.stage && <span className="text-sm">{makingStageLabels[order.stage]}</span>}
    </span>
  );
}

export function Customer({ order }: { order: AdminOrder }) {
  return order.customer_name ?? <span className="text-ink-soft">Deleted account</span>;
}

export function ChildName({ order }: { order: AdminOrder }) {
  if (order.child_name === null) {
    return <span className="text-ink-soft">{isErased(order) ? 'Erased' : '–'}</span>;
  }
  return <b className="rubric break-words">{order.child_name}</b>;
}

/** The day and the time, which may stand below each other but are not broken. */
export function Created({ order }: { order: AdminOrder }) {
  const { day, time } = atUtc(order.created_at);
  return (
    <time dateTime={order.created_at}>
      <span className="whitespace-nowrap">{day},</span>{' '}
      <span className="whitespace-nowrap">{time}</span>
    </time>
  );
}

/** Nothing for a single copy, which is the rule. */
export function Copies({ order }: { order: AdminOrder }) {
  if (order.quantity === 1) return null;
  return <span className="whitespace-nowrap text-ink-soft">{order.quantity} copies</span>;
}
