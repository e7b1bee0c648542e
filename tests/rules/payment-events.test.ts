import { randomUUID } from 'node:crypto';
import Stripe from 'stripe';
import { afterEach, describe, expect, test } from 'vitest';
import { inTransaction } from '#database/transaction.ts';
import { addToCart } from '#shop/cart/add-to-cart.ts';
import { checkOutCart } from '#shop/checkout/check-out.ts';
import { listOrders } from '#shop/orders/list-orders.ts';
import { expectBooksToBalance } from '#tests/support/books-balance.ts';
import { giveAddress, newCaller, newChild, shelve, TODAY } from '#tests/support/family.ts';
import { serveApi } from '#tests/support/serve-api.ts';
import { someOf } from '#tests/support/some-of.ts';

/**
 * Events of the payment provider in every order, with doubles: whatever arrives, an order ends in the
 * state that the provider's own ledger says (specification, section 4: Order status).
 */
const api = await serveApi();
const GOOSE = await shelve(api.database, 1, 3299);

const kinds = ['completed', 'async_payment_succeeded', 'async_payment_failed', 'expired'] as const;

/** What happens at the provider, as presses of its buttons, and what that makes of the order. */
const fates = [
  { fate: 'paid', presses: ['pay'], status: 'completed' },
  { fate: 'paid late', presses: ['pay-later', 'settle'], status: 'completed' },
  { fate: 'on its way', presses: ['pay-later'], status: 'pending' },
  { fate: 'failed late', presses: ['pay-later', 'fail'], status: 'failed' },
  { fate: 'declined, then paid', presses: ['decline', 'pay'], status: 'completed' },
  { fate: 'expired', presses: ['expire'], status: 'expired' },
] as const;

afterEach(() => expectBooksToBalance(api.database));

/** An order waiting at the payment page. */
async function waitingOrder() {
  const { database } = api;
  const caller = await newCaller(database);
  const zoe = await newChild(database, caller);
  await giveAddress(database, caller);
  const wanted = { bookId: GOOSE, childId: zoe.id };
  await inTransaction(database, (tx) => addToCart(tx, caller, wanted, TODAY));
  const url = await checkOutCart(api.shop, caller, [{ ...wanted, quantity: 1 }], TODAY);
  const status = async () =>
    (await listOrders(database.orm, caller, { page: 1 })).orders.map((order) => order.status);
  return { session: url.split('/').at(-1)!, status };
}

async function press(session: string, button: string): Promise<void> {
  const place = button === 'settle' || button === 'fail' ? 'payments' : 'pay';
  const address = `${api.sandbox.url}/sandbox/${place}/${session}/${button}`;
  await fetch(address, { method: 'POST', redirect: 'manual' });
}

/** An event as the provider would sign it, whether or not it is true. */
function ring(
  session: string,
  kind: (typeof kinds)[number],
  id: string,
  signing: Parameters<typeof ringWith>[1] = {},
) {
  const payload = JSON.stringify({
    id,
    object: 'event',
    type: `checkout.session.${kind}`,
    data: { object: { id: session, object: 'checkout.session', payment_status: 'paid' } },
  });
  return ringWith(payload, signing);
}

/** Anything, signed. */
function ringWith(
  payload: string,
  {
    secret,
    ageSeconds = 0,
    signature,
  }: { secret?: string; ageSeconds?: number; signature?: string } = {},
) {
  const header = Stripe.webhooks.generateTestHeaderString({
    payload,
    secret: secret ?? api.sandbox.settings.stripe.webhookSecret,
    timestamp: Math.floor(Date.now() / 1000) - ageSeconds,
  });
  return fetch(`${api.url}/api/webhooks/stripe`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature ?? header },
    body: payload,
  });
}

function permutations<Item>(items: readonly Item[]): Item[][] {
  if (items.length < 2) return [[...items]];
  return items.flatMap((item, place) =>
    permutations([...items.slice(0, place), ...items.slice(place + 1)]).map((rest) => [
      item,
      ...rest,
    ]),
  );
}

describe.each(fates)('a session that is $fate', ({ fate, presses, status }) => {
  test('whatever events come, in every order and twice', async () => {
    for (const order of someOf(fate, permutations(kinds))) {
      const { session, status: orderStatus } = await waitingOrder();
      for (const button of presses) await press(session, button);
      for (const kind of order) {
        const id = `evt_${randomUUID()}`;
        const answers = await Promise.all([ring(session, kind, id), ring(session, kind, id)]);
        expect(answers.map((answer) => answer.status)).toEqual([200, 200]);
      }
      expect(await orderStatus()).toEqual([status]);
    }
  }, 120_000);
});

describe('an event that is not the provider’s', () => {
  test('a forged signature is refused and changes nothing', async () => {
    const { session, status } = await waitingOrder();
    const answer = await ring(session, 'completed', 'evt_forged', { secret: 'whsec_guessed' });
    expect(answer.status).toBe(400);
    expect(await status()).toEqual(['pending']);
  });

  test('an old one, however well signed, is refused: somebody may have kept it', async () => {
    const { session, status } = await waitingOrder();
    await press(session, 'pay');
    // The provider's own event may have come by now; what counts is that this one is not taken.
    const answer = await ring(session, 'completed', 'evt_old', { ageSeconds: 600 });
    expect(answer.status).toBe(400);
    await expect.poll(status).toEqual(['completed']);
  });

  test('one from the future is refused, but for the little that two clocks differ', async () => {
    const { session, status } = await waitingOrder();
    await press(session, 'pay');
    const future = (ageSeconds: number) => ring(session, 'completed', 'evt_ahead', { ageSeconds });
    expect((await future(-600)).status).toBe(400);
    expect((await future(-60)).status).toBe(200);
    await expect.poll(status).toEqual(['completed']);
  });

  // Each was a 500, and an alarm that a stranger could ring.
  test.each(['', 't=1', 't=1,v1=', 't=,v1=', 't=1,v1=ab,v1=', 'v1=ab', '=', 't=1,v1=ab'])(
    'a signature that reads %s is refused',
    async (signature) => {
      const answer = await ringWith('{}', { signature });
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ code: 'SIGNATURE_INVALID' });
    },
  );

  test.each([
    '{}',
    'null',
    '[]',
    '"evt"',
    'no JSON',
    '{"id":"evt_1","type":"checkout.session.expired"}',
  ])('what is signed and no event is named so: %s', async (payload) => {
    const answer = await ringWith(payload);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: 'EVENT_UNREADABLE' });
  });

  test('a session that another shop of our account has opened is none of ours', async () => {
    const price_data = { currency: 'usd', unit_amount: 100, product_data: { name: 'A kite' } };
    const { id } = await api.sandbox.stripe.checkout.sessions.create({
      mode: 'payment',
      client_reference_id: 'kite-7',
      line_items: [{ quantity: 1, price_data }],
      success_url: 'https://kites.example.com/thanks',
    });
    expect((await ring(id, 'completed', 'evt_kite')).status).toBe(200);
  });

  test('an event about something else is taken and forgotten', async () => {
    const payload = JSON.stringify({ id: 'evt_else', type: 'payout.paid', data: {} });
    expect((await ringWith(payload)).status).toBe(200);
  });

  test('a true signature on an untrue story changes nothing: the provider is asked', async () => {
    const { session, status } = await waitingOrder();
    expect((await ring(session, 'completed', 'evt_untrue')).status).toBe(200);
    expect(await status()).toEqual(['pending']);
  });

  test('an event of money given back that nobody knows of is taken and forgotten', async () => {
    const about = { id: 're_nobody', object: 'refund', payment_intent: 'pi_nobody' };
    for (const type of ['refund.created', 'refund.failed', 'charge.refunded']) {
      const payload = JSON.stringify({ id: `evt_${type}`, type, data: { object: about } });
      expect((await ringWith(payload)).status).toBe(200);
      expect((await ringWith(payload, { secret: 'whsec_of_somebody_else' })).status).toBe(400);
    }
  });

  test('an event of a session that nobody knows is taken and forgotten', async () => {
    expect((await ring('cs_test_nobody', 'completed', 'evt_unknown')).status).toBe(200);
  });
});
