import { afterEach, expect, test } from 'vitest';
import { inTransaction } from '#database/transaction.ts';
import { postEvents } from '#services/webhooks/post-events.ts';
import { findBrokenRules } from '#shop/admin/broken-rules.ts';
import { webhookRules } from '#shop/admin/webhook-rules.ts';
import { approveBook } from '#shop/orders/approve-book.ts';
import type { PartnerStatus } from '#shop/print-partner.ts';
import { applyPartnerJob } from '#shop/printing/apply-partner-job.ts';
import { sendPrintJobs } from '#shop/printing/send-print-jobs.ts';
import { applyRefund } from '#shop/refunds/apply-refund.ts';
import { giveBack } from '#shop/refunds/give-back.ts';
import { type EventReceiver, openEventReceiver } from '#tests/support/event-receiver.ts';
import { newCaller } from '#tests/support/family.ts';
import { openPrintShop } from '#tests/support/open-print-shop.ts';
import { somebodyWaits } from '#tests/support/somebody-waits.ts';
import { type EventType, eventTypes } from '#vocabulary/webhooks.ts';
import { forgetDeliveries } from './forget-deliveries.ts';
import { listDeliveries } from './list-deliveries.ts';
import { listEndpoints } from './list-endpoints.ts';
import { makeEndpoint } from './make-endpoint.ts';
import { removeEndpoint } from './remove-endpoint.ts';
import { replayDelivery } from './replay-delivery.ts';
import { sendDelivery } from './send-delivery.ts';
import { tellEndpoints } from './tell-endpoints.ts';

const { database, printing, query, buy, make, jobsOf } = await openPrintShop();
const admin = { ...(await newCaller(database, 'Ada')), userType: 'admin' as const };
const postEvent = postEvents({ isInsideAllowed: true });
const now = new Date();
const after = (ms: number) => new Date(now.getTime() + ms);
const HOUR = 3_600_000;

afterEach(async () => {
  const broken = await findBrokenRules(database.orm);
  await query('delete from webhook_endpoints');
  expect(broken.filter(({ rule }) => rule in webhookRules)).toEqual([]);
});

/** Somebody who is told. */
async function subscriber(events: EventType[] = [...eventTypes]) {
  const receiver = await openEventReceiver();
  const { endpoint, secret } = await inTransaction(database, (tx) =>
    makeEndpoint(tx, admin, { url: receiver.url, events }),
  );
  receiver.verifyWith(secret);
  return { ...receiver, id: endpoint.id, secret };
}

const deliveries = async () =>
  (await listDeliveries(database.orm, { page: 1, pageSize: 100 })).deliveries.map(
    ({ delivery }) => delivery,
  );
const only = async () => {
  const [delivery, ...others] = await deliveries();
  expect(others).toEqual([]);
  return delivery!;
};
/** What a worker does with the job of a try. */
const send = (id: string, number: number, at = now) =>
  sendDelivery({ database, postEvent }, id, number, at);
/** Makes the next try of all that waits. */
async function sendAll(at = now) {
  for (const { id, state, tries } of await deliveries()) {
    if (state === 'waiting') await send(id, tries + 1, at);
  }
}
/** The tries that are queued for a delivery, and when. */
const queued = (id: string) =>
  query(
    `select (payload ->> 'number')::int as number, run_at, max_attempts
     from graphile_worker._private_jobs where payload ->> 'deliveryId' = $1 order by run_at`,
    [id],
  );
const replay = (id: string) => inTransaction(database, (tx) => replayDelivery(tx, admin, id));
const typesOf = ({ events }: EventReceiver) => events.map(({ type }) => type);

test('each thing that happens is told to whoever wants to know it, signed, and names nobody', async () => {
  const all = await subscriber();
  const books = await subscriber(['book.shipped']);
  const { caller, payment, ids } = await buy([{ quantity: 2 }, {}], false);
  await sendAll();
  const paid = all.events.toSorted(
    (one, other) => Number(one.data.book_id) - Number(other.data.book_id),
  );
  expect(paid).toMatchObject(
    ids.map((order_id, n) => ({
      type: 'order.paid',
      data: {
        order_id,
        transaction_id: payment.id,
        book_id: n + 1,
        quantity: n === 0 ? 2 : 1,
        total_amount: n === 0 ? 65.98 : 32.99,
        discount: 0,
        currency: 'usd',
        stage: 'checking',
      },
    })),
  );

  for (const id of ids) {
    await inTransaction(database, (tx) => approveBook(tx, caller, id, now));
    await inTransaction(database, (tx) => approveBook(tx, caller, id, now));
    await make(id);
  }
  await sendPrintJobs(printing, payment.id, now);
  const [job] = await jobsOf(payment.id);
  const partnerSays = (status: PartnerStatus) =>
    inTransaction(database, (tx) =>
      applyPartnerJob(
        tx,
        job.id,
        {
          ...{ id: Number(job.partner_id), externalId: job.external_id, statusName: status },
          ...{ status, changedAt: now, isCancellable: false, cents: undefined },
          ...{ arrives: undefined, lines: [] },
        },
        now,
      ),
    );
  // Nobody was told that it was shipped; then it is told late that it was.
  await partnerSays('DELIVERED');
  await partnerSays('SHIPPED');
  const order = {
    id: ids[0]!,
    transactionId: payment.id,
    totalAmount: 6598,
    discount: 0,
    paidByCard: 0,
  };
  await inTransaction(database, (tx) => giveBack(tx, order, 'admin_cancelled'));
  const [refund] = await query('select id from refunds where order_id = $1', [order.id]);
  const said = { id: 're_1', refundId: refund.id, amount: 6598, failure: undefined };
  for (const state of ['pending', 'succeeded', 'succeeded'] as const) {
    await inTransaction(database, (tx) => applyRefund(tx, { ...said, state }));
  }
  await sendAll();

  expect(typesOf(all).sort()).toEqual([
    ...['book.approved', 'book.approved', 'book.shipped', 'book.shipped'],
    ...['order.paid', 'order.paid', 'order.refunded'],
  ]);
  expect(typesOf(books)).toEqual(['book.shipped', 'book.shipped']);
  const shipped = all.events.filter(({ type }) => type === 'book.shipped');
  expect(shipped.map(({ data }) => data.stage)).toEqual(['delivered', 'delivered']);
  // One event, two endpoints: it has one name.
  expect(books.events.map(({ id }) => id).sort()).toEqual(shipped.map(({ id }) => id).sort());
  const refunded = all.events.find(({ type }) => type === 'order.refunded');
  expect(refunded?.data).toMatchObject({ order_id: order.id, refund: { amount: 65.98 } });
  const told = [...all.events, ...books.events].map(({ body }) => body).join();
  for (const word of ['Zo', 'Hanna', 'example.com', 'Willow', 'Book 1', 'whsec_']) {
    expect(told).not.toContain(word);
  }
});

test('where nobody is told, nothing is written', async () => {
  await buy();
  await subscriber(['order.refunded']);
  await buy();
  expect(await deliveries()).toEqual([]);
});

test('what did not happen is told to nobody', async () => {
  await subscriber();
  const { ids, caller } = await buy([{}], false);
  const before = (await deliveries()).length;
  const approving = inTransaction(database, async (tx) => {
    await approveBook(tx, caller, ids[0]!, now);
    throw new Error('The database has lost its way');
  });
  await expect(approving).rejects.toThrow('lost its way');
  expect(await deliveries()).toHaveLength(before);
});

test('what fails is tried by the schedule of the convention, and given up after three days', async () => {
  const receiver = await subscriber();
  receiver.answer(500);
  await buy();
  const { id, eventId } = await only();
  expect(await queued(id)).toMatchObject([{ number: 1, max_attempts: 22 }]);
  expect(await send(id, 1)).toBe('again_later');
  expect(await only()).toMatchObject({ state: 'waiting', tries: 1, answerStatus: 500 });
  const waits = [5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400];
  let at = now;
  for (const [n, seconds] of waits.entries()) {
    const { nextTryAt, tries } = await only();
    const waited = (nextTryAt!.getTime() - at.getTime()) / 1000;
    expect(waited).toBeGreaterThanOrEqual(seconds);
    expect(waited).toBeLessThanOrEqual(seconds * 1.1 + 1);
    expect((await queued(id)).at(-1)).toMatchObject({ number: tries + 1 });
    at = nextTryAt!;
    // The library takes no event of another day.
    if (n === 0) expect(await send(id, 2, at)).toBe('again_later');
    else {
      const away = async () => ({ failure: 'Nobody listens there' });
      const sent = await sendDelivery({ database, postEvent: away }, id, tries + 1, at);
      expect(sent).toBe(n === waits.length - 1 ? 'given_up' : 'again_later');
    }
  }
  expect(at.getTime() - now.getTime()).toBeGreaterThan(75 * HOUR);
  const said = { answerStatus: null, failure: 'Nobody listens there', nextTryAt: null };
  expect(await only()).toMatchObject({ state: 'failed', tries: 10, ...said });
  const [first, second] = receiver.events;
  expect([first?.id, second?.id]).toEqual([eventId, eventId]);
  expect(second?.body).toBe(first?.body);
  expect(Number(second?.timestamp)).toBeGreaterThan(Number(first?.timestamp));
});

test('an endpoint that asks to be left alone is, for a day at most', async () => {
  const receiver = await subscriber();
  receiver.answer(429, { 'retry-after': '600' });
  await buy();
  const { id } = await only();
  await send(id, 1);
  expect((await only()).nextTryAt).toEqual(after(600_000));
  receiver.answer(503, { 'retry-after': '999999999' });
  await send(id, 2);
  expect((await only()).nextTryAt).toEqual(after(24 * HOUR));
});

test('one that answers 410 is told nothing more, until it takes what somebody sends it again', async () => {
  const receiver = await subscriber();
  const other = await subscriber();
  await buy([{}, {}]);
  receiver.answer(410);
  const [mine] = (await deliveries()).filter(({ endpointId }) => endpointId === receiver.id);
  expect(await send(mine!.id, 1)).toBe('switched_off');
  const states = async () =>
    (await deliveries())
      .filter(({ endpointId }) => endpointId === receiver.id)
      .map(({ state }) => state);
  expect(await states()).toEqual(['failed', 'failed']);
  await buy();
  expect(await states()).toHaveLength(2);
  expect((await deliveries()).length).toBe(5);

  receiver.answer(204);
  await replay(mine!.id);
  expect(await send(mine!.id, 1)).toBe('delivered');
  const endpoints = await listEndpoints(database.orm);
  expect(endpoints.map(({ switchedOffAt }) => switchedOffAt)).toEqual([null, null]);
  await buy();
  expect((await states()).sort()).toEqual(['delivered', 'failed', 'waiting']);
  await sendAll();
  expect(other.events).toHaveLength(4);
});

test('ten answers of 410 at once switch it off once, and none waits for another', async () => {
  const receiver = await subscriber();
  for (let payment = 0; payment < 5; payment++) await buy([{}, {}]);
  receiver.answer(410);
  const waiting = await deliveries();
  expect(waiting).toHaveLength(10);
  // Each answer is noted when all have come: before, two of them held a delivery each and wanted the other's.
  let arrive: () => void = () => {};
  const allHaveCome = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  let come = 0;
  const together = async (event: Parameters<typeof postEvent>[0]) => {
    const answer = await postEvent(event);
    come += 1;
    if (come === waiting.length) arrive();
    await allHaveCome;
    return answer;
  };
  const sent = await Promise.all(
    waiting.map(({ id }) => sendDelivery({ database, postEvent: together }, id, 1, now)),
  );
  expect(new Set(sent)).toEqual(new Set(['switched_off']));
  expect(new Set((await deliveries()).map(({ state }) => state))).toEqual(new Set(['failed']));
});

test('however many workers come for a try, one sends it', async () => {
  const receiver = await subscriber();
  await buy();
  const { id } = await only();
  const sent = await Promise.all(Array.from({ length: 10 }, () => send(id, 1)));
  expect(sent.sort()).toEqual(['delivered', ...Array(9).fill('not_ours')]);
  expect(receiver.events).toHaveLength(1);
  expect(await send(id, 1, after(60_000))).toBe('not_ours');

  receiver.answer(500);
  await replay(id);
  await Promise.all(Array.from({ length: 5 }, () => send(id, 1)));
  // Who came too late comes back; by then the try is over, and the next is not due.
  await send(id, 1, after(40_000));
  expect(receiver.events).toHaveLength(2);
  expect(await only()).toMatchObject({ tries: 1, state: 'waiting' });
});

test('a worker that dies over a try is followed by another', async () => {
  const receiver = await subscriber();
  await buy();
  const { id } = await only();
  const dies = async () => {
    throw new Error('killed');
  };
  await expect(sendDelivery({ database, postEvent: dies }, id, 1, now)).rejects.toThrow('killed');
  const tries = (await queued(id)).length;
  expect(await send(id, 1, after(1000))).toBe('not_ours');
  expect(await queued(id)).toHaveLength(tries + 1);
  expect(await send(id, 1, after(31_000))).toBe('delivered');
  expect(receiver.events).toHaveLength(1);
});

test('what arrived or was given up is sent again under its own name, once for ten presses', async () => {
  const receiver = await subscriber();
  await buy();
  const { id, eventId } = await only();
  await send(id, 1);
  expect(await Promise.all(Array.from({ length: 10 }, () => replay(id)))).not.toContain(false);
  for (const { number } of await queued(id)) await send(id, number, after(1000));
  expect(receiver.events.map(({ id }) => id)).toEqual([eventId, eventId]);
  expect(await only()).toMatchObject({ state: 'delivered', tries: 1, answerStatus: 200 });
  expect(await replay(admin.userId)).toBe(false);

  // What waits for its next try is sent now, and its turn in the schedule is over then.
  receiver.answer(500);
  await buy();
  const [late] = await deliveries();
  await send(late!.id, 1);
  await replay(late!.id);
  receiver.answer(200);
  const [again, scheduled] = (await queued(late!.id)).filter(({ number }) => number === 2);
  expect(again.run_at < scheduled.run_at).toBe(true);
  expect(await send(late!.id, 2)).toBe('delivered');
  expect(await send(late!.id, 2, after(HOUR))).toBe('not_ours');
});

test('a removed endpoint is told nothing more; who made, sent again and removed is kept', async () => {
  const receiver = await subscriber();
  await buy();
  const { id } = await only();
  await replay(id);
  const remove = () => inTransaction(database, (tx) => removeEndpoint(tx, admin, receiver.id));
  expect([await remove(), await remove()]).toEqual([true, false]);
  expect(await send(id, 1)).toBe('not_ours');
  expect(receiver.events).toEqual([]);
  const acts = await query(
    `select act, subject, by_name from audit_entries where subject in ($1, $2) order by at`,
    [receiver.id, id],
  );
  expect(acts).toEqual([
    { act: 'webhook_made', subject: receiver.id, by_name: 'Ada' },
    { act: 'webhook_replayed', subject: id, by_name: 'Ada' },
    { act: 'webhook_removed', subject: receiver.id, by_name: 'Ada' },
  ]);
  expect(JSON.stringify(acts)).not.toContain(receiver.secret);
});

test('who removes an endpoint waits for a payment that is just telling it, and the payment does not fail', async () => {
  const receiver = await subscriber();
  const { ids } = await buy([{}], false);
  await query('delete from webhook_deliveries');
  let removing: Promise<boolean> | undefined;
  await inTransaction(database, async (tx) => {
    await tellEndpoints(tx, 'book.approved', ids);
    removing = inTransaction(database, (other) => removeEndpoint(other, admin, receiver.id));
    await expect.poll(() => somebodyWaits(database)).toBe(true);
  });
  expect(await removing).toBe(true);
  expect(await deliveries()).toEqual([]);
});

test('after 30 days it is forgotten what was sent', async () => {
  await subscriber();
  await buy();
  await buy();
  const [newest] = await deliveries();
  await send(newest!.id, 1);
  const forget = (days: number) =>
    inTransaction(database, (tx) => forgetDeliveries(tx, after(days * 24 * HOUR)));
  expect(await forget(29)).toBe(0);
  expect(await forget(31)).toBe(1);
  expect(await only()).toMatchObject({ state: 'waiting' });
});
