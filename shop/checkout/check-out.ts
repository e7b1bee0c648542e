import { inTransaction, type Transaction } from '#database/transaction.ts';
import type { Caller } from '#shop/accounts/caller.ts';
import { listLines } from '#shop/cart/cart.ts';
import type { TypedInscription } from '#shop/cart/check-inscription.ts';
import { holdCartOf } from '#shop/cart/hold-cart.ts';
import { repriceCart } from '#shop/cart/reprice-cart.ts';
import { findBook } from '#shop/catalog/find-book.ts';
import { findCodeOfPayment } from '#shop/codes/code-of-payment.ts';
import { listChildren } from '#shop/family/find-child.ts';
import { findCardOfPayment } from '#shop/gift-cards/use-card.ts';
import { findUnpaidOrder } from '#shop/orders/find-unpaid-order.ts';
import { isRefusal, Refused } from '#shop/refused.ts';
import { codeTroubles } from '#vocabulary/codes.ts';
import type { ShipTo } from '#vocabulary/ship-to.ts';
import { sendTo } from './address-lines.ts';
import { buyReprint } from './buy-reprint.ts';
import { pay, type Wish } from './pay.ts';
import type { WantedLine } from './price-lines.ts';
import type { Till } from './till.ts';

/**
 * Buys one copy of a book for each of these children, all in one payment. A child who is named twice gets one.
 * @param wanted with `shipTo` all of it goes there, and the profile needs no address
 * @returns the payment page's address, or undefined if there is no such book or one of them is no child of the caller's
 * @throws ADDRESS_INCOMPLETE, COUNTRY_UNKNOWN, what every payment may be refused for (`pay`)
 */
export async function checkOutBook(
  till: Till,
  caller: Caller,
  wanted: {
    bookId: number;
    childIds: string[];
    shownPrice?: number;
    shipTo?: ShipTo;
    surpriseUntil?: string;
    code?: string | undefined;
  } & TypedInscription,
  now: Date,
): Promise<string | undefined> {
  const { orm } = till.database;
  const { bookId, shownPrice, shipTo, surpriseUntil, dedication, from, code } = wanted;
  const childIds = [...new Set(wanted.childIds)];
  if (!(await findBook(orm, bookId))) return undefined;
  const family = await listChildren(orm, caller);
  if (!childIds.every((id) => family.some((child) => child.id === id))) return undefined;
  const line = { bookId, shownPrice, quantity: 1, surpriseUntil, dedication, from };
  const lines = childIds.map((childId) => ({ ...line, childId }));
  const readLines: Wish['readLines'] = async (tx) =>
    shipTo ? sendTo(tx, caller, lines, shipTo) : lines;
  return pay(till, caller, { readLines, code }, now);
}

/**
 * Pays for the line of an order that failed or expired: the same book, child and number of copies, as a
 * new order with a new session. The child is drawn as it is today; the book goes where the order said. A code or gift card that it
 * was to be paid with is used once more if it can be; its price without it is on the payment page.
 * @returns the payment page's address, or undefined if the caller has no such order to pay for
 * @throws CHILD_GONE, and what every payment may be refused for (`pay`)
 */
export async function payAgain(
  till: Till,
  caller: Caller,
  orderId: string,
  now: Date,
): Promise<string | undefined> {
  const order = await findUnpaidOrder(till.database.orm, caller, orderId);
  if (!order) return undefined;
  const { bookId, childId, quantity, bookPrice, dedication, from } = order;
  if (order.reprintOf) return buyReprint(till, caller, order.reprintOf, undefined, now);
  if (!childId) throw new Refused('CHILD_GONE');
  const shipTo = order.shipTo ?? undefined;
  const surpriseUntil = order.surpriseUntil ?? undefined;
  const written = { dedication, from, surpriseUntil };
  const line = { bookId, childId, quantity, shownPrice: bookPrice, shipTo, ...written };
  const wish = { readLines: async () => [line] };
  const code = await findCodeOfPayment(till.database.orm, order.transactionId);
  const card = await findCardOfPayment(till.database.orm, order.transactionId);
  return pay(till, caller, { ...wish, code, card }, now).catch((error) => {
    if (!codeTroubles.some((refusal) => isRefusal(error, refusal))) throw error;
    return pay(till, caller, wish, now);
  });
}

/**
 * Buys what is in the caller's cart. `shown` is what the page listed; if the cart has changed since,
 * nothing is bought. What it says of a dedication wins over the cart's. With `shipTo` all of it goes there, and the profile needs no address.
 * @returns the payment page's address
 * @throws CART_EMPTY, CART_CHANGED, ADDRESS_INCOMPLETE, COUNTRY_UNKNOWN, and what every payment may be refused for (`pay`)
 */
export async function checkOutCart(
  till: Till,
  caller: Caller,
  shown: WantedLine[],
  now: Date,
  {
    shipTo,
    surpriseUntil,
    code,
  }: { shipTo?: ShipTo; surpriseUntil?: string; code?: string | undefined } = {},
): Promise<string> {
  const readCart = async (tx: Transaction) => {
    // Read while the payment of one of them was just being noted, the lines were still there and the payment was not in the
    // way any more: what had been paid got another page (found by tests/model).
    await holdCartOf(tx, caller.userId);
    const lines = await listLines(tx, caller, now);
    if (lines.length === 0) throw new Refused('CART_EMPTY');
    const key = (line: { bookId: number; childId: string; quantity: number }) =>
      `${line.bookId} ${line.childId} ${line.quantity}`;
    const shownByKey = new Map(shown.map((line) => [key(line), line]));
    if (lines.length !== shown.length || !lines.every((line) => shownByKey.has(key(line)))) {
      throw new Refused('CART_CHANGED');
    }
    const wanted = lines.map(({ bookId, childId, quantity, ...line }) => {
      const seen = shownByKey.get(key({ bookId, childId, quantity }));
      return {
        bookId,
        childId,
        quantity,
        shownPrice: seen?.shownPrice ?? line.price,
        dedication: seen?.dedication === undefined ? line.dedication : seen.dedication,
        from: seen?.from === undefined ? line.from : seen.from,
        surpriseUntil,
      };
    });
    return shipTo ? sendTo(tx, caller, wanted, shipTo) : wanted;
  };
  try {
    return await pay(till, caller, { readLines: readCart, isTheCart: true, code }, now);
  } catch (error) {
    // The next look at the cart shows the new price; nothing is charged before it has been seen.
    if (isRefusal(error, 'PRICE_CHANGED')) {
      await inTransaction(till.database, (tx) => repriceCart(tx, caller));
    }
    throw error;
  }
}
