import { z } from 'zod';
import { LEAST_CHARGE } from '#vocabulary/payments.ts';
import { StripeRefusal } from './stripe-error.ts';

/** Forms carry text only: '2' is a number here and '2x' is not. */
export const whole = z
  .string()
  .regex(/^\d{1,12}$/, 'must be a whole number')
  .transform(Number);

export const metadata = z
  .record(z.string().max(40, 'has a key of over 40 characters'), z.string().max(500))
  .refine((pairs) => Object.keys(pairs).length <= 50, 'has more than 50 keys');

const webAddress = z.url({ protocol: /^https?$/, error: 'Not a valid URL' });

const line = z.strictObject({
  quantity: whole.pipe(z.number().min(1).max(999_999)),
  price_data: z.strictObject({
    currency: z
      .string()
      .regex(/^[a-z]{3}$/i, 'is not a currency')
      .toLowerCase(),
    unit_amount: whole.pipe(z.number().max(99_999_999)),
    product_data: z.strictObject({
      name: z.string().min(1).max(5_000),
      description: z.string().min(1).optional(),
      images: z.array(webAddress).max(8).optional(),
      metadata: metadata.default({}),
    }),
  }),
});

const request = z.strictObject({
  mode: z.literal('payment'),
  line_items: z.array(line).min(1).max(100),
  discounts: z
    .array(z.strictObject({ coupon: z.string().min(1) }))
    .length(1, 'takes one discount')
    .optional(),
  success_url: webAddress,
  cancel_url: webAddress.optional(),
  client_reference_id: z.string().max(200).optional(),
  customer_email: z.email({ error: 'Invalid email address' }).optional(),
  expires_at: whole.optional(),
  locale: z.string().optional(),
  metadata: metadata.default({}),
  payment_intent_data: z
    .strictObject({ description: z.string().optional(), metadata: metadata.default({}) })
    .optional(),
  payment_method_types: z.array(z.string()).min(1).default(['card']),
  submit_type: z.enum(['auto', 'book', 'donate', 'pay']).optional(),
  ui_mode: z.literal('hosted_page').optional(),
  expand: z.array(z.string()).optional(),
});

/** What the shop may ask for: the part of the provider's parameters that a one-time payment on its page needs. */
export type SessionRequest = z.infer<typeof request>;

const HALF_AN_HOUR = 30 * 60;
const A_DAY = 24 * 60 * 60;

/**
 * Checks the parameters of "create a checkout session" as the provider would. A parameter that this stand-in does not
 * play is refused as unknown, so that the shop never relies on something that was silently dropped.
 * @param now seconds since 1970
 * @throws StripeRefusal naming the first wrong parameter in bracket notation
 */
export function readSessionRequest(parameters: unknown, now: number): SessionRequest {
  const read = request.safeParse(parameters);
  if (!read.success) throw refusalFor(read.error.issues[0]!, parameters);
  const { expires_at: expiresAt, line_items: lines } = read.data;
  if (expiresAt !== undefined && (expiresAt < now + HALF_AN_HOUR || expiresAt > now + A_DAY)) {
    throw new StripeRefusal(
      'The `expires_at` timestamp must be at least 30 minutes and less than 24 hours from Checkout Session creation.',
      { param: 'expires_at' },
    );
  }
  if (new Set(lines.map(({ price_data }) => price_data.currency)).size > 1) {
    throw new StripeRefusal('All line items must have the same currency.', {
      param: 'line_items',
    });
  }
  return read.data;
}

/**
 * Refuses what the provider would not charge.
 * @param total cents, after the discount
 * @throws StripeRefusal
 */
export function checkTotal(total: number): void {
  if (total < LEAST_CHARGE) {
    throw new StripeRefusal(
      "The Checkout Session's total amount must convert to at least 50 cents.",
      { code: 'amount_too_small' },
    );
  }
  if (total > 99_999_999) {
    throw new StripeRefusal(
      "The Checkout Session's total amount due must be no more than 999,999.99.",
      { code: 'amount_too_large' },
    );
  }
}

/** The sum over all lines before any discount, in cents. */
export function subtotalOf({ line_items: lines }: SessionRequest): number {
  return lines.reduce((sum, line) => sum + line.price_data.unit_amount * line.quantity, 0);
}

/** The provider's words for a parameter that is missing, unknown or wrong. */
export function refusalFor(issue: z.core.$ZodIssue, parameters: unknown): StripeRefusal {
  if (issue.code === 'unrecognized_keys') {
    const param = brackets([...issue.path, issue.keys[0]!]);
    return new StripeRefusal(`Received unknown parameter: ${param}`, {
      code: 'parameter_unknown',
      param,
    });
  }
  const param = brackets(issue.path);
  if (valueAt(parameters, issue.path) === undefined) {
    return new StripeRefusal(`Missing required param: ${param}.`, {
      code: 'parameter_missing',
      param,
    });
  }
  return new StripeRefusal(`Invalid ${param}: ${issue.message}`, { param });
}

function valueAt(parameters: unknown, path: PropertyKey[]): unknown {
  let value = parameters;
  for (const step of path) value = (value as Record<PropertyKey, unknown> | undefined)?.[step];
  return value;
}

function brackets([first, ...rest]: PropertyKey[]): string {
  return String(first) + rest.map((step) => `[${String(step)}]`).join('');
}
