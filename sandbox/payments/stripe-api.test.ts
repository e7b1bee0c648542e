import Stripe from 'stripe';
import { expect, test } from 'vitest';
import { runSandbox, sdkFor } from '#tests/support/run-sandbox.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';

const database = await openTestDatabase();
const sandbox = await runSandbox(database.url);
const { stripe } = sandbox;
const { pool } = database.connect();

function books(
  changed: Partial<Stripe.Checkout.SessionCreateParams> = {},
): Stripe.Checkout.SessionCreateParams {
  return {
    mode: 'payment',
    line_items: [line('The Goose on Bus Nine', 2499, 2), line('Night Ferry', 1950, 1)],
    success_url:
      'http://shop.localhost:3000/checkout/confirmation?session_id={CHECKOUT_SESSION_ID}',
    cancel_url: 'http://shop.localhost:3000/cart?from=payment',
    client_reference_id: 'attempt-1',
    customer_email: 'parent@example.com',
    metadata: { transaction: '77' },
    ...changed,
  };
}

function line(
  name: string,
  cents: number,
  quantity: number,
): Stripe.Checkout.SessionCreateParams.LineItem {
  return {
    quantity,
    price_data: {
      currency: 'usd',
      unit_amount: cents,
      product_data: { name, metadata: { order: name.length } },
    },
  };
}

const inSeconds = (seconds: number) => Math.floor(Date.now() / 1000) + seconds;

async function refusal(answer: Promise<unknown>): Promise<Stripe.errors.StripeError> {
  const error = await answer.then(
    () => undefined,
    (failure) => failure,
  );
  expect(error).toBeInstanceOf(Stripe.errors.StripeError);
  return error;
}

test('a created session has what was asked for, a payment page, and a day to live', async () => {
  const created = await stripe.checkout.sessions.create(books());
  expect(created).toMatchObject({
    object: 'checkout.session',
    status: 'open',
    payment_status: 'unpaid',
    payment_intent: null,
    amount_total: 6948,
    currency: 'usd',
    livemode: false,
    client_reference_id: 'attempt-1',
    customer_email: 'parent@example.com',
    metadata: { transaction: '77' },
    url: `http://shop.localhost:3000/sandbox/pay/${created.id}`,
    success_url:
      'http://shop.localhost:3000/checkout/confirmation?session_id={CHECKOUT_SESSION_ID}',
  });
  expect(created.id).toMatch(/^cs_test_\w{40,}$/);
  expect(Math.abs(created.expires_at - inSeconds(24 * 3600))).toBeLessThan(5);
  expect(created.lastResponse.requestId).toMatch(/^req_/);
  expect(created.lastResponse.apiVersion).toBe('2026-10-28.endive');
  expect(await stripe.checkout.sessions.retrieve(created.id)).toEqual(created);
});

test('lines are listed, and come with the session when it is expanded', async () => {
  const { id } = await stripe.checkout.sessions.create(books());
  const lines = await stripe.checkout.sessions.listLineItems(id);
  expect(
    lines.data.map(({ description, quantity, amount_total }) => [
      description,
      quantity,
      amount_total,
    ]),
  ).toEqual([
    ['The Goose on Bus Nine', 2, 4998],
    ['Night Ferry', 1, 1950],
  ]);
  const expanded = await stripe.checkout.sessions.retrieve(id, {
    expand: ['line_items', 'payment_intent'],
  });
  expect(expanded.line_items?.data).toEqual(lines.data);
  expect(expanded.payment_intent).toBeNull();
  const unknown = await refusal(stripe.checkout.sessions.retrieve(id, { expand: ['customer'] }));
  expect(unknown.message).toBe('This property cannot be expanded (customer).');
});

test('a cart of 100 lines arrives whole and in order', async () => {
  const line_items = Array.from({ length: 100 }, (_, index) => line(`Book ${index}`, 1000, 1));
  const { id, amount_total } = await stripe.checkout.sessions.create(books({ line_items }));
  expect(amount_total).toBe(100_000);
  const { data } = await stripe.checkout.sessions.listLineItems(id);
  expect(data.map(({ description }) => description)).toEqual(
    line_items.map(({ price_data }) => price_data?.product_data?.name),
  );
});

test.for<[string, Partial<Stripe.Checkout.SessionCreateParams>, object]>([
  ['no lines', { line_items: undefined }, { code: 'parameter_missing', param: 'line_items' }],
  [
    'an unknown parameter',
    { coupon: 'x' } as object,
    { code: 'parameter_unknown', param: 'coupon' },
  ],
  ['another mode', { mode: 'subscription' }, { param: 'mode' }],
  ['a relative address', { success_url: '/thanks' }, { param: 'success_url' }],
  [
    'half a cent',
    { line_items: [line('Book', 10.5, 1)] },
    { param: 'line_items[0][price_data][unit_amount]' },
  ],
  ['too little money', { line_items: [line('Book', 49, 1)] }, { code: 'amount_too_small' }],
  ['an early end', { expires_at: inSeconds(29 * 60) }, { param: 'expires_at' }],
  ['a late end', { expires_at: inSeconds(25 * 3600) }, { param: 'expires_at' }],
])('a session with %s is refused', async ([, changed, error]) => {
  const refused = await refusal(stripe.checkout.sessions.create(books(changed)));
  expect(refused).toMatchObject({ type: 'StripeInvalidRequestError', statusCode: 400, ...error });
  expect(refused.requestId).toMatch(/^req_/);
});

test("an unknown session, another key and no key get the provider's errors", async () => {
  const missing = await refusal(stripe.checkout.sessions.retrieve('cs_test_nobody'));
  expect(missing).toMatchObject({
    statusCode: 404,
    code: 'resource_missing',
    param: 'session',
    message: "No such checkout.session: 'cs_test_nobody'",
  });
  const stranger = sdkFor({
    ...sandbox.settings,
    stripe: { secretKey: 'sk_test_of_somebody_else', webhookSecret: '' },
  });
  const refused = await refusal(stranger.checkout.sessions.create(books()));
  expect(refused.type).toBe('StripeAuthenticationError');
  expect(refused.message).not.toContain('sk_test_of_somebody_else');
  const bare = await fetch(`${sandbox.url}/v1/checkout/sessions`);
  expect(bare.status).toBe(401);
  expect(await bare.json()).toMatchObject({ error: { type: 'invalid_request_error' } });
  const elsewhere = await refusal(stripe.customers.list());
  expect(elsewhere).toMatchObject({ statusCode: 404, type: 'StripeInvalidRequestError' });
});

test('the same key and parameters get the same session, and the answer says so', async () => {
  const options = { idempotencyKey: 'attempt-same' };
  const first = await stripe.checkout.sessions.create(books(), options);
  const again = await stripe.checkout.sessions.create(books(), options);
  expect(again).toEqual(first);
  expect(first.lastResponse.headers['idempotent-replayed']).toBeUndefined();
  expect(again.lastResponse.headers).toMatchObject({
    'idempotent-replayed': 'true',
    'original-request': first.lastResponse.requestId,
    'idempotency-key': 'attempt-same',
  });
  expect(again.lastResponse.requestId).not.toBe(first.lastResponse.requestId);
});

test('the same key with other parameters, or elsewhere, is an idempotency error', async () => {
  const options = { idempotencyKey: 'attempt-other' };
  const { id } = await stripe.checkout.sessions.create(books(), options);
  const other = await refusal(
    stripe.checkout.sessions.create(books({ client_reference_id: 'attempt-2' }), options),
  );
  expect(other).toMatchObject({ type: 'StripeIdempotencyError', statusCode: 400 });
  expect(other.message).toContain('can only be used with the same parameters');
  const elsewhere = await refusal(stripe.checkout.sessions.expire(id, {}, options));
  expect(elsewhere).toMatchObject({ type: 'StripeIdempotencyError', statusCode: 400 });
});

test('a refused request is not stored: corrected, its key may be used again', async () => {
  const options = { idempotencyKey: 'attempt-corrected' };
  await refusal(stripe.checkout.sessions.create(books({ success_url: 'no' }), options));
  expect((await stripe.checkout.sessions.create(books(), options)).status).toBe('open');
});

test('a key is forgotten after 24 hours and not before', async () => {
  const options = { idempotencyKey: 'attempt-old' };
  const first = await stripe.checkout.sessions.create(books(), options);
  const age = (time: string) =>
    pool.query(
      `update sandbox.idempotency_keys set created = now() - $1::interval where key = 'attempt-old'`,
      [time],
    );
  await age('23 hours 59 minutes');
  expect((await stripe.checkout.sessions.create(books(), options)).id).toBe(first.id);
  await age('24 hours 1 minute');
  expect((await stripe.checkout.sessions.create(books(), options)).id).not.toBe(first.id);
});

test('50 requests at once under one key make one session; those in between are told to wait', async () => {
  const options = { idempotencyKey: 'attempt-50' };
  const before = await countSessions();
  const answers = await Promise.allSettled(
    Array.from({ length: 50 }, () => stripe.checkout.sessions.create(books(), options)),
  );
  const made = answers.filter((answer) => answer.status === 'fulfilled');
  const told = answers.filter((answer) => answer.status === 'rejected');
  expect(new Set(made.map(({ value }) => value.id)).size).toBe(1);
  for (const { reason } of told) {
    expect(reason).toMatchObject({ statusCode: 409, code: 'idempotency_key_in_use' });
  }
  expect((await countSessions()) - before).toBe(1);
});

async function countSessions(): Promise<number> {
  const { rows } = await pool.query('select count(*)::int as n from sandbox.checkout_sessions');
  return rows[0].n;
}

test('a session is expired once, and a second time is refused with its state', async () => {
  const { id } = await stripe.checkout.sessions.create(books());
  const expired = await stripe.checkout.sessions.expire(id);
  expect(expired).toMatchObject({ id, status: 'expired', payment_status: 'unpaid', url: null });
  const again = await refusal(stripe.checkout.sessions.expire(id));
  expect(again.message).toBe(
    'Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of `expired`.',
  );
  expect(await refusal(stripe.checkout.sessions.expire('cs_test_nobody'))).toMatchObject({
    statusCode: 404,
  });
});

test('the list goes page by page both ways, and filters', async () => {
  const made: string[] = [];
  for (let n = 0; n < 5; n++) {
    made.unshift((await stripe.checkout.sessions.create(books())).id);
  }
  const first = await stripe.checkout.sessions.list({ limit: 2 });
  expect(first.data.map(({ id }) => id)).toEqual(made.slice(0, 2));
  expect(first.has_more).toBe(true);
  const second = await stripe.checkout.sessions.list({ limit: 2, starting_after: made[1] });
  expect(second.data.map(({ id }) => id)).toEqual(made.slice(2, 4));
  const back = await stripe.checkout.sessions.list({ limit: 2, ending_before: made[3] });
  expect(back.data.map(({ id }) => id)).toEqual(made.slice(1, 3));
  const all: string[] = [];
  for await (const { id } of stripe.checkout.sessions.list({ limit: 2 })) all.push(id);
  expect(all.slice(0, 5)).toEqual(made);
  expect(all).toHaveLength(await countSessions());

  await stripe.checkout.sessions.expire(made[2]!);
  const expired = await stripe.checkout.sessions.list({ status: 'expired', limit: 1 });
  expect(expired.data[0]?.id).toBe(made[2]);
  expect((await stripe.checkout.sessions.list({ created: { gt: inSeconds(5) } })).data).toEqual([]);
  expect(await refusal(stripe.checkout.sessions.list({ limit: 101 }))).toMatchObject({
    param: 'limit',
  });
  expect(
    await refusal(stripe.checkout.sessions.list({ starting_after: 'cs_test_nobody' })),
  ).toMatchObject({
    code: 'resource_missing',
    param: 'starting_after',
  });
});

test('events can be read back', async () => {
  const { id } = await stripe.checkout.sessions.create(books());
  await stripe.checkout.sessions.expire(id);
  const { data } = await stripe.events.list({ type: 'checkout.session.expired', limit: 1 });
  expect(data[0]).toMatchObject({
    object: 'event',
    type: 'checkout.session.expired',
    data: { object: { id } },
  });
  expect(await stripe.events.retrieve(data[0]!.id)).toEqual(data[0]);
  expect(await refusal(stripe.events.retrieve('evt_nobody'))).toMatchObject({ statusCode: 404 });
});

test('a coupon is taken off a session: the rest is charged, and the lines share it', async () => {
  const coupon = await stripe.coupons.create({
    ...{ amount_off: 695, currency: 'usd', duration: 'once', name: 'Code SPRING10' },
  });
  expect(await stripe.coupons.retrieve(coupon.id)).toMatchObject({
    ...{ object: 'coupon', amount_off: 695, currency: 'usd', duration: 'once' },
    name: 'Code SPRING10',
  });
  const session = await stripe.checkout.sessions.create({
    ...books({ discounts: [{ coupon: coupon.id }] }),
    expand: ['line_items'],
  });
  expect(session).toMatchObject({
    ...{ amount_subtotal: 6948, amount_total: 6253 },
    total_details: { amount_discount: 695 },
    discounts: [{ coupon: coupon.id }],
  });
  expect(session.line_items!.data).toMatchObject([
    { amount_subtotal: 4998, amount_discount: 500, amount_total: 4498 },
    { amount_subtotal: 1950, amount_discount: 195, amount_total: 1755 },
  ]);
});

test('refuses a coupon that it does not have, a second one, and one that leaves too little to charge', async () => {
  const open = (discounts: { coupon: string }[]) =>
    refusal(stripe.checkout.sessions.create(books({ discounts })));
  expect(await open([{ coupon: 'co_unknown' }])).toMatchObject({ code: 'resource_missing' });
  const off = (amount_off: number) =>
    stripe.coupons.create({ amount_off, currency: 'usd', duration: 'once' });
  const [small, large] = [await off(100), await off(6948 - 49)];
  expect(await open([{ coupon: small.id }, { coupon: small.id }])).toMatchObject({
    param: 'discounts',
  });
  expect(await open([{ coupon: large.id }])).toMatchObject({ code: 'amount_too_small' });
  expect(await refusal(off(0))).toMatchObject({ param: 'amount_off' });
});
