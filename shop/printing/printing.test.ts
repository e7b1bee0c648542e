import { afterEach, expect, test } from 'vitest';
import { inTransaction } from '#database/transaction.ts';
import { deleteAccount } from '#shop/account-rights/delete-account.ts';
import { findBrokenRules } from '#shop/admin/broken-rules.ts';
import { listActsOnOrder } from '#shop/audit/list-acts.ts';
import { correctBook } from '#shop/orders/correct-book.ts';
import { holdMaking, moveMaking } from '#shop/orders/making.ts';
import { findUnsentMakingNews } from '#shop/orders/making-mail.ts';
import { PrinterAway } from '#shop/print-partner.ts';
import { HOME, newCaller } from '#tests/support/family.ts';
import { openPrintShop } from '#tests/support/open-print-shop.ts';
import { stoppedFor } from '#vocabulary/sentences/printing.ts';
import { cancelPrinting } from './cancel-printing.ts';
import { findLinkedFile, openFileLink } from './file-links.ts';
import { forgetAddresses } from './forget-addresses.ts';
import { holdSending, letSendingGoOn } from './hold-sending.ts';
import { assumeDelivered, lookAtPartnerJob } from './look-at-job.ts';
import { armPrintEvents, reconcilePrinting } from './reconcile-printing.ts';
import { retryPrinting } from './retry-printing.ts';
import { sendPrintJobs } from './send-print-jobs.ts';

const shop = await openPrintShop();
const { database, printing, buy, stagesOf, jobsOf, atPartner, press, query } = shop;
const ada = await newCaller(database, 'Ada');
const HOUR = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR);
const send = async (transactionId: string, now = new Date(), by = printing) =>
  (await sendPrintJobs(by, transactionId, now)).map(({ sent }) => sent);
const look = (partnerId: number, now = new Date()) => lookAtPartnerJob(printing, partnerId, now);
const GRANDMA = { ...HOME, recipient: 'Grandma Ilse', addressLine1: 'Lindenweg 3' };

/** Presses until the partner's job is in a state, and has the shop look at it. */
async function moveOn(partnerId: number, ...presses: string[]) {
  await expect
    .poll(async () => (await printing.printer.findJob(partnerId))?.statusName)
    .not.toBe('CREATED');
  for (const one of presses) await press(`${partnerId}/${one}`);
  await look(partnerId);
}
const cancel = (id: string) =>
  inTransaction(database, async (tx) => {
    await moveMaking(tx, (await holdMaking(tx, id))!, 'cancelled', { by: 'admin' });
  });
const lettersOf = (ids: string[]) =>
  query(
    'select id, kind, version from making_mails where order_id = any($1::uuid[]) order by queued_at',
    [ids],
  );

/** What these tests make up as they go, and what is no matter of printing. */
const MADE_UP = /letter|its book, or a job|session|given back/;
afterEach(async () => {
  const broken = await findBrokenRules(database.orm);
  expect(broken.filter(({ rule }) => !MADE_UP.test(rule))).toEqual([]);
});

test('the books of a payment to one address go as one job, once, however often it is asked for', async () => {
  const { ids, payment } = await buy([{ quantity: 2 }, {}, { shipTo: GRANDMA }]);
  const all = await Promise.all([send(payment.id), send(payment.id), send(payment.id)]);
  expect(all.flat().toSorted()).toEqual(['accepted', 'accepted']);
  expect(await send(payment.id)).toEqual([]);
  const there = await atPartner(ids);
  expect(there.map(({ quantity }) => quantity).toSorted()).toEqual([1, 1, 2]);
  expect(new Set(there.map(({ id }) => id)).size).toBe(2);
  expect(await stagesOf(ids)).toEqual(['sent', 'sent', 'sent']);
  const jobs = await jobsOf(payment.id);
  expect(jobs.map(({ external_id }) => external_id)).toEqual(
    expect.arrayContaining([expect.stringMatching(/^wl-[0-9a-f-]{36}-1$/)]),
  );
  expect(jobs.every(({ state, ship_to }) => state === 'accepted' && ship_to.countryCode)).toBe(
    true,
  );
});

test('a book waits for the others to its address, and not for those to another', async () => {
  const { ids, payment } = await buy([{}, {}, { shipTo: GRANDMA }], false);
  const [one, other, grandma] = ids as [string, string, string];
  for (const id of [one, grandma]) {
    await shop.approve(id);
    await shop.make(id);
  }
  expect(await send(payment.id)).toEqual(['accepted']);
  expect(await stagesOf(ids)).toEqual(['approved', 'checking', 'sent']);
  await shop.approve(other);
  expect(await send(payment.id)).toEqual([]);
  await shop.make(other);
  expect(await send(payment.id)).toEqual(['accepted']);
  expect((await atPartner([one, other])).map(({ id }) => id)[0]).toBe(
    (await atPartner([other]))[0]!.id,
  );
});

test('an answer that got lost, and a worker that was ended before it noted it: found again, ordered once', async () => {
  const { ids, payment } = await buy();
  await press('troubles/lose_answer/1');
  expect(await send(payment.id)).toEqual(['away']);
  expect(await stagesOf(ids)).toEqual(['approved']);
  expect(await send(payment.id)).toEqual([]);
  expect(await send(payment.id, inHours(0.1))).toEqual(['adopted']);
  expect(await atPartner(ids)).toHaveLength(1);
  expect(await stagesOf(ids)).toEqual(['sent']);
});

test('a page of HTML, a partner that is away and a revoked token: it is ordered when they are over', async () => {
  const { ids, payment } = await buy();
  await press('troubles/html_500/1');
  expect(await send(payment.id)).toEqual(['away']);
  await press('troubles/away/1');
  expect(await send(payment.id, inHours(1))).toEqual(['away']);
  await press('troubles/away/0');
  await press('revoke-tokens');
  const { sendings } = await reconcilePrinting(printing, inHours(2));
  expect(sendings.map(({ sent }) => sent)).toContain('accepted');
  expect(await atPartner(ids)).toHaveLength(1);
});

test('a shop that went back to before the job was made finds it at the partner', async () => {
  const { ids, payment } = await buy([{}, {}]);
  await send(payment.id);
  await query('delete from print_job_lines where order_id = any($1::uuid[])', [ids]);
  await query('delete from print_jobs where transaction_id = $1', [payment.id]);
  await query(`update makings set stage = 'approved' where order_id = any($1::uuid[])`, [ids]);
  expect(await send(payment.id, inHours(1))).toEqual(['adopted']);
  expect(await atPartner(ids)).toHaveLength(2);
  expect(await stagesOf(ids)).toEqual(['sent', 'sent']);
});

test('two under one name: the older is kept, the other canceled, and it is told', async () => {
  const { ids, payment } = await buy();
  const twice = shop.withPrinter({
    createJob: async (order) => {
      await printing.printer.createJob(order);
      await printing.printer.createJob(order);
      throw new PrinterAway('gone');
    },
  });
  await send(payment.id, new Date(), twice);
  const [sending] = await sendPrintJobs(printing, payment.id, inHours(1));
  expect(sending).toEqual({ sent: 'adopted', surplus: 1 });
  const [kept, canceled] = await atPartner(ids);
  expect([kept!.status, canceled!.status]).toEqual([
    expect.not.stringMatching('CANCELED'),
    'CANCELED',
  ]);
});

test('its stages follow, the later first too, with tracking, days and one letter each', async () => {
  const { ids, payment } = await buy([{}, {}]);
  await send(payment.id);
  const [{ id }] = (await atPartner(ids)) as [{ id: number }];
  await moveOn(id, 'next', 'next');
  expect(await stagesOf(ids)).toEqual(['in_production', 'in_production']);
  await moveOn(id, 'next');
  expect(await stagesOf(ids)).toEqual(['shipped', 'shipped']);
  const [job] = await jobsOf(payment.id);
  expect(job).toMatchObject({
    state: 'shipped',
    cost: expect.any(Number),
    shipped_at: expect.any(Date),
  });
  expect(job.arrives_until).toBeTruthy();
  const [{ tracking_url }] = await query('select tracking_url from makings where order_id = $1', [
    ids[0],
  ]);
  expect(tracking_url).toContain('https://');
  await look(id);
  const letters = await lettersOf(ids);
  expect(letters.map(({ kind }) => kind)).toEqual(['shipped']);
  expect((await findUnsentMakingNews(database.orm, letters[0].id, new Date()))?.books).toHaveLength(
    2,
  );
  await moveOn(id, 'next');
  expect((await lettersOf(ids)).map(({ kind }) => kind)).toEqual(['shipped', 'arrived']);
  expect(await stagesOf(ids)).toEqual(['delivered', 'delivered']);
  const asked = await query(
    `select book_id from review_requests where order_id = any($1::uuid[])
       and due_at > now() + interval '9 days' order by book_id`,
    [ids],
  );
  expect(asked).toEqual([{ book_id: 1 }, { book_id: 2 }]);
});

test('a parcel that nobody hears of any more has arrived a week after its last day', async () => {
  const { ids, payment } = await buy();
  await send(payment.id);
  const [{ id }] = (await atPartner(ids)) as [{ id: number }];
  await moveOn(id, 'next', 'next', 'ship_untracked');
  const [{ tracking_url }] = await query(
    'select tracking_url from makings where order_id = $1',
    ids,
  );
  expect(tracking_url).toBeNull();
  await assumeDelivered(printing, inHours(24));
  expect(await stagesOf(ids)).toEqual(['shipped']);
  await assumeDelivered(printing, inHours(24 * 40));
  expect(await stagesOf(ids)).toEqual(['delivered']);
});

test('where a parcel went is forgotten with its account, once it has arrived', async () => {
  const gone = await buy();
  const stays = await buy();
  const addresses = async () => {
    await inTransaction(database, forgetAddresses);
    const jobs = [...(await jobsOf(gone.payment.id)), ...(await jobsOf(stays.payment.id))];
    return jobs.map(({ ship_to }) => ship_to?.city);
  };
  const parcels: number[] = [];
  for (const { ids, payment } of [gone, stays]) {
    await send(payment.id);
    parcels.push((await atPartner(ids))[0]!.id);
  }
  await inTransaction(database, (tx) => deleteAccount(tx, gone.caller));
  for (const id of parcels) await moveOn(id, 'next', 'next', 'next');
  expect(await addresses()).toEqual(['Portland', 'Portland']);
  for (const id of parcels) await moveOn(id, 'next');
  expect(await addresses()).toEqual([undefined, 'Portland']);
});

test.each([
  ['its file is not found', 'troubles/file_404/1'],
  ['its file arrives damaged', 'troubles/file_spoilt/1'],
])(
  'rejected since %s: stopped with a kind reason, and sent once more by a press',
  async (_, trouble) => {
    const { ids, payment } = await buy();
    await press(trouble);
    await send(payment.id);
    const [{ id }] = (await atPartner(ids)) as [{ id: number }];
    await moveOn(id);
    expect(await stagesOf(ids)).toEqual(['stopped']);
    const [{ reason }] = await query('select reason from makings where order_id = $1', ids);
    expect(reason).toBe(stoppedFor.printer);
    const [job] = await jobsOf(payment.id);
    expect(job.trouble[0]).toBe('REJECTED');
    expect(job.trouble.join()).not.toContain('http');
    expect((await lettersOf(ids)).map(({ kind }) => kind)).toEqual(['stopped']);

    const retry = () => inTransaction(database, (tx) => retryPrinting(tx, ada, job.id, new Date()));
    expect([await retry(), await retry()]).toEqual([true, false]);
    const acts = await listActsOnOrder(database.orm, ids[0]!);
    expect(acts).toMatchObject([{ act: 'book_resumed', subject: job.id, byName: 'Ada' }]);
    expect(await send(payment.id)).toEqual(['accepted']);
    const jobs = await jobsOf(payment.id);
    expect(jobs.map(({ external_id }) => external_id.slice(-2))).toEqual(['-1', '-2']);
    expect(await stagesOf(ids)).toEqual(['sent']);
  },
);

test('an address that the printer does not take is corrected by the family, and goes on by itself', async () => {
  const { ids, payment, caller } = await buy([
    { shipTo: { ...HOME, countryCode: 'US', state: 'Nowhere at all' } },
  ]);
  const [id] = ids as [string];
  expect(await send(payment.id)).toEqual(['stopped']);
  const [{ reason }] = await query('select reason from makings where order_id = $1', [id]);
  expect(reason).toBe(stoppedFor.address);
  const right = { ...HOME, countryCode: 'US', state: 'Oregon', postalCode: '97201' };
  await inTransaction(database, (tx) =>
    correctBook(tx, caller, id, { shipTo: right }, { now: new Date() }),
  );
  expect(await stagesOf(ids)).toEqual(['approved']);
  expect(await send(payment.id)).toEqual(['accepted']);
  expect((await jobsOf(payment.id)).map(({ state }) => state)).toEqual(['stopped', 'accepted']);
});

test('an address that was corrected after the parcel was put together goes along', async () => {
  const { ids, payment, caller } = await buy([{}, {}]);
  await inTransaction(database, (tx) => holdSending(tx, ada, 'paper is out'));
  expect(await send(payment.id)).toEqual([]);
  await inTransaction(database, (tx) =>
    correctBook(tx, caller, ids[1]!, { shipTo: GRANDMA }, { now: new Date() }),
  );
  expect(await atPartner(ids)).toEqual([]);
  await inTransaction(database, (tx) => letSendingGoOn(tx, ada));
  expect((await send(payment.id)).toSorted()).toEqual(['accepted', 'accepted', 'dissolved']);
  const there = await atPartner(ids);
  expect(new Set(there.map(({ id }) => id)).size).toBe(2);
});

test('a price that has risen stops the order and not the shop, until an admin lets it through', async () => {
  const { ids, payment } = await buy();
  await press('troubles/dearer/60');
  expect(await send(payment.id)).toEqual(['stopped']);
  expect(await atPartner(ids)).toEqual([]);
  const [job] = await jobsOf(payment.id);
  expect(job.trouble[0]).toMatch(/^price: the partner asks \d{4} cents/);
  await inTransaction(database, (tx) => retryPrinting(tx, ada, job.id, new Date()));
  expect(await send(payment.id)).toEqual(['accepted']);
  await press('troubles/dearer/0');
});

test('a discount of ours is no reason to stop a book', async () => {
  const { ids, payment } = await buy([{}, {}]);
  await query(
    `with code as (insert into codes (code, percent, once_per_family, uses)
       values ('BIRTHDAY', 100, false, 1) returning id)
     insert into code_uses (code_id, transaction_id, once_per_family, state)
     select id, $1, false, 'kept' from code`,
    [payment.id],
  );
  await query('update transactions set amount = 0, discount = 6598 where id = $1', [payment.id]);
  await query('update orders set discount = total_amount where transaction_id = $1', [payment.id]);
  expect(await send(payment.id)).toEqual(['accepted']);
  expect(await stagesOf(ids)).toEqual(['sent', 'sent']);
});

test('not paid for within the hour, for want of a card: canceled there, stopped here', async () => {
  const { ids, payment } = await buy();
  await press('troubles/no_card/1');
  await send(payment.id);
  const [{ id }] = (await atPartner(ids)) as [{ id: number }];
  await moveOn(id);
  expect(await stagesOf(ids)).toEqual(['sent']);
  await look(id, inHours(1.1));
  expect(await stagesOf(ids)).toEqual(['stopped']);
  expect((await atPartner(ids))[0]!.status).toBe('CANCELED');
  await press('troubles/no_card/0');
});

test('a book is let go of as long as the partner does, and the rest of its parcel is ordered anew', async () => {
  const { ids, payment } = await buy([{}, {}]);
  await send(payment.id);
  const [{ id }] = (await atPartner(ids)) as [{ id: number }];
  await moveOn(id);
  expect(await cancelPrinting(printing, ids[0]!)).toBe(true);
  expect(await cancelPrinting(printing, ids[0]!)).toBe(true);
  expect(await stagesOf(ids)).toEqual(['stopped', 'approved']);
  await look(id);
  expect(await stagesOf(ids)).toEqual(['stopped', 'approved']);
  expect(await send(payment.id)).toEqual(['accepted']);
  const alive = (await atPartner(ids)).filter(({ status }) => status !== 'CANCELED');
  expect(alive.map(({ orderId }) => orderId)).toEqual([ids[1]]);
  expect(await lettersOf(ids)).toEqual([]);
});

test('once it is ready to be printed nobody lets go of it; one that waits is let go of without a word', async () => {
  const { ids, payment } = await buy();
  await send(payment.id);
  const [{ id }] = (await atPartner(ids)) as [{ id: number }];
  await moveOn(id, 'next');
  expect(await cancelPrinting(printing, ids[0]!)).toBe(false);
  expect((await jobsOf(payment.id))[0].state).toBe('accepted');
  expect(await stagesOf(ids)).toEqual(['sent']);
  await moveOn(id, 'next');
  expect(await cancelPrinting(printing, ids[0]!)).toBe(false);

  const waiting = await buy();
  await inTransaction(database, (tx) => holdSending(tx, ada, 'a while'));
  await send(waiting.payment.id);
  expect(await cancelPrinting(printing, waiting.ids[0]!)).toBe(true);
  await inTransaction(database, (tx) => letSendingGoOn(tx, ada));
  await cancel(waiting.ids[0]!);
  expect(await send(waiting.payment.id)).toEqual([]);
  expect(await atPartner(waiting.ids)).toEqual([]);
});

test('a book that is canceled in the moment in which it is ordered is taken out again', async () => {
  const { ids, payment } = await buy([{}, {}]);
  const meanwhile = shop.withPrinter({
    createJob: async (order) => {
      const job = await printing.printer.createJob(order);
      await cancel(ids[0]!);
      return job;
    },
  });
  await send(payment.id, new Date(), meanwhile);
  await send(payment.id);
  expect(await stagesOf(ids)).toEqual(['cancelled', 'sent']);
  const alive = (await atPartner(ids)).filter(({ status }) => status !== 'CANCELED');
  expect(alive.map(({ orderId }) => orderId)).toEqual([ids[1]]);
});

test('whoever cancels and is ended before the answer: it is found out, and the books go on', async () => {
  const { ids, payment } = await buy();
  await send(payment.id);
  const [{ id }] = (await atPartner(ids)) as [{ id: number }];
  await moveOn(id);
  const { printer } = shop.withPrinter({
    cancelJob: async (job) => {
      await printing.printer.cancelJob(job);
      throw new PrinterAway('gone');
    },
  });
  await expect(cancelPrinting({ database, printer }, ids[0]!)).rejects.toThrow(PrinterAway);
  expect(await stagesOf(ids)).toEqual(['sent']);
  expect(await cancelPrinting(printing, ids[0]!)).toBe(true);
  expect(await stagesOf(ids)).toEqual(['stopped']);
});

test('books whose files were found wanting stop, and hold nobody up', async () => {
  const { ids, payment } = await buy([{}, {}]);
  await query(`update print_files set state = 'refused' where order_id = $1`, [ids[0]]);
  expect(await send(payment.id)).toEqual(['accepted']);
  expect(await stagesOf(ids)).toEqual(['stopped', 'sent']);
});

test('a link opens one file for an hour, and its token stands nowhere', async () => {
  const { ids } = await buy();
  const file = { orderId: ids[0]!, part: 'cover' as const };
  const now = new Date();
  const url = await inTransaction(database, (tx) => openFileLink(tx, file, { publicUrl: '', now }));
  const token = url.split('/').at(-1)!;
  expect(token).toHaveLength(43);
  expect(await findLinkedFile(database.orm, token, now)).toEqual(file);
  expect(await findLinkedFile(database.orm, token, inHours(1.01))).toBeUndefined();
  expect(await findLinkedFile(database.orm, 'x', now)).toBeUndefined();
  const [{ kept }] = await query(
    'select count(*)::int as kept from print_file_links where token_hash = $1',
    [token],
  );
  expect(kept).toBe(0);
});

test('the bell is armed, and armed again; then every open job is asked about', async () => {
  const url = 'http://127.0.0.1:9/api/webhooks/printing';
  expect(await armPrintEvents(printing, url)).toBe(true);
  expect(await armPrintEvents(printing, url)).toBe(false);
  const { ids, payment } = await buy();
  await send(payment.id);
  const [{ id }] = (await atPartner(ids)) as [{ id: number }];
  await press('switch-off-events');
  await moveOn(id, 'next', 'next');
  await press(`${id}/next`);
  expect(await armPrintEvents(printing, url)).toBe(true);
  const { asked } = await reconcilePrinting(printing, new Date());
  expect(asked).toBeGreaterThan(0);
  expect(await stagesOf(ids)).toEqual(['shipped']);
});
