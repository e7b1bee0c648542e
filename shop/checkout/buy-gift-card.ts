import { inTransaction } from '#database/transaction.ts';
import type { Caller } from '#shop/accounts/caller.ts';
import { holdAccount } from '#shop/accounts/hold-account.ts';
import { type TypedCard, wishOf } from '#shop/gift-cards/card-wish.ts';
import type { CardPayment } from '#shop/gift-cards/gift-card.ts';
import { noteCardSession, openCardPayment } from '#shop/gift-cards/open-card-payment.ts';
import { Refused } from '#shop/refused.ts';
import { GIFT_CARD } from '#vocabulary/sentences/gift-cards.ts';
import { closeCardPayment } from './close-card-payment.ts';
import { settleFromProvider } from './settle-from-provider.ts';
import { isPaidOrOnItsWay, orRefuse, type Till } from './till.ts';

/**
 * Buys a gift card, on the way of every payment (`pay.ts`): what is bought is written first, then the provider is asked, then
 * the browser may leave. A crash between any two steps leaves a pending payment that the next try finds again.
 * @returns the payment page's address; that of the confirmation, if the same card proves paid or has its money on its way
 * @throws GIFT_CARD_CANNOT_BE_PRINTED, INPUT_INVALID, OVERTAKEN, PAYMENT_PROVIDER_AWAY, UNAUTHORIZED
 */
export async function buyGiftCard(
  till: Till,
  caller: Caller,
  typed: TypedCard,
  now: Date,
): Promise<string> {
  const wish = wishOf(caller, typed, now);
  const payment = await inTransaction(till.database, async (tx) => {
    await holdAccount(tx, caller);
    return openCardPayment(tx, caller, wish);
  });
  const { stripeSessionId } = payment;
  if (!stripeSessionId) return openCardPage(till, caller, payment);
  const session = await orRefuse(settleFromProvider(till, stripeSessionId));
  if (session?.open && session.url) return session.url;
  if (session && isPaidOrOnItsWay(session)) return cardConfirmationUrl(till, session.id);
  // It has ended, or the provider has forgotten it: the same card begins a new one.
  await orRefuse(closeCardPayment(till, payment.id, stripeSessionId));
  return buyGiftCard(till, caller, typed, now);
}

async function openCardPage(till: Till, caller: Caller, payment: CardPayment): Promise<string> {
  const { id, url } = await orRefuse(
    till.payments.openSession({
      idempotencyKey: payment.id,
      transactionId: payment.id,
      customerEmail: caller.email,
      lines: [{ ...GIFT_CARD, price: payment.amount, quantity: 1 }],
      successUrl: cardConfirmationUrl(till, '{CHECKOUT_SESSION_ID}'),
      cancelUrl: `${till.publicUrl}/gift-cards`,
    }),
  );
  if (!url) throw new Error(`The payment provider opened session ${id} without a page`);
  const noted = await inTransaction(till.database, (tx) => noteCardSession(tx, payment.id, id));
  if (noted) return url;
  // It has ended while its page was being opened (the account was deleted, say): nobody may be sent there.
  const closed = await orRefuse(till.payments.closeSession(id));
  if (closed && isPaidOrOnItsWay(closed)) return cardConfirmationUrl(till, id);
  throw new Refused('OVERTAKEN');
}

const cardConfirmationUrl = ({ publicUrl }: Till, sessionId: string) =>
  `${publicUrl}/gift-cards/confirmation?session_id=${sessionId}`;
