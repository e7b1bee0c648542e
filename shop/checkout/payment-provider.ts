import type { PaymentStatus } from '#vocabulary/payments.ts';
import type { RefundState } from '#vocabulary/printing.ts';

/** What the shop asks of a payment provider with a hosted payment page. Amounts are integer US cents. */
export type PaymentProvider = {
  /**
   * Opens a payment page. The same key with the same request answers the same session, however often
   * and from however many processes it is asked.
   * @throws ProviderAway
   */
  openSession(request: SessionRequest): Promise<PaymentSession>;
  /** What the provider says of a session now; undefined if it knows none. @throws ProviderAway */
  findSession(id: string): Promise<PaymentSession | undefined>;
  /**
   * Closes a payment page: from then on nobody can pay on it. One that was paid or has ended before stays as it is.
   * @returns what has become of the session; undefined if there is none
   * @throws ProviderAway
   */
  closeSession(id: string): Promise<PaymentSession | undefined>;
  /**
   * Gives money of a paid session back. The same `refundId` is given back once, however often, however late and from however
   * many processes it is asked.
   * @throws ProviderAway; RefundRefused
   */
  refund(request: RefundRequest): Promise<PaymentRefund>;
  /** What the provider says of a refund now; undefined if it knows none. @throws ProviderAway */
  findRefund(id: string): Promise<PaymentRefund | undefined>;
  /** All refunds of a payment, by the provider's own name for it. @throws ProviderAway */
  findRefunds(paymentIntent: string): Promise<PaymentRefund[]>;
};

export type SessionRequest = {
  idempotencyKey: string;
  /** Comes back with the session: tells which payment of ours it is. */
  transactionId: string;
  customerEmail: string;
  lines: {
    title: string;
    /** What it is, in a line; of a book if nothing is said. */
    about?: string;
    price: number;
    quantity: number;
  }[];
  /** What is taken off their sum, as the page calls it. What is left is at least LEAST_CHARGE. */
  discount?: { name: string; amount: number };
  /** `{CHECKOUT_SESSION_ID}` in it is replaced by the provider. */
  successUrl: string;
  cancelUrl: string;
};

export type PaymentSession = {
  id: string;
  /** Where to pay; null once the session has ended. */
  url: string | null;
  /** Ours, as given in the request; null for a session that somebody else opened. */
  transactionId: string | null;
  /** What is charged, in cents: the lines, less the discount. */
  amount: number;
  /** Whether the page still takes a payment. */
  open: boolean;
  /** What this means for the orders: an open or unpaid session is still pending. */
  outcome: PaymentStatus;
};

export type RefundRequest = {
  /** Ours. It is the idempotency key, and comes back with the refund. */
  refundId: string;
  sessionId: string;
  /** Integer cents. */
  amount: number;
};

export type PaymentRefund = {
  /** The provider's own name for it. */
  id: string;
  /** Ours, as given in the request; null for what somebody has given back in the provider's own back office. */
  refundId: string | null;
  amount: number;
  state: RefundState;
  /** Why the bank did not take it, in the provider's word. */
  failure: string | undefined;
};

/** The provider will not give this back: it has been already, say, or was never paid. Nothing has happened. */
export class RefundRefused extends Error {
  override name = 'RefundRefused';
}

/** The provider could not be reached, or answered that it cannot serve just now. */
export class ProviderAway extends Error {
  override name = 'ProviderAway';
}
