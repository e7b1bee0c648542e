import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import { queuedJobs } from '#database/queued-jobs.ts';
import { inTransaction } from '#database/transaction.ts';
import { deleteAccount } from '#shop/account-rights/delete-account.ts';
import { findBrokenRules } from '#shop/admin/broken-rules.ts';
import { findAnyOrder } from '#shop/admin/find-any-order.ts';
import { listActsOnOrder } from '#shop/audit/list-acts.ts';
import { approveByClock } from '#shop/orders/approve-book.ts';
import { BookChanged } from '#shop/orders/book-changed.ts';
import { correctAddress } from '#shop/orders/correct-address.ts';
import { correctBook } from '#shop/orders/correct-book.ts';
import { findUnsentMakingNews } from '#shop/orders/making-mail.ts';
import { isRefusal } from '#shop/refused.ts';
import { HOME, newCaller } from '#tests/support/family.ts';
import { openPrintShop } from '#tests/support/open-print-shop.ts';
import { stoppedFor } from '#vocabulary/sentences/printing.ts';
import { holdSending, letSendingGoOn } from './hold-sending.ts';
import { resumeAsAdmin } from './resume-as-admin.ts';
import { retryPrinting } from './retry-printing.ts';
import { sendPrintJobs } from './send-print-jobs.ts';
import { stopAsAdmin } from './stop-as-admin.ts';

const shop = await openPrintShop();
const { database, printing, buy, stagesOf, jobsOf, atPartner, query } = shop;
const ada = await newCaller(database, 'Ada');
const NUMBER_14 = { ...HOME, addressLine1: '14 Willow Lane' };
const WHY = 'We are asking you about the dedication by e-mail.';
const HOUR = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR);

const send = async (transactionId: string, now = new Date()) =>
  (await sendPrintJobs(printing, transactionId, now)).map(({ sent }) => sent);
const correct = (id: string, to = NUMBER_14, seen?: number) =>
  inTransaction(database, (tx) =>
    correctAddress(tx, ada, id, to, { seen, leastMargin: 600, now: new Date() }),
  );
const stop = (id: string, now = new Date()) =>
  inTransaction(database, (tx) => stopAsAdmin(tx, ada, id, WHY, now));
const resume = (id: string, now = new Date()) =>
  inTransaction(database, (tx) => resumeAsAdmin(tx, ada, id, now));
/** Why it was too late; 'done' where it was not. */
const outcome = (trial: Promise<unknown>) =>
  trial.then(
    () => 'done',
    (error) => (isRefusal(error, 'CHECKING_OVER') ? error.data.reason : error.code),
  );
const streetsAtPartner = async (ids: string[]) =>
  (
    await query(
      `select request #>> '{shipping_address,street1}' as street
       from sandbox.print_jobs, jsonb_array_elements(lines) as line
       where line ->> 'external_id' = any($1) and status <> 'CANCELED'`,
      [ids],
    )
  ).map(({ street }) => street);
const actsOn = async (id: string) =>
  (await listActsOnOrder(database.orm, id)).map(({ act, byName, why }) => [act, byName, why]);
const lettersOf = (id: string) =>
  query(
    `select id, kind, version from making_mails where order_id = $1 and kind in ('held', 'resumed', 'address_corrected')
     order by queued_at`,
    [id],
  );
/** The printer, but something happens while it is asked whether it has the parcel already. */
const whileAsked = (happens: () => Promise<void>) =>
  shop.withPrinter({
    findJobs: async (name) => {
      const found = await printing.printer.findJobs(name);
      await happens();
      return found;
    },
  });
const inOffice = async (id: string) => (await findAnyOrder(database.orm, id, new Date()))!;

const MADE_UP = /letter|its book, or a job|session|given back/;
afterEach(async () => {
  const broken = await findBrokenRules(database.orm);
  expect(broken.filter(({ rule }) => !MADE_UP.test(rule))).toEqual([]);
});

describe("an order's address, corrected by the shop", () => {
  test('goes to the printer as it is by then; the family is written to, and the act is kept', async () => {
    const { ids, payment, caller } = await buy();
    const id = ids[0]!;
    expect(await correct(id)).toBe(true);
    expect(await correct(id)).toBe(true);
    expect(await actsOn(id)).toEqual([['address_corrected', 'Ada', null]]);
    const letters = await lettersOf(id);
    expect(letters).toHaveLength(1);
    expect(await findUnsentMakingNews(database.orm, letters[0]!.id, new Date())).toMatchObject({
      ...{ to: caller.email, shipTo: NUMBER_14 },
    });
    expect(await send(payment.id)).toEqual(['accepted']);
    expect(await streetsAtPartner(ids)).toEqual(['14 Willow Lane']);
    expect(await outcome(correct(id, HOME))).toBe('sent');
  });

  test('is asked what a family is asked', async () => {
    const { ids } = await buy();
    const id = ids[0]!;
    expect(await outcome(correct(id, { ...HOME, city: ' ' }))).toBe('ADDRESS_INCOMPLETE');
    expect(await outcome(correct(id, { ...HOME, countryCode: 'XX' }))).toBe('COUNTRY_UNKNOWN');
    const long = { ...HOME, addressLine1: 'A lane whose name goes on and on' };
    expect(await outcome(correct(id, long))).toBe('ADDRESS_TOO_LONG');
    expect(await actsOn(id)).toEqual([]);
  });

  test('frees a book that only the address had stopped, and no other', async () => {
    const { ids } = await buy([{}, {}]);
    const [one, other] = ids as [string, string];
    for (const [id, reason] of [
      [one, stoppedFor.address],
      [other, stoppedFor.printer],
    ]) {
      await query(`update makings set stage = 'stopped', reason = $2 where order_id = $1`, [
        id,
        reason,
      ]);
      await query(
        `insert into making_events (order_id, number, stage, by) values ($1, 3, 'stopped', 'shop')`,
        [id],
      );
    }
    for (const id of ids) await correct(id);
    expect(await stagesOf(ids)).toEqual(['approved', 'stopped']);
  });

  test('of somebody who was slower writes over nothing', async () => {
    const { ids, caller } = await buy([{}], false);
    const id = ids[0]!;
    await inTransaction(database, (tx) =>
      correctBook(
        tx,
        caller,
        id,
        { shipTo: { ...HOME, city: 'Salem' } },
        {
          ...{ leastMargin: 600, now: new Date() },
        },
      ),
    );
    await expect(correct(id, NUMBER_14, 1)).rejects.toThrow(BookChanged);
    expect((await inOffice(id)).shipTo?.city).toBe('Salem');
    expect(await correct(id, NUMBER_14, 2)).toBe(true);
  });

  test('of a deleted account, or of no order at all, is nothing to correct', async () => {
    const { ids, caller, payment } = await buy();
    await send(payment.id);
    await inTransaction(database, (tx) => deleteAccount(tx, caller));
    expect(await correct(ids[0]!)).toBe(false);
    expect(await correct(caller.userId)).toBe(false);
  });

  test('while the printer is asked to take it is too late', async () => {
    const { ids, payment } = await buy();
    let tried = '';
    const asked = whileAsked(async () => {
      tried = await outcome(correct(ids[0]!));
    });
    expect((await sendPrintJobs(asked, payment.id, new Date()))[0]?.sent).toBe('accepted');
    expect(tried).toBe('sent');
    expect(await streetsAtPartner(ids)).toEqual(['12 Willow Lane']);
  });

  test('at once with the sender: the parcel goes where the order says, or it is too late', async () => {
    for (let round = 0; round < 4; round++) {
      const { ids, payment } = await buy();
      const all = [() => send(payment.id), () => outcome(correct(ids[0]!))];
      const [first, second] = round % 2 ? all : all.toReversed();
      await Promise.all([first!(), second!()]);
      await send(payment.id, inHours(1));
      expect(await stagesOf(ids)).toEqual(['sent']);
      const { shipTo } = await inOffice(ids[0]!);
      expect(await streetsAtPartner(ids)).toEqual([shipTo!.addressLine1]);
    }
  });
});

describe('a book that is held', () => {
  test('is not sent, while the others of its parcel are; sent on its way again it goes by itself', async () => {
    const { ids, payment, caller } = await buy([{}, {}]);
    const id = ids[0]!;
    expect(await stop(id)).toBe(true);
    expect(await stop(id)).toBe(true);
    expect(await send(payment.id)).toEqual(['accepted']);
    expect(await stagesOf(ids)).toEqual(['stopped', 'sent']);
    expect(await inOffice(id)).toMatchObject({
      ...{ isHeld: true, canStop: false, canCancel: true, canCorrectAddress: true },
      stages: { reason: WHY },
    });
    const letters = await lettersOf(id);
    expect(letters).toMatchObject([{ kind: 'held', version: 1 }]);
    const news = await findUnsentMakingNews(database.orm, letters[0]!.id, new Date());
    expect(news).toMatchObject({ to: caller.email, reason: WHY });

    expect(await resume(id)).toBe(true);
    expect(await resume(id)).toBe(false);
    expect(await findUnsentMakingNews(database.orm, letters[0]!.id, new Date())).toBeUndefined();
    expect(await send(payment.id)).toEqual(['accepted']);
    expect(await stagesOf(ids)).toEqual(['sent', 'sent']);
    expect(await atPartner(ids)).toHaveLength(2);
    expect(await actsOn(id)).toEqual([
      ['book_stopped', 'Ada', WHY],
      ['book_resumed', 'Ada', null],
    ]);
    expect(await outcome(stop(id))).toBe('sent');
  });

  test('while it is checked goes on being checked, for as long as was left', async () => {
    const { ids } = await buy([{}], false);
    const id = ids[0]!;
    const { stages } = await inOffice(id);
    await stop(id);
    const clock = inTransaction(database, (tx) => approveByClock(tx, id, inHours(25)));
    expect(await clock).toBe(false);
    await resume(id, inHours(30));
    const later = (await inOffice(id)).stages!;
    expect(later.stage).toBe('checking');
    const heldFor = later.checkingUntil.getTime() - stages!.checkingUntil.getTime();
    expect(Math.round(heldFor / HOUR)).toBe(30);
    await stop(id);
    expect((await lettersOf(id)).map(({ version }) => version)).toEqual([1, 2]);
    await resume(id);
  });

  test('goes on, and its family is told so if it was told that it is held', async () => {
    const { ids, caller } = await buy();
    const id = ids[0]!;
    const kinds = async () =>
      (await lettersOf(id)).map(({ kind, version }) => `${kind} ${version}`);
    await stop(id);
    // The letter has not gone out: whoever was never told wonders what goes on.
    await resume(id);
    expect(await kinds()).toEqual(['held 1']);

    await stop(id);
    await query('update making_mails set sent_at = now() where order_id = $1', [id]);
    await resume(id);
    expect(await kinds()).toEqual(['held 1', 'held 2', 'resumed 2']);
    const told = async () => {
      const letter = (await lettersOf(id)).find(({ kind }) => kind === 'resumed')!;
      return findUnsentMakingNews(database.orm, letter.id, new Date());
    };
    expect(await told()).toMatchObject({ to: caller.email, stage: 'approved' });
    // Held once more before it went out, it would say what is not so.
    await stop(id);
    expect(await told()).toBeUndefined();
    await resume(id);
  });

  test('whose files were not made yet has them made when it goes on', async () => {
    const { ids } = await buy([{}], false);
    const id = ids[0]!;
    await shop.approve(id);
    await query('insert into print_files (order_id) values ($1)', [id]);
    await stop(id);
    await resume(id);
    const { rows } = await database.orm.execute(sql`select 1 from ${queuedJobs} as job
      where task = 'make_print_files' and payload ->> 'orderId' = ${id}`);
    expect(rows).toHaveLength(1);
    await shop.make(id);
  });

  test('stays where it is when its earlier parcel is sent again', async () => {
    const { ids, payment } = await buy();
    await query(`update makings set stage = 'stopped', reason = $2 where order_id = $1`, [
      ids[0],
      stoppedFor.printer,
    ]);
    await query(
      `insert into making_events (order_id, number, stage, by) values ($1, 3, 'stopped', 'shop')`,
      [ids[0]],
    );
    const [job] = await query(
      `insert into print_jobs (transaction_id, external_id, state, shipping_level)
       values ($1, $2, 'stopped', 'MAIL') returning id`,
      [payment.id, `wl-${ids[0]}-1`],
    );
    await query('insert into print_job_lines (job_id, order_id, is_live) values ($1, $2, false)', [
      job.id,
      ids[0],
    ]);
    const retry = () => inTransaction(database, (tx) => retryPrinting(tx, ada, job.id, new Date()));
    expect(await retry()).toBe(true);
    expect(await actsOn(ids[0]!)).toEqual([['book_resumed', 'Ada', null]]);
    await stop(ids[0]!);
    expect(await retry()).toBe(false);
    expect(await stagesOf(ids)).toEqual(['stopped']);
  });

  test('is canceled with its account', async () => {
    const { ids, caller } = await buy();
    await stop(ids[0]!);
    await inTransaction(database, (tx) => deleteAccount(tx, caller));
    expect(await stagesOf(ids)).toEqual(['cancelled']);
  });

  test('while the printer is asked to take it is not held any more', async () => {
    const { ids, payment } = await buy();
    let tried = '';
    const asked = whileAsked(async () => {
      tried = await outcome(stop(ids[0]!));
    });
    expect((await sendPrintJobs(asked, payment.id, new Date()))[0]?.sent).toBe('accepted');
    expect(tried).toBe('sent');
    expect(await stagesOf(ids)).toEqual(['sent']);
  });

  test('at once with the sender: it is held and not at the printer, or too late', async () => {
    const seen = new Set<string>();
    for (let round = 0; round < 4; round++) {
      const { ids, payment } = await buy([{}, {}]);
      const stopped = { trial: '' };
      const all = [
        () => send(payment.id),
        async () => {
          stopped.trial = await outcome(stop(ids[0]!));
        },
      ];
      const [first, second] = round % 2 ? all : all.toReversed();
      await Promise.all([first!(), second!()]);
      await send(payment.id, inHours(1));
      const isHeld = stopped.trial === 'done';
      expect(await stagesOf(ids)).toEqual([isHeld ? 'stopped' : 'sent', 'sent']);
      expect(await atPartner(ids)).toHaveLength(isHeld ? 1 : 2);
      seen.add(stopped.trial);
    }
    expect([...seen].every((trial) => trial === 'done' || trial === 'sent')).toBe(true);
  });

  test('in a parcel that waits to be sent is taken out of it', async () => {
    const { ids, payment } = await buy([{}, {}]);
    await inTransaction(database, (tx) => holdSending(tx, ada, 'The paper is out'));
    await send(payment.id);
    expect((await jobsOf(payment.id)).map(({ state }) => state)).toEqual(['waiting']);
    await stop(ids[0]!);
    await inTransaction(database, (tx) => letSendingGoOn(tx, ada));
    await send(payment.id);
    expect(await stagesOf(ids)).toEqual(['stopped', 'sent']);
    expect((await atPartner(ids)).map(({ orderId }) => orderId)).toEqual([ids[1]]);
    const acts = await query(
      `select act, why from audit_entries where order_id is null and by_user_id = $1 order by at`,
      [ada.userId],
    );
    expect(acts).toEqual([
      { act: 'sending_held', why: 'The paper is out' },
      { act: 'sending_resumed', why: null },
    ]);
  });
});
