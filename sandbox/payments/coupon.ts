import type Stripe from 'stripe';
import { z } from 'zod';
import { newId } from '#sandbox/secrets.ts';
import type { Queries } from '#sandbox/store.ts';
import { seconds } from './session.ts';
import { refusalFor, whole } from './session-request.ts';
import { noSuch } from './stripe-error.ts';

/** A coupon as it is stored; the amount in cents. */
export type Coupon = {
  id: string;
  number: string;
  created: Date;
  name: string | null;
  amount_off: number;
  currency: string;
};

const request = z.strictObject({
  amount_off: whole.pipe(z.number().min(1).max(99_999_999)),
  currency: z
    .string()
    .regex(/^[a-z]{3}$/i, 'is not a currency')
    .toLowerCase(),
  duration: z.literal('once').default('once'),
  name: z.string().min(1).max(40, 'must be at most 40 characters').optional(),
});

/**
 * Makes a coupon of a fixed amount, the only kind that the shop asks for.
 * @throws StripeRefusal naming the first wrong parameter
 */
export async function createCoupon(tx: Queries, parameters: unknown): Promise<Coupon> {
  const read = request.safeParse(parameters);
  if (!read.success) throw refusalFor(read.error.issues[0]!, parameters);
  const { name, amount_off, currency } = read.data;
  const created = await tx.query<Coupon>(
    `insert into sandbox.coupons (id, name, amount_off, currency)
     values ($1, $2, $3, $4) returning *`,
    [newId('co_'), name ?? null, amount_off, currency],
  );
  return created.rows[0]!;
}

/** @throws StripeRefusal if there is none of that id */
export async function readCoupon(db: Queries, id: string, param = 'coupon'): Promise<Coupon> {
  const found = await db.query<Coupon>('select * from sandbox.coupons where id = $1', [id]);
  if (!found.rows[0]) throw noSuch('coupon', id, param);
  return found.rows[0];
}

/** The coupon as the provider would show it. */
export const toStripeCoupon = (coupon: Coupon): Stripe.Coupon => ({
  id: coupon.id,
  object: 'coupon',
  amount_off: coupon.amount_off,
  created: seconds(coupon.created),
  currency: coupon.currency,
  duration: 'once',
  duration_in_months: null,
  livemode: false,
  max_redemptions: null,
  metadata: {},
  name: coupon.name,
  percent_off: null,
  redeem_by: null,
  times_redeemed: 0,
  valid: true,
});
