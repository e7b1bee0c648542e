import { newId } from '#sandbox/secrets.ts';
import type { Queries } from '#sandbox/store.ts';
import { readCoupon } from './coupon.ts';
import type { Session, SessionLine } from './session.ts';
import { checkTotal, type SessionRequest, subtotalOf } from './session-request.ts';
import { StripeRefusal } from './stripe-error.ts';

const A_DAY = 24 * 60 * 60;

/**
 * Opens a session for a checked request; without `expires_at` it stays open for a day, as at the provider.
 * @throws StripeRefusal if there is no such coupon, or too little is left to pay
 */
export async function createSession(tx: Queries, request: SessionRequest): Promise<Session> {
  const subtotal = subtotalOf(request);
  const { currency } = request.line_items[0]!.price_data;
  const discount = Math.min(subtotal, await amountOff(tx, request, currency));
  checkTotal(subtotal - discount);
  const created = await tx.query<Session>(
    `insert into sandbox.checkout_sessions
       (id, expires_at, amount_total, amount_discount, currency, request, lines)
     values ($1, coalesce(to_timestamp($2), now() + make_interval(secs => $3)), $4, $5, $6, $7, $8)
     returning *`,
    [
      newId('cs_test_'),
      request.expires_at ?? null,
      A_DAY,
      subtotal - discount,
      discount,
      currency,
      JSON.stringify(request),
      JSON.stringify(request.line_items.map(toLine)),
    ],
  );
  return created.rows[0]!;
}

/** What the coupon of a request takes off, in cents. */
async function amountOff(
  tx: Queries,
  { discounts }: SessionRequest,
  currency: string,
): Promise<number> {
  if (!discounts) return 0;
  const coupon = await readCoupon(tx, discounts[0]!.coupon, 'discounts[0][coupon]');
  if (coupon.currency === currency) return coupon.amount_off;
  throw new StripeRefusal(
    `The coupon ${coupon.id} is in ${coupon.currency}, and the Checkout Session in ${currency}.`,
    { param: 'discounts[0][coupon]' },
  );
}

function toLine({ quantity, price_data }: SessionRequest['line_items'][number]): SessionLine {
  return {
    id: newId('li_'),
    description: price_data.product_data.name,
    metadata: price_data.product_data.metadata,
    productId: newId('prod_'),
    priceId: newId('price_'),
    unitAmount: price_data.unit_amount,
    quantity,
  };
}
