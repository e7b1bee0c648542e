import type {
  AdminOrder as WireAdminOrder,
  AdminOrderInFull as WireAdminOrderInFull,
} from '#contract/admin.ts';
import type { AdminOrderInFull } from '#shop/admin/find-any-order.ts';
import type { AdminOrder } from '#shop/admin/list-all-orders.ts';
import { toDollars } from '#shop/money.ts';
import { bookStatusOf } from '#shop/orders/book-making.ts';
import { correctedIn, presentOffer, presentReader } from './present-order.ts';
import { presentPrintJob } from './present-print-job.ts';
import { presentShipTo } from './ship-to.ts';

/** An order as the back office is told of it. */
export const presentAdminOrder = (order: AdminOrder): WireAdminOrder => ({
  id: order.id,
  book_id: order.bookId,
  book_title: order.bookTitle,
  book_price: toDollars(order.bookPrice),
  quantity: order.quantity,
  total_amount: toDollars(order.totalAmount),
  discount: toDollars(order.discount),
  refunded_amount: toDollars(order.refundedAmount),
  status: order.status,
  user_id: order.userId,
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
    discount: toDollars(order.transaction.discount),
    code: order.transaction.code,
    gift_card: order.transaction.giftCard,
    order_count: order.transaction.orderCount,
  },
  paid_by_card: toDollars(order.paidByCard),
  until: order.stages?.stage === 'checking' ? order.stages.checkingUntil.toISOString() : null,
  reason: order.stages?.reason ?? null,
  history: order.history.map(({ stage, at, by, note }) => {
    const corrected = correctedIn(note);
    return { stage, at: at.toISOString(), by, corrected, note: corrected.length > 0 ? null : note };
  }),
  refunds: order.refunds.map((refund) => ({
    id: refund.id,
    amount: toDollars(refund.amount),
    reason: refund.reason,
    why: refund.why,
    status: refund.state,
    stripe_refund_id: refund.stripeRefundId,
    created_at: refund.createdAt.toISOString(),
    settled_at: refund.settledAt?.toISOString() ?? null,
  })),
  can_cancel: order.canCancel,
  left_amount: toDollars(order.left),
  not_taken_amount: toDollars(order.notTaken),
  reprint_of: order.reprintOf,
  reprints: order.reprints.map(({ number, claim, madeAt }) => ({
    ...{ number, claim },
    made_at: madeAt.toISOString(),
  })),
  can_reprint: order.canReprint,
  reprint_offer: order.reprintOffer
    ? {
        offered_at: order.reprintOffer.offeredAt.toISOString(),
        ...presentOffer(order.reprintOffer),
      }
    : null,
  can_offer_reprint: order.canOfferReprint,
  ...presentDesk(order),
});

const presentDesk = ({ stages, printFiles, ...order }: AdminOrderInFull) => ({
  lines: order.lines.map(({ reader, ...line }) => ({
    id: line.id,
    book_id: line.bookId,
    book_title: line.bookTitle,
    quantity: line.quantity,
    total_amount: toDollars(line.totalAmount),
    status: line.status,
    stage: line.stage,
    reader: reader && presentReader(reader),
  })),
  print_files: printFiles && {
    state: printFiles.state,
    made_at: printFiles.madeAt?.toISOString() ?? null,
    interior_bytes: printFiles.interiorBytes,
    cover_bytes: printFiles.coverBytes,
    rules: (printFiles.preflight?.rules ?? []).map((rule) => ({ ...rule })),
  },
  parcels: order.parcels.map(presentPrintJob),
  tracking_url: stages?.trackingUrl ?? null,
  letters: order.letters.map((letter) => ({
    id: letter.id,
    kind: letter.kind,
    version: letter.version,
    ...presentSent(letter),
    repeats: letter.repeats.map(presentSent),
    not_again: letter.notAgain,
  })),
  acts: order.acts.map(({ at, act, byName, subject, why }) => ({
    at: at.toISOString(),
    ...{ act, by: byName, subject, why },
  })),
  version: stages?.version ?? null,
  is_held: order.isHeld,
  can_correct_address: order.canCorrectAddress,
  can_stop: order.canStop,
});

const presentSent = ({ queuedAt, sentAt }: { queuedAt: Date; sentAt: Date | null }) => ({
  queued_at: queuedAt.toISOString(),
  sent_at: sentAt?.toISOString() ?? null,
});
