import type {
  AdminOrder as WireAdminOrder,
  AdminOrderInFull as WireAdminOrderInFull,
} from '#contract/admin.ts';
import type { AdminOrderInFull } from '#shop/admin/find-any-order.ts';
import type { AdminOrder } from '#shop/admin/list-all-orders.ts';
import { toDollars } from '#shop/money.ts';
import { bookStatusOf } from '#shop/orders/book-making.ts';
import { correctedIn } from './present-order.ts';
import { presentShipTo } from './ship-to.ts';

/** An order as the back office is told of it. */
export const presentAdminOrder = (order: AdminOrder): WireAdminOrder => ({
  id: order.id,
  book_id: order.bookId,
  book_title: order.bookTitle,
  book_price: toDollars(order.bookPrice),
  quantity: order.quantity,
  total_amount: toDollars(order.totalAmount),
  refunded_amount: toDollars(order.refundedAmount),
  status: order.status,
  customer_name: order.customerName,
  customer_email: order.customerEmail,
  child_id: order.childId,
  child_name: order.childName,
  ship_to: presentShipTo(order.shipTo),
  created_at: order.createdAt.toISOString(),
  book: order.making && { status: bookStatusOf(order.making), failure: order.making.failure },
  stage: order.stage,
});

/** The same with all that has happened to it. */
export const presentAdminOrderInFull = (order: AdminOrderInFull): WireAdminOrderInFull => ({
  ...presentAdminOrder(order),
  transaction: {
    stripe_session_id: order.transaction.stripeSessionId,
    amount: toDollars(order.transaction.amount),
    order_count: order.transaction.orderCount,
  },
  until: order.until?.toISOString() ?? null,
  reason: order.reason,
  history: order.history.map(({ stage, at, by, note }) => {
    const corrected = correctedIn(note);
    return { stage, at: at.toISOString(), by, corrected, note: corrected.length > 0 ? null : note };
  }),
  refunds: order.refunds.map((refund) => ({
    id: refund.id,
    amount: toDollars(refund.amount),
    reason: refund.reason,
    status: refund.state,
    stripe_refund_id: refund.stripeRefundId,
    created_at: refund.createdAt.toISOString(),
    settled_at: refund.settledAt?.toISOString() ?? null,
  })),
  can_cancel: order.canCancel,
  can_give_back: order.canGiveBack,
});
