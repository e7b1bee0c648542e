import type { Reads } from '#database/connect.ts';
import { type Act, listActsOnOrder } from '#shop/audit/list-acts.ts';
import type { NotedReader } from '#shop/family/book-photo.ts';
import { findWholeOrder } from '#shop/orders/find-whole-order.ts';
import { type Letter, listLetters } from '#shop/orders/list-letters.ts';
import { listRefunds, type Refund } from '#shop/orders/list-refunds.ts';
import type { MakingEvent, Stages } from '#shop/orders/making.ts';
import { mayMove } from '#shop/orders/making-stage.ts';
import { type PaymentOfOrders, readerOf } from '#shop/orders/order.ts';
import {
  canOfferReprint,
  findReprintOffer,
  type ReprintOffer,
} from '#shop/orders/reprint-offer.ts';
import { findPrintFiles, type PrintFiles } from '#shop/printing/find-print-files.ts';
import { listPrintJobsOf, type PrintJobInOffice } from '#shop/printing/list-print-jobs.ts';
import { listReprints, type Reprint } from '#shop/printing/list-reprints.ts';
import { canReprint } from '#shop/printing/reprint.ts';
import { leftOf } from '#shop/refunds/give-back.ts';
import { notTaken } from '#shop/refunds/not-taken.ts';
import { isBeforePrinter, type MakingStage } from '#vocabulary/making.ts';
import type { PaymentStatus } from '#vocabulary/payments.ts';
import { type AdminOrder, toAdminOrder } from './list-all-orders.ts';
import { ordersOfPayment, orderWithId } from './queries.ts';

/** An order of the same payment. */
export type OrderBeside = {
  id: string;
  bookId: number;
  bookTitle: string;
  quantity: number;
  totalAmount: number;
  status: PaymentStatus;
  stage: MakingStage | null;
  reader: NotedReader | null;
};

/** An order with all that has happened to its book and its money, and what can be done about it. */
export type AdminOrderInFull = AdminOrder & {
  transaction: PaymentOfOrders;
  /** All orders of its payment, this one among them. */
  lines: OrderBeside[];
  /** Null until it is paid, and for orders from before there was checking. */
  stages: Stages | null;
  history: MakingEvent[];
  refunds: Refund[];
  printFiles: PrintFiles | null;
  parcels: PrintJobInOffice[];
  letters: Letter[];
  acts: Act[];
  /** As far as we know: with the printer, the printer decides. */
  canCancel: boolean;
  /** Integer cents: what can still be given back; what the bank did not take, and was not given back anew. */
  left: number;
  notTaken: number;
  reprints: Reprint[];
  canReprint: boolean;
  reprintOffer: ReprintOffer | undefined;
  canOfferReprint: boolean;
  canCorrectAddress: boolean;
  canStop: boolean;
  isHeld: boolean;
};

/** Whosever order of that id; undefined if there is none. */
export async function findAnyOrder(
  db: Reads,
  id: string,
  now: Date,
): Promise<AdminOrderInFull | undefined> {
  const row = await orderWithId(db, id);
  if (!row) return undefined;
  const { order } = row;
  const [whole, beside, refunds, reprints, reprintOffer, printFiles, parcels, letters, acts] =
    await Promise.all([
      findWholeOrder(db, id),
      ordersOfPayment(db, order.transactionId),
      listRefunds(db, id),
      listReprints(db, id),
      findReprintOffer(db, order),
      findPrintFiles(db, id),
      listPrintJobsOf(db, order),
      listLetters(db, id, now),
      listActsOnOrder(db, id),
    ]);
  const { stages } = whole;
  const left = order.status === 'completed' ? leftOf(order, refunds) : 0;
  const isHere = stages !== null && isBeforePrinter(stages.stage);
  return {
    ...toAdminOrder(row),
    ...whole,
    ...{ refunds, parcels, letters, acts, printFiles: printFiles ?? null },
    lines: beside.map(({ order, stage }) => ({
      ...{ ...order, stage },
      reader: readerOf(order.reader),
    })),
    canCancel: stages !== null && mayMove(stages.stage, 'cancelled'),
    left,
    // Of a part, and then of all, the bank may have taken neither.
    notTaken: Math.min(
      left,
      notTaken(order, refunds).reduce((sum, { amount }) => sum + amount, 0),
    ),
    ...{ reprints, reprintOffer },
    canReprint: canReprint(stages, order),
    canOfferReprint: !reprintOffer && canOfferReprint(stages, order),
    canCorrectAddress: isHere && order.userId !== null,
    canStop: isHere && stages.stage !== 'stopped',
    isHeld: stages?.stage === 'stopped' && stages.heldSince !== null,
  };
}
