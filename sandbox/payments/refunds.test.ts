import type Stripe from 'stripe';
import { beforeEach, expect, test } from 'vitest';
import { runSandbox, startListener } from '#tests/support/run-sandbox.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';

const database = await openTestDatabase();
const shop = await startListener();
const sandbox = await runSandbox(database.url, { webhookUrl: shop.url });
const { stripe, settings } = sandbox;

beforeEach(() => {
  shop.rings.length = 0;
});

const press = (path: string) => fetch(sandbox.url + path, { method: 'POST', redirect: 'manual' });
const show = () => fetch(`${sandbox.url}/sandbox/payments`).then((answer) => answer.text());

/** A payment of $69.98; answers its session's id and its own. */
async function paid(): Promise<{ session: string; payment_intent: string }> {
  const price_data = {
    currency: 'usd',
    unit_amount: 3499,
    product_data: { name: 'The Goose on Bus Nine' },
  };
  const { id } = await stripe.checkout.sessions.create({
    mode: 'payment',
    line_items: [{ quantity: 2, price_data }],
    success_url: 'http://shop.localhost:3000/done',
  });
  await press(`/sandbox/pay/${id}/pay`);
  const { payment_intent } = await stripe.checkout.sessions.retrieve(id);
  return { session: id, payment_intent: payment_intent as string };
}

async function heard(type: string, refundId: string) {
  const about = ({ event }: (typeof shop.rings)[number]) =>
    event.type === type && JSON.stringify(event).includes(refundId);
  await expect.poll(() => shop.rings.filter(about).length, { timeout: 30_000 }).toBe(1);
  return shop.rings.find(about)!;
}

test('money goes back at once, by its key once, and the shop hears it by a signed event', async () => {
  const { payment_intent } = await paid();
  const request = { payment_intent, amount: 3499, metadata: { refund_id: 'ours' } };
  const refund = await stripe.refunds.create(request, { idempotencyKey: 'ours' });
  expect(refund).toMatchObject({
    ...{ object: 'refund', status: 'succeeded', amount: 3499, payment_intent },
    metadata: { refund_id: 'ours' },
  });
  const again = await stripe.refunds.create(request, { idempotencyKey: 'ours' });
  expect(again.id).toBe(refund.id);
  expect(await stripe.refunds.retrieve(refund.id)).toMatchObject({ id: refund.id, amount: 3499 });
  const { data } = await stripe.refunds.list({ payment_intent });
  expect(data.map(({ id }) => id)).toEqual([refund.id]);
  const ring = await heard('refund.created', refund.id);
  stripe.webhooks.constructEvent(ring.payload, ring.signature, settings.stripe.webhookSecret);
  await expect
    .poll(() => shop.rings.find(({ event }) => event.type === 'charge.refunded')?.event.data.object)
    .toMatchObject({ payment_intent, amount_refunded: 3499, refunded: false });
});

test('never more than was paid, and nothing of what was not', async () => {
  const { payment_intent } = await paid();
  await expect(stripe.refunds.create({ payment_intent, amount: 6999 })).rejects.toThrow(
    'Refund amount ($69.99) is greater than unrefunded amount on charge ($69.98)',
  );
  await stripe.refunds.create({ payment_intent });
  await expect(stripe.refunds.create({ payment_intent, amount: 1 })).rejects.toMatchObject({
    code: 'charge_already_refunded',
  });
  await expect(stripe.refunds.create({ payment_intent: 'pi_nobody' })).rejects.toMatchObject({
    statusCode: 404,
  });
  await expect(stripe.refunds.retrieve('re_nobody')).rejects.toMatchObject({ statusCode: 404 });
});

test('twenty at once give back what there is, and no cent more', async () => {
  const { payment_intent } = await paid();
  const trials = Array.from({ length: 20 }, () =>
    stripe.refunds.create({ payment_intent, amount: 1000 }),
  );
  await Promise.allSettled(trials);
  const { data } = await stripe.refunds.list({ payment_intent, limit: 100 });
  expect(data.map(({ amount }) => amount)).toEqual(Array(6).fill(1000));
});

test('it waits for a press where it was told to, arrives, and comes back', async () => {
  const { session, payment_intent } = await paid();
  await press(`/sandbox/payments/${session}/refunds-wait`);
  const { id, status } = await stripe.refunds.create({ payment_intent });
  expect(status).toBe('pending');
  expect(await show()).toContain('on its way');
  await press(`/sandbox/payments/refunds/${id}/settle`);
  await heard('refund.updated', id);
  const statusNow = async (): Promise<Stripe.Refund['status']> =>
    (await stripe.refunds.retrieve(id)).status;
  expect(await statusNow()).toBe('succeeded');
  await press(`/sandbox/payments/refunds/${id}/fail`);
  await press(`/sandbox/payments/refunds/${id}/fail`);
  const { event } = await heard('refund.failed', id);
  expect(event.data.object).toMatchObject({ failure_reason: 'expired_or_canceled_card' });
  expect(await statusNow()).toBe('failed');
  // What came back may be given back anew.
  expect(await stripe.refunds.create({ payment_intent })).toMatchObject({ amount: 6998 });
});
