import type { PaymentStatus } from '#vocabulary/payments.ts';

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
};

export type SessionRequest = {
  idempotencyKey: string;
  /** Comes back with the session: tells which payment of ours it is. */
  transactionId: string;
  customerEmail: string;
  lines: { title: string; price: number; quantity: number }[];
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
  /** The whole amount in cents. */
  amount: number;
  /** Whether the page still takes a payment. */
  open: boolean;
  /** What this means for the orders: an open or unpaid session is still pending. */
  outcome: PaymentStatus;
};

/** The provider could not be reached, or answered that it cannot serve just now. */
export class ProviderAway extends Error {
  override name = 'ProviderAway';
}
