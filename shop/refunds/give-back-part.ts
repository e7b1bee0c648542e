import type { Transaction } from '#database/transaction.ts';
import type { Caller } from '#shop/accounts/caller.ts';
import { noteAct } from '#shop/audit/note-act.ts';
import { toDollars } from '#shop/money.ts';
import { findOrderRow } from '#shop/orders/find-whole-order.ts';
import type { Refund } from '#shop/orders/list-refunds.ts';
import { holdMaking } from '#shop/orders/making.ts';
import { queueMakingMail } from '#shop/orders/making-mail.ts';
import { Refused } from '#shop/refused.ts';
import { giveBack, holdLeft } from './give-back.ts';

/** What an admin wants to give back, in integer cents, and why, in words that the family reads. */
export type PartWanted = {
  amount: number;
  why: string /** What was left as the admin saw it. */;
  left: number;
};

/**
 * Gives back a part of what was paid for an order, or all that is left of it; the book goes on as if nothing had been. Pressed
 * again it goes back once: what is left is not what was seen, and the last that went back is what is wanted.
 * @returns false if there is no such order, or it is not paid for
 * @throws GIVEN_BACK_MEANWHILE, MORE_THAN_LEFT
 */
export async function giveBackPart(
  tx: Transaction,
  caller: Caller,
  orderId: string,
  wanted: PartWanted,
): Promise<boolean> {
  const making = await holdMaking(tx, orderId);
  const order = await findOrderRow(tx, orderId);
  if (order?.status !== 'completed') return false;
  const { left, earlier } = await holdLeft(tx, order);
  const data = { left: toDollars(left) };
  if (left !== wanted.left) {
    if (isThisPress(earlier.at(-1), wanted, left)) return true;
    throw new Refused('GIVEN_BACK_MEANWHILE', { data });
  }
  const { amount, why } = wanted;
  if (amount > left) throw new Refused('MORE_THAN_LEFT', { data });
  const number = await giveBack(tx, order, 'goodwill', { amount, why });
  await noteAct(tx, caller, 'money_given_back', { orderId, why });
  // What was paid for before there was checking has nothing that a letter could hang on.
  if (making) await queueMakingMail(tx, orderId, 'refunded', { version: number });
  return true;
}

const isThisPress = (last: Refund | undefined, wanted: PartWanted, left: number): boolean =>
  last?.reason === 'goodwill' &&
  last.amount === wanted.amount &&
  last.why === wanted.why &&
  left === wanted.left - wanted.amount;
