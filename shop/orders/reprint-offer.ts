import { and, eq, ne } from 'drizzle-orm';
import type { Reads } from '#database/connect.ts';
import { makings } from '#database/tables/makings.ts';
import { orders } from '#database/tables/orders.ts';
import { reprintOffers } from '#database/tables/reprints.ts';
import type { Transaction } from '#database/transaction.ts';
import type { Caller } from '#shop/accounts/caller.ts';
import { noteAct } from '#shop/audit/note-act.ts';
import { costOfOne } from '#shop/delivery/cost-of-one.ts';
import { Refused } from '#shop/refused.ts';
import type { MakingStage } from '#vocabulary/making.ts';
import { holdMaking, type Stages } from './making.ts';
import { queueMakingMail } from './making-mail.ts';
import { orderById } from './queries.ts';

/** Where a book is once its family cannot correct it for nothing any more. */
export const finalStages: MakingStage[] = [
  'approved',
  'sent',
  'in_production',
  'shipped',
  'delivered',
];

/**
 * Offers a family its book once more, to be corrected, for what the printer asks: it had mistyped something. Offered twice it is
 * offered once.
 * @param why for the audit trail
 * @returns false if there is no such order, or one from before there was printing
 * @throws NOTHING_TO_REPRINT
 */
export async function offerReprint(
  tx: Transaction,
  caller: Caller,
  orderId: string,
  why: string,
): Promise<boolean> {
  const making = await holdMaking(tx, orderId);
  const order = (await orderById(tx, orderId))?.order;
  if (!making || !order) return false;
  if (!canOfferReprint(making, order)) throw new Refused('NOTHING_TO_REPRINT');
  const offered = await tx
    .insert(reprintOffers)
    .values({ orderId })
    .onConflictDoNothing()
    .returning({ orderId: reprintOffers.orderId });
  if (offered.length === 0) return true;
  await queueMakingMail(tx, orderId, 'reprint_offered');
  await noteAct(tx, caller, 'reprint_offered', { orderId, why });
  return true;
}

/** Whether a book cannot be corrected for nothing any more, and there is somebody to correct it. */
export const canOfferReprint = (
  making: Pick<Stages, 'stage'> | null,
  { userId, reader, shipTo }: Pick<typeof orders.$inferSelect, 'userId' | 'reader' | 'shipTo'>,
): boolean =>
  making !== null && finalStages.includes(making.stage) && Boolean(userId && reader && shipTo);

/** A reprint at cost that a family may buy, or has bought. */
export type ReprintOffer = {
  offeredAt: Date;
  /** For one copy, as the partner says today: integer cents. Null while it does not say, or delivers there no more. */
  price: number | null;
  /** The order that it has become, once that is paid for: it is bought once. */
  boughtAs: string | null;
};

/** What was offered of an order; undefined if nothing was, or its book is canceled: nothing is printed once more of what nobody has. */
export async function findReprintOffer(
  db: Reads,
  order: Pick<typeof orders.$inferSelect, 'id' | 'shipTo'>,
): Promise<ReprintOffer | undefined> {
  const [found] = await db
    .select({ offeredAt: reprintOffers.offeredAt, boughtAs: orders.id })
    .from(reprintOffers)
    .innerJoin(makings, eq(makings.orderId, reprintOffers.orderId))
    .leftJoin(
      orders,
      and(eq(orders.reprintOf, reprintOffers.orderId), eq(orders.status, 'completed')),
    )
    .where(and(eq(reprintOffers.orderId, order.id), ne(makings.stage, 'cancelled')))
    .limit(1);
  if (!found) return undefined;
  return { ...found, price: order.shipTo && (await costOfOne(db, order.shipTo.countryCode)) };
}
