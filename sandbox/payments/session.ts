import type Stripe from 'stripe';
import type { Queries } from '#sandbox/store.ts';
import { shareOut } from '#vocabulary/discount.ts';
import type { SessionRequest } from './session-request.ts';

/** One priced line of a session; amounts in cents. */
export type SessionLine = {
  id: string;
  description: string;
  metadata: Record<string, string>;
  productId: string;
  priceId: string;
  unitAmount: number;
  quantity: number;
};

/** A checkout session as it is stored. */
export type Session = {
  id: string;
  number: string;
  created: Date;
  expires_at: Date;
  status: 'open' | 'complete' | 'expired';
  payment_status: 'unpaid' | 'paid';
  payment_intent: string | null;
  payment_intent_status: 'requires_payment_method' | 'processing' | 'succeeded' | null;
  last_payment_error: string | null;
  /** What is charged: the lines, less the discount. */
  amount_total: number;
  amount_discount: number;
  currency: string;
  request: SessionRequest;
  lines: SessionLine[];
  /** Whether what is given back of it waits for a press. */
  refunds_wait: boolean;
};

/** The session of that id as it was last written, whatever the clock says; undefined if there is none. */
export async function readSession(db: Queries, id: string): Promise<Session | undefined> {
  const found = await db.query<Session>('select * from sandbox.checkout_sessions where id = $1', [
    id,
  ]);
  return found.rows[0];
}

/** Where the payment page of a session stands, as the browser sees it. */
export function paymentPageUrl(publicUrl: string, sessionId: string): string {
  return `${publicUrl}/sandbox/pay/${sessionId}`;
}

/** Where the browser goes after paying: the shop's address with the session's id filled in. */
export function successUrl(session: Session): string {
  return session.request.success_url.replaceAll('{CHECKOUT_SESSION_ID}', session.id);
}

/** Whole seconds since 1970, the provider's way of writing time. */
export function seconds(time: Date): number {
  return Math.floor(time.getTime() / 1000);
}

/**
 * The session as the provider would show it. The SDK's type keeps every field in its place; what this shop never uses
 * is null, as it is at the provider for a plain payment.
 * @param expand `payment_intent` and `line_items` may be shown in full
 */
export function toStripeSession(
  session: Session,
  publicUrl: string,
  expand: readonly string[] = [],
): Stripe.Checkout.Session {
  const { request } = session;
  return {
    id: session.id,
    object: 'checkout.session',
    adaptive_pricing: null,
    after_expiration: null,
    allow_promotion_codes: null,
    allowed_payment_method_types: null,
    amount_subtotal: session.amount_total + session.amount_discount,
    amount_total: session.amount_total,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: null,
    cancel_url: request.cancel_url ?? null,
    client_reference_id: request.client_reference_id ?? null,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created: seconds(session.created),
    currency: session.currency,
    currency_conversion: null,
    custom_fields: [],
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: null,
      terms_of_service_acceptance: null,
    },
    customer: null,
    customer_account: null,
    customer_creation: 'if_required',
    customer_details: customerDetails(request.customer_email),
    customer_email: request.customer_email ?? null,
    discounts: (request.discounts ?? []).map(({ coupon }) => ({ coupon, promotion_code: null })),
    expires_at: seconds(session.expires_at),
    integration_identifier: null,
    invoice: null,
    invoice_creation: null,
    ...(expand.includes('line_items') && { line_items: toStripeLines(session) }),
    livemode: false,
    locale: request.locale ?? null,
    managed_payments: null,
    metadata: request.metadata,
    mode: 'payment',
    origin_context: null,
    payment_intent: expand.includes('payment_intent')
      ? toStripePaymentIntent(session)
      : session.payment_intent,
    payment_link: null,
    payment_method_collection: 'if_required',
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: request.payment_method_types,
    payment_status: session.payment_status,
    permissions: null,
    phone_number_collection: { enabled: false },
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: session.status,
    submit_type: request.submit_type ?? null,
    subscription: null,
    success_url: request.success_url,
    total_details: { amount_discount: session.amount_discount, amount_shipping: 0, amount_tax: 0 },
    ui_mode: 'hosted_page',
    // A closed session has no page any more, so it has no address either.
    url: session.status === 'open' ? paymentPageUrl(publicUrl, session.id) : null,
    wallet_options: null,
  };
}

function customerDetails(
  email: string | undefined,
): Stripe.Checkout.Session.CustomerDetails | null {
  if (!email) return null;
  return {
    address: null,
    business_name: null,
    email,
    individual_name: null,
    name: null,
    phone: null,
    tax_exempt: 'none',
    tax_ids: null,
  };
}

/** The session's lines as the provider lists them. */
export function toStripeLines(session: Session): Stripe.ApiList<Stripe.LineItem> {
  const amounts = session.lines.map(({ unitAmount, quantity }) => unitAmount * quantity);
  const discounts = shareOut(session.amount_discount, amounts);
  return {
    object: 'list',
    data: session.lines.map((line, n) => toStripeLine(session, line, discounts[n]!)),
    has_more: false,
    url: `/v1/checkout/sessions/${session.id}/line_items`,
  };
}

function toStripeLine(
  { created, currency }: Session,
  line: SessionLine,
  discount: number,
): Stripe.LineItem {
  const amount = line.unitAmount * line.quantity;
  return {
    id: line.id,
    object: 'item',
    adjustable_quantity: null,
    amount_discount: discount,
    amount_subtotal: amount,
    amount_tax: 0,
    amount_total: amount - discount,
    currency,
    description: line.description,
    metadata: {},
    price: {
      id: line.priceId,
      object: 'price',
      active: false,
      billing_scheme: 'per_unit',
      created: seconds(created),
      currency,
      custom_unit_amount: null,
      livemode: false,
      lookup_key: null,
      metadata: {},
      nickname: null,
      product: line.productId,
      recurring: null,
      tax_behavior: 'unspecified',
      tiers_mode: null,
      transform_quantity: null,
      type: 'one_time',
      unit_amount: line.unitAmount,
      unit_amount_decimal: null,
    },
    quantity: line.quantity,
  };
}

/** The payment behind a session; null until somebody has tried to pay, as at the provider. */
function toStripePaymentIntent(session: Session): Stripe.PaymentIntent | null {
  const { payment_intent: id, payment_intent_status: status, request } = session;
  if (!id || !status) return null;
  return {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount: session.amount_total,
    amount_capturable: 0,
    amount_received: status === 'succeeded' ? session.amount_total : 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic_async',
    client_secret: null,
    confirmation_method: 'automatic',
    created: seconds(session.created),
    currency: session.currency,
    customer: null,
    customer_account: null,
    description: request.payment_intent_data?.description ?? null,
    excluded_payment_method_types: null,
    last_payment_error: session.last_payment_error
      ? { type: 'card_error', code: 'card_declined', message: session.last_payment_error }
      : null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: request.payment_intent_data?.metadata ?? {},
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: request.payment_method_types,
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status,
    transfer_data: null,
    transfer_group: null,
  };
}
