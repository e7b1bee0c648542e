import { inTransaction } from '#database/transaction.ts';
import { settleForgottenUses } from '#shop/codes/code-use.ts';
import { settleForgottenCards } from '#shop/gift-cards/use-card.ts';
import {
  listPaymentsToAskAbout,
  listPaymentsWithoutSession,
  noteAsked,
} from '#shop/orders/waiting-payments.ts';
import { closeCardPayment, endUnnotedCard } from './close-card-payment.ts';
import { closePayment, endUnnoted } from './close-payment.ts';
import { settleFromProvider } from './settle-from-provider.ts';
import type { Settling } from './till.ts';
import {
  listCardPaymentsToAskAbout,
  listCardPaymentsWithoutSession,
  noteCardAsked,
} from './waiting-card-payments.ts';

/** Nobody was ever given the page of a session that was never noted: after a day it is void. */
const GIVE_UP_UNNOTED_AFTER_MS = 24 * 3_600_000;
const MOST_AT_ONCE = 100;

/**
 * Finds the outcome of payments whose webhook never came, by asking the provider. (It normally comes within seconds.)
 * @returns how many payments were asked about
 * @throws ProviderAway: the next run tries again
 */
export async function reconcilePayments(till: Settling, now: Date): Promise<number> {
  const waiting = await listPaymentsToAskAbout(till.database.orm, now, MOST_AT_ONCE);
  for (const { id, sessionId, userId } of waiting) {
    // Before the answer: one that cannot be settled, whatever is wrong with it, must not stand before the others for ever.
    await inTransaction(till.database, (tx) => noteAsked(tx, id, now));
    // What a deleted account left open would be paid for nothing: there is nobody left to make a book for.
    await (userId ? settleFromProvider(till, sessionId) : closePayment(till, id));
  }
  const dayAgo = new Date(now.getTime() - GIVE_UP_UNNOTED_AFTER_MS);
  for (const { id } of await listPaymentsWithoutSession(till.database.orm, dayAgo, MOST_AT_ONCE)) {
    // Looked at once more: a page that is noted in this very moment has been handed out, and stays (tests/model).
    await inTransaction(till.database, (tx) => endUnnoted(tx, id));
  }
  await inTransaction(till.database, (tx) => settleForgottenUses(tx, MOST_AT_ONCE));
  await inTransaction(till.database, (tx) => settleForgottenCards(tx, MOST_AT_ONCE));
  return waiting.length + (await reconcileCardPayments(till, now, dayAgo));
}

/** The same of gift cards. */
async function reconcileCardPayments(till: Settling, now: Date, dayAgo: Date): Promise<number> {
  const { orm } = till.database;
  const waiting = await listCardPaymentsToAskAbout(orm, now, MOST_AT_ONCE);
  for (const { id, stripeSessionId, userId } of waiting) {
    await inTransaction(till.database, (tx) => noteCardAsked(tx, id, now));
    await (userId
      ? settleFromProvider(till, stripeSessionId!)
      : closeCardPayment(till, id, stripeSessionId!));
  }
  for (const { id } of await listCardPaymentsWithoutSession(orm, dayAgo, MOST_AT_ONCE)) {
    await inTransaction(till.database, (tx) => endUnnotedCard(tx, id));
  }
  return waiting.length;
}
