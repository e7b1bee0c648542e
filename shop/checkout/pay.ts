import { inTransaction, type Transaction } from '#database/transaction.ts';
import type { Caller } from '#shop/accounts/caller.ts';
import { holdAccount } from '#shop/accounts/hold-account.ts';
import { keepInCart } from '#shop/cart/keep-in-cart.ts';
import { findCode } from '#shop/codes/find-code.ts';
import type { GiftCard } from '#shop/gift-cards/gift-card.ts';
import { findUsableCard } from '#shop/gift-cards/use-card.ts';
import { settlePayment } from '#shop/orders/settle-payment.ts';
import { Refused } from '#shop/refused.ts';
import { addressTheRest, assertAllSendable } from './address-lines.ts';
import { type Attempt, linesOfAttempt, noteSession, openAttempt } from './attempt.ts';
import { closePayment } from './close-payment.ts';
import { priceLines, type WantedLine } from './price-lines.ts';
import { settleFromProvider } from './settle-from-provider.ts';
import { confirmationOf, confirmationUrl, isPaidOrOnItsWay, orRefuse, type Till } from './till.ts';

/** What somebody wants to pay for, read anew each time that something stood in the way. */
export type Wish = {
  readLines(tx: Transaction): Promise<WantedLine[]>;
  /** A discount code, or that of a gift card, as it was typed. */
  code?: string | undefined;
  /** The gift card of an order that is paid again. */
  card?: GiftCard | undefined;
  /**
   * Its lines lie in the cart already. They are not laid there once more: what another tab takes out in the same moment
   * came back (tests/model).
   */
  isTheCart?: true;
  /** Asked again when its attempt is open, for what is sold once: what was settled until then is seen. */
  isStillOffered?(tx: Transaction): Promise<boolean>;
};

/**
 * The way of every payment: pending orders first, then the provider, then the browser may leave. Whatever else could be
 * paid for the same book and child is closed before (decision 093). A crash between any two steps leaves an open
 * attempt that the next try finds again. Where a code takes all of it off, or a card pays all of it, nothing opens: it is paid at once.
 * @returns the payment page's address; that of the confirmation, if nothing was left to pay; if what stood in the way proves paid, or has its money on its way, the address of
 *   that one's confirmation
 * @throws ADDRESS_REQUIRED, ADDRESS_TOO_LONG, CHILD_GONE, CODE_REFUSED, COUNTRY_NOT_DELIVERED, DEDICATION_CANNOT_BE_PRINTED, GIFT_CARD_BLOCKED, GIFT_CARD_EMPTY, NAME_CANNOT_BE_PRINTED,
 *   OVERTAKEN, PRICE_CHANGED, PAYMENT_PROVIDER_AWAY, UNAUTHORIZED
 */
export async function pay(till: Till, caller: Caller, wish: Wish, now: Date): Promise<string> {
  // Before anything is held: looking a card up is slow on purpose.
  const card =
    wish.card ?? (wish.code ? await findUsableCard(till.database.orm, wish.code) : undefined);
  const { attempt, inTheWay } = await inTransaction(till.database, async (tx) => {
    await holdAccount(tx, caller);
    const wanted = await addressTheRest(tx, caller, await wish.readLines(tx));
    await assertAllSendable(tx, wanted, till.leastMargin);
    const lines = await priceLines(tx, caller, wanted, now);
    const bought = lines.map(({ bookId }) => bookId);
    const code = wish.code && !card ? await findCode(tx, wish.code, bought, now) : undefined;
    const opened = await openAttempt(tx, caller, lines, code, card);
    if (wish.isStillOffered && !(await wish.isStillOffered(tx))) throw new Refused('OVERTAKEN');
    // What was paid for has left it.
    const isPaid = opened.attempt?.payment.status === 'completed';
    // A reprint has another price than the shelf, and its order's page leads to it.
    const forCart = wish.isTheCart || isPaid ? [] : lines.filter(({ reprintOf }) => !reprintOf);
    if (forCart.length > 0) await keepInCart(tx, caller, forCart);
    if (isFree(opened.attempt)) {
      await settlePayment(tx, opened.attempt.payment.id, 'completed', till.checkingMs);
    }
    return opened;
  });
  if (isFree(attempt)) return confirmationOf(till, attempt.payment);

  for (const { id } of inTheWay) {
    const closed = await orRefuse(closePayment(till, id));
    if (closed && isPaidOrOnItsWay(closed)) return confirmationUrl(till, closed.id);
  }
  const page = attempt && (await pageOfAttempt(till, caller, attempt));
  // What was in the way has ended, or the attempt itself: the same lines begin a new one.
  return page ?? pay(till, caller, wish, now);
}

/** Whether nothing is left to pay. */
const isFree = (attempt: Attempt | undefined): attempt is Attempt => attempt?.payment.amount === 0;

/**
 * Where an attempt has got: its payment page, opened if it has none yet; its confirmation, if the page was filled in.
 * @returns undefined if the attempt has ended unpaid
 * @throws OVERTAKEN, PAYMENT_PROVIDER_AWAY
 */
export async function pageOfAttempt(
  till: Till,
  caller: Caller,
  attempt: Attempt,
): Promise<string | undefined> {
  const { payment } = attempt;
  if (!payment.stripeSessionId) return openPaymentPage(till, caller, attempt);
  const session = await orRefuse(settleFromProvider(till, payment.stripeSessionId));
  if (session?.open && session.url) return session.url;
  // Paid by a delayed method: the money is on its way, and asking for it twice would be wrong. The
  // confirmation page says so. (Trying anew here went round for ever: the attempt is still open.)
  if (session && isPaidOrOnItsWay(session)) return confirmationUrl(till, session.id);
  // A session that the provider has forgotten cannot be paid any more.
  const outcome = session?.outcome ?? 'expired';
  await inTransaction(till.database, (tx) =>
    settlePayment(tx, payment.id, outcome, till.checkingMs),
  );
  return undefined;
}

/** Where somebody comes back to who leaves the payment page unpaid. */
const wayBack = ([line]: { reprintOf: string | null }[]): string =>
  line?.reprintOf ? `/orders/${line.reprintOf}` : '/cart';

async function openPaymentPage(till: Till, caller: Caller, attempt: Attempt): Promise<string> {
  const content = await inTransaction(till.database, (tx) => linesOfAttempt(tx, attempt));
  const { id, url } = await orRefuse(
    till.payments.openSession({
      idempotencyKey: attempt.id,
      transactionId: attempt.payment.id,
      customerEmail: caller.email,
      ...content,
      successUrl: confirmationUrl(till, '{CHECKOUT_SESSION_ID}'),
      cancelUrl: `${till.publicUrl}${wayBack(content.lines)}`,
    }),
  );
  if (!url) throw new Error(`The payment provider opened session ${id} without a page`);
  if (await inTransaction(till.database, (tx) => noteSession(tx, attempt, { id, url }))) return url;
  // Another window has ended this payment while its page was being opened: nobody may be sent there.
  const closed = await orRefuse(till.payments.closeSession(id));
  if (closed && isPaidOrOnItsWay(closed)) return confirmationUrl(till, id);
  throw new Refused('OVERTAKEN');
}
