import type { Task } from 'graphile-worker';
import { inTransaction } from '#database/transaction.ts';
import { forgetUnpaidCards } from '#shop/gift-cards/forget-cards.ts';
import type { WorkerServices } from './worker-services.ts';

/** Removes what was written of gift cards that nobody paid for. */
export function forgetUnpaidCardsJob({ database, now }: WorkerServices): Task {
  return async () => void (await inTransaction(database, (tx) => forgetUnpaidCards(tx, now())));
}
