import type { Order as WireOrder, OrderInFull as WireOrderInFull } from '#contract/orders.ts';
import type { NotedReader } from '#shop/family/book-photo.ts';
import { toDollars } from '#shop/money.ts';
import { bookStatusOf } from '#shop/orders/book-making.ts';
import type { OrderInFull } from '#shop/orders/find-order.ts';
import type { MakingEvent, Stages } from '#shop/orders/making.ts';
import type { Order } from '#shop/orders/order.ts';
import type { ReprintOffer } from '#shop/orders/reprint-offer.ts';
import { type Correctable, correctables } from '#vocabulary/making.ts';
import { REPRINT_NOTE } from '#vocabulary/printing.ts';
import { presentShipTo } from './ship-to.ts';

/** Whom a book is drawn for, without the photo. */
export const presentReader = ({
  photo: _,
  ageMonths,
  interests,
  companion,
  grownUp,
  babyName,
  traits,
  ...reader
}: NotedReader) => ({
  ...reader,
  age_months: ageMonths,
  interests: [...interests],
  companion_kind: companion?.kind ?? '',
  companion_name: companion?.name ?? '',
  grown_up: grownUp ?? '',
  baby_name: babyName ?? '',
  traits: { ...traits },
});

/** A paid order's book, unless it was canceled, or its child erased. */
const isReadable = (order: Order): order is Order & { making: NonNullable<Order['making']> } =>
  order.making !== null && order.stages?.stage !== 'cancelled' && order.reader !== null;

/** An order as its own family is told of it. */
export const presentOrder = (order: Order, userId: string): WireOrder => ({
  id: order.id,
  user_id: userId,
  book_id: order.bookId,
  book_title: order.bookTitle,
  book_price: toDollars(order.bookPrice),
  quantity: order.quantity,
  total_amount: toDollars(order.totalAmount),
  discount: toDollars(order.discount),
  paid_by_card: toDollars(order.paidByCard),
  status: order.status,
  child_id: order.childId,
  child_name: order.reader?.name ?? null,
  reader: order.reader && presentReader(order.reader),
  ship_to: presentShipTo(order.shipTo),
  dedication: order.dedication,
  from: order.from,
  surprise_until: order.surpriseUntil,
  created_at: order.createdAt.toISOString(),
  making: order.stages && presentMaking(order.stages, order),
  // Nobody reads what was canceled or erased, so nobody waits for it either.
  book_status: isReadable(order) ? bookStatusOf(order.making) : null,
  has_card: isReadable(order) && order.making.cardRevision === order.making.revision,
  transaction: {
    id: order.transaction.id,
    stripe_session_id: order.transaction.stripeSessionId,
    status: order.transaction.status,
    amount: toDollars(order.transaction.amount),
    discount: toDollars(order.transaction.discount),
    paid_by_card: toDollars(order.transaction.paidByCard),
    gift_card: order.transaction.giftCard,
    code: order.transaction.code,
    is_on_its_way:
      order.transaction.status === 'pending' && order.transaction.onItsWaySince !== null,
    order_count: order.transaction.orderCount,
  },
  refunded_amount: toDollars(order.refundedAmount),
  refund_status: order.refundState,
  can_pay_again: order.canBePaidAgain,
});

const presentMaking = (
  { stage, checkingUntil, trackingUrl, reason, reprints, version }: Stages,
  { arrivesFrom, arrivesUntil }: Order,
) => ({
  stage,
  until: stage === 'checking' ? checkingUntil.toISOString() : null,
  tracking_url: trackingUrl,
  arrives: arrivesFrom && arrivesUntil ? { from: arrivesFrom, until: arrivesUntil } : null,
  reason,
  reprints,
  version,
});

/** The same with all that has happened to its book. */
export const presentOrderInFull = (order: OrderInFull, userId: string): WireOrderInFull => ({
  ...presentOrder(order, userId),
  history: order.history.map(({ stage, at, by, note }) => ({
    stage,
    at: at.toISOString(),
    by,
    corrected: correctedIn(note),
    is_reprint: note === REPRINT_NOTE,
  })),
  refunds: order.refunds.map(({ amount, state, why, createdAt }) => ({
    amount: toDollars(amount),
    status: state,
    why,
    created_at: createdAt.toISOString(),
  })),
  reprint_of: order.reprintOf,
  reprint_offer: order.reprintOffer ? presentOffer(order.reprintOffer) : null,
});

export const presentOffer = ({ price, boughtAs }: ReprintOffer) => ({
  price: price === null ? null : toDollars(price),
  order_id: boughtAs,
});

/** A correction is noted by the names of what it changed; any other note is for the back office. */
export function correctedIn(note: MakingEvent['note']): Correctable[] {
  const names = note?.split(', ') ?? [];
  return correctables.filter((name) => names.includes(name));
}
