import type { Database } from '#database/connect.ts';
import { inTransaction, type Transaction } from '#database/transaction.ts';
import type { Caller } from '#shop/accounts/caller.ts';
import { holdAccount } from '#shop/accounts/hold-account.ts';
import { listLines } from '#shop/cart/cart.ts';
import { repriceCart } from '#shop/cart/reprice-cart.ts';
import { findBook } from '#shop/catalog/find-book.ts';
import { findChild } from '#shop/family/find-child.ts';
import { findUnpaidOrder } from '#shop/orders/find-unpaid-order.ts';
import { isRefusal, Refused } from '#shop/refused.ts';
import type { ShipTo } from '#vocabulary/ship-to.ts';
import { addressTheRest, sendTo } from './address-lines.ts';
import { type Attempt, closeAttempt, linesOfAttempt, noteSession, openAttempt } from './attempt.ts';
import { type PaymentProvider, ProviderAway } from './payment-provider.ts';
import { priceLines, type WantedLine } from './price-lines.ts';
import { settleFromProvider } from './settle-from-provider.ts';

/** What a checkout needs besides the caller. */
export type Till = {
  database: Database;
  payments: PaymentProvider;
  /** The shop's address as the browser sees it, without a trailing slash. */
  publicUrl: string;
};

/**
 * Buys one copy of a book for a child.
 * @param wanted with `shipTo` it goes there, and the profile needs no address
 * @returns the payment page's address, or undefined if there is no such book or the caller has no such child
 * @throws ADDRESS_INCOMPLETE, COUNTRY_UNKNOWN, what every payment may be refused for (`pay`)
 */
export async function checkOutBook(
  till: Till,
  caller: Caller,
  { shipTo, ...wanted }: { bookId: number; childId: string; shownPrice?: number; shipTo?: ShipTo },
  now: Date,
): Promise<string | undefined> {
  const { database } = till;
  const known =
    (await findBook(database.orm, wanted.bookId)) &&
    (await findChild(database.orm, caller, wanted.childId));
  if (!known) return undefined;
  const lines = [{ ...wanted, quantity: 1 }];
  return pay(till, caller, async (tx) => (shipTo ? sendTo(tx, caller, lines, shipTo) : lines), now);
}

/**
 * Pays for the line of an order that failed or expired: the same book, child and number of copies, as a
 * new order with a new session. The child is drawn as it is today; the book goes where the order said.
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
  const { bookId, childId, quantity, bookPrice } = order;
  if (!childId) throw new Refused('CHILD_GONE');
  const shipTo = order.shipTo ?? undefined;
  const line = { bookId, childId, quantity, shownPrice: bookPrice, shipTo };
  return pay(till, caller, async () => [line], now);
}

/**
 * Buys what is in the caller's cart. `shown` is what the page listed; if the cart has changed since,
 * nothing is bought. With `shipTo` all of it goes there, and the profile needs no address.
 * @returns the payment page's address
 * @throws CART_EMPTY, CART_CHANGED, ADDRESS_INCOMPLETE, COUNTRY_UNKNOWN, and what every payment may be refused for (`pay`)
 */
export async function checkOutCart(
  till: Till,
  caller: Caller,
  shown: WantedLine[],
  now: Date,
  shipTo?: ShipTo,
): Promise<string> {
  const readCart = async (tx: Transaction) => {
    const lines = await listLines(tx, caller, now);
    if (lines.length === 0) throw new Refused('CART_EMPTY');
    const key = (line: { bookId: number; childId: string; quantity: number }) =>
      `${line.bookId} ${line.childId} ${line.quantity}`;
    const shownByKey = new Map(shown.map((line) => [key(line), line]));
    if (lines.length !== shown.length || !lines.every((line) => shownByKey.has(key(line)))) {
      throw new Refused('CART_CHANGED');
    }
    const wanted = lines.map(({ bookId, childId, quantity, ...line }) => ({
      bookId,
      childId,
      quantity,
      shownPrice: shownByKey.get(key({ bookId, childId, quantity }))?.shownPrice ?? line.price,
    }));
    return shipTo ? sendTo(tx, caller, wanted, shipTo) : wanted;
  };
  try {
    return await pay(till, caller, readCart, now);
  } catch (error) {
    // The next look at the cart shows the new price; nothing is charged before it has been seen.
    if (isRefusal(error, 'PRICE_CHANGED')) {
      await inTransaction(till.database, (tx) => repriceCart(tx, caller));
    }
    throw error;
  }
}

/**
 * The way of every payment: pending orders first, then the provider, then the browser may leave.
 * A crash between any two steps leaves an open attempt that the next try finds again.
 * @throws ADDRESS_REQUIRED, CHILD_GONE, NAME_CANNOT_BE_PRINTED, PRICE_CHANGED, PAYMENT_PROVIDER_AWAY, UNAUTHORIZED
 */
async function pay(
  till: Till,
  caller: Caller,
  readLines: (tx: Transaction) => Promise<WantedLine[]>,
  now: Date,
): Promise<string> {
  const { attempt, payment, lines } = await inTransaction(till.database, async (tx) => {
    await holdAccount(tx, caller);
    const wanted = await addressTheRest(tx, caller, await readLines(tx));
    const opened = await openAttempt(tx, caller, await priceLines(tx, caller, wanted, now));
    return { ...opened, lines: await linesOfAttempt(tx, opened.attempt) };
  });

  if (payment.stripeSessionId) {
    const session = await orRefuse(settleFromProvider(till, payment.stripeSessionId));
    if (session?.open && session.url) return session.url;
    // Paid by a delayed method: the money is on its way, and asking for it twice would be wrong. The
    // confirmation page says so. (Trying anew here went round for ever: the attempt is still open.)
    if (session?.outcome === 'pending') return confirmationUrl(till, session.id);
    // It has ended since, and settling has closed the attempt: the same lines begin a new one.
    await inTransaction(till.database, (tx) => closeAttempt(tx, attempt));
    return pay(till, caller, readLines, now);
  }
  return openPaymentPage(till, caller, attempt, lines);
}

const confirmationUrl = ({ publicUrl }: Till, sessionId: string) =>
  `${publicUrl}/checkout/confirmation?session_id=${sessionId}`;

async function openPaymentPage(
  till: Till,
  caller: Caller,
  attempt: Attempt,
  lines: { title: string; price: number; quantity: number }[],
): Promise<string> {
  const session = await orRefuse(
    till.payments.openSession({
      idempotencyKey: attempt.id,
      transactionId: attempt.transactionId,
      customerEmail: caller.email,
      lines,
      successUrl: confirmationUrl(till, '{CHECKOUT_SESSION_ID}'),
      cancelUrl: `${till.publicUrl}/cart`,
    }),
  );
  const { id, url } = session;
  if (!url) throw new Error(`The payment provider opened session ${id} without a page`);
  await inTransaction(till.database, (tx) => noteSession(tx, attempt, { id, url }));
  return url;
}

/** The provider's answer. That it is away is a customer's matter here, and nobody's where a worker asks. */
function orRefuse<Answer>(asked: Promise<Answer>): Promise<Answer> {
  return asked.catch((error) => {
    if (!(error instanceof ProviderAway)) throw error;
    throw new Refused('PAYMENT_PROVIDER_AWAY', { cause: error });
  });
}
