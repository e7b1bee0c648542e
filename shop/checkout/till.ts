import type { Database } from '#database/connect.ts';
import type { Payment } from '#shop/orders/order.ts';
import { Refused } from '#shop/refused.ts';
import { type PaymentProvider, type PaymentSession, ProviderAway } from './payment-provider.ts';

/** What a checkout needs besides the caller. */
export type Till = {
  database: Database;
  payments: PaymentProvider;
  /** The shop's address as the browser sees it, without a trailing slash. */
  publicUrl: string;
  /** How long a family may look through a book that it has paid for, in ms; 24 hours if nothing is said. */
  checkingMs?: number;
  /** What has to be left of a book once it is printed and sent, in cents; LEAST_MARGIN if nothing is said. */
  leastMargin?: number;
};

/** What it takes to find out what has become of a payment, and to act on it. */
export type Settling = Pick<Till, 'database' | 'payments' | 'checkingMs'>;

/** The page that says how a payment went, by its session at the provider. */
export const confirmationUrl = ({ publicUrl }: Till, sessionId: string) =>
  `${publicUrl}/checkout/confirmation?session_id=${sessionId}`;

/** The same of a payment that may have none, because nothing was left to pay. */
export const confirmationOf = (till: Till, { id, stripeSessionId }: Payment) =>
  stripeSessionId
    ? confirmationUrl(till, stripeSessionId)
    : `${till.publicUrl}/checkout/confirmation?payment_id=${id}`;

/** Whether the page was filled in: the money is there, or a slow way to pay has it on its way. */
export const isPaidOrOnItsWay = (session: PaymentSession): boolean =>
  session.outcome === 'completed' || isOnItsWay(session);

/** Whether the page was filled in and the bank is still working on it. */
export const isOnItsWay = ({ outcome, open }: PaymentSession): boolean =>
  outcome === 'pending' && !open;

/** The provider's answer. That it is away is a customer's matter here, and nobody's where a worker asks. */
export function orRefuse<Answer>(asked: Promise<Answer>): Promise<Answer> {
  return asked.catch((error) => {
    if (!(error instanceof ProviderAway)) throw error;
    throw new Refused('PAYMENT_PROVIDER_AWAY', { cause: error });
  });
}
