import { sql } from 'drizzle-orm';
import type { JobHelpers } from 'graphile-worker';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { queuedJobs } from '#database/queued-jobs.ts';
import { inTransaction } from '#database/transaction.ts';
import { deleteAccount } from '#shop/account-rights/delete-account.ts';
import { findBrokenRules } from '#shop/admin/broken-rules.ts';
import { whatWaits } from '#shop/admin/what-waits.ts';
import { listActsOnOrder } from '#shop/audit/list-acts.ts';
import type { Mail } from '#shop/mail.ts';
import { listLetters } from '#shop/orders/list-letters.ts';
import { sendLetterAgain } from '#shop/orders/send-letter-again.ts';
import { sendPrintJobs } from '#shop/printing/send-print-jobs.ts';
import { isRefusal } from '#shop/refused.ts';
import { newCaller } from '#tests/support/family.ts';
import { openPrintShop } from '#tests/support/open-print-shop.ts';
import { sendLetterAgainJob } from './send-letter-again.ts';
import { sendMakingMailJob } from './send-making-mail.ts';
import { sendPaymentMailJob } from './send-payment-mail.ts';
import type { WorkerServices } from './worker-services.ts';

const { database, printing, buy, query } = await openPrintShop();
const ada = await newCaller(database, 'Ada');
const MINUTE = 60_000;
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * MINUTE);
const mails: Mail[] = [];
const services = {
  database,
  sendMail: async (mail) => void mails.push(mail),
  publicUrl: 'https://shop.example',
  log: pino({ level: 'silent' }),
  now: () => new Date(),
} as Partial<WorkerServices> as WorkerServices;
const tasks: Record<string, ReturnType<typeof sendLetterAgainJob>> = {
  send_payment_mail: sendPaymentMailJob(services),
  send_making_mail: sendMakingMailJob(services),
  send_letter_again: sendLetterAgainJob(services),
};

/** Does what the worker does with the letters that wait, and answers those to a family. */
async function work(to: string) {
  const { rows: jobs } = await database.orm.execute<{ id: string; task: string; payload: object }>(
    sql`select id, task, payload from ${queuedJobs} as job order by id`,
  );
  for (const { id, task, payload } of jobs) {
    await tasks[task]?.(payload, {} as JobHelpers);
    await query('select graphile_worker.complete_jobs(array[$1::bigint])', [id]);
  }
  return mails.filter((mail) => mail.to === to);
}
const again = (orderId: string, letterId: string, now = new Date()) =>
  inTransaction(database, (tx) => sendLetterAgain(tx, ada, orderId, letterId, now));
const letters = (orderId: string, now = new Date()) => listLetters(database.orm, orderId, now);
/** Why a letter was not sent once more; 'sent' where it was. */
const outcome = (trial: Promise<unknown>) =>
  trial.then(
    () => 'sent',
    (error) => (isRefusal(error, 'LETTER_NOT_SENT') ? error.data.reason : error),
  );

test('a letter goes out once more to its buyer, as a letter of its own, and stays one row', async () => {
  const { caller, ids } = await buy([{}, {}]);
  const [one, other] = ids as [string, string];
  const [letter] = await letters(one);
  expect(await outcome(again(one, letter!.id))).toBe('on_its_way');
  const [first] = await work(caller.email);
  // From the page of the other book of the payment: it is about both.
  expect(await again(other, letter!.id)).toBe(true);
  const both = await work(caller.email);
  expect(both.map(({ subject }) => subject)).toEqual([first!.subject, first!.subject]);
  expect(both[1]!.messageId).not.toBe(first!.messageId);
  expect(await letters(one)).toMatchObject([
    { kind: 'confirmed', sentAt: expect.any(Date), repeats: [{ sentAt: expect.any(Date) }] },
  ]);
  const acts = await listActsOnOrder(database.orm, other);
  expect(acts).toMatchObject([{ act: 'letter_sent_again', byName: 'Ada', subject: letter!.id }]);
  const isAboutLetters = ({ rule }: { rule: string }) => /^a letter/.test(rule);
  expect((await findBrokenRules(database.orm)).filter(isAboutLetters)).toEqual([]);
});

test('asked for ten times at once, and once more before a minute is over, it goes out once', async () => {
  const { caller, ids } = await buy();
  const [letter] = await letters(ids[0]!);
  await work(caller.email);
  const ten = Array.from({ length: 10 }, () => outcome(again(ids[0]!, letter!.id)));
  expect((await Promise.all(ten)).toSorted()).toEqual([...Array(9).fill('on_its_way'), 'sent']);
  expect(await work(caller.email)).toHaveLength(2);
  expect(await outcome(again(ids[0]!, letter!.id))).toBe('on_its_way');
  expect(await outcome(again(ids[0]!, letter!.id, inMinutes(2)))).toBe('sent');
  expect(await work(caller.email)).toHaveLength(3);
});

test('only what is still so is written again', async () => {
  const { caller, ids, payment } = await buy([{}, {}]);
  const [one, other] = ids as [string, string];
  await sendPrintJobs(printing, payment.id, new Date());
  await query(
    `insert into making_mails (order_id, kind, version) values ($1, 'checking_ends', 0), ($1, 'shipped', 1)`,
    [one],
  );
  await query('update making_mails set sent_at = now() where order_id = $1', [one]);
  await work(caller.email);
  const told = async (id: string) =>
    (await letters(id)).map(({ kind, notAgain }) => `${kind}: ${notAgain}`).toSorted();
  // The letter about the parcel stands with one of its books, and is about both.
  expect(await told(other)).toEqual([
    'checking_ends: outdated',
    'confirmed: null',
    'shipped: outdated',
  ]);
  await query(`update makings set stage = 'shipped' where order_id = any($1::uuid[])`, [ids]);
  expect(await told(other)).toContain('shipped: null');
  const shipped = (await letters(other)).find(({ kind }) => kind === 'shipped')!;
  expect(await again(other, shipped.id)).toBe(true);
  const subjects = (await work(caller.email)).map(({ subject }) => subject);
  expect(subjects).toContain('Your Wonderling book is on its way');
});

test("nobody else gets it: not another order's, and nobody once the account is deleted", async () => {
  const { caller, ids } = await buy();
  const stranger = await buy();
  const [letter] = await letters(ids[0]!);
  await work(caller.email);
  expect(await again(stranger.ids[0]!, letter!.id)).toBe(false);
  expect(await again(letter!.id, letter!.id)).toBe(false);
  await again(ids[0]!, letter!.id);
  await inTransaction(database, (tx) => deleteAccount(tx, caller));
  expect(await work(caller.email)).toHaveLength(1);
  expect(await outcome(again(ids[0]!, letter!.id, inMinutes(2)))).toBe('buyer_gone');
});

test('a letter about a book that has forgotten whom it was for cannot be written again', async () => {
  const { caller, ids } = await buy();
  await query(`insert into making_mails (order_id, kind) values ($1, 'arrived')`, ids);
  await query(`update makings set stage = 'delivered' where order_id = $1`, ids);
  await query('update making_mails set sent_at = now() where order_id = $1', ids);
  await work(caller.email);
  const told = async () => (await letters(ids[0]!)).map(({ kind, notAgain }) => [kind, notAgain]);
  expect(await told()).toContainEqual(['arrived', null]);
  await query('update orders set reader = null where id = $1', ids);
  expect(await told()).toEqual([
    ['confirmed', null],
    ['arrived', 'forgotten'],
  ]);
});

test('a letter whose reader has left before it was sent is noted, and breaks no rule', async () => {
  const { caller, ids } = await buy();
  await inTransaction(database, (tx) => deleteAccount(tx, caller));
  expect(await work(caller.email)).toEqual([]);
  const isAboutLetters = ({ rule }: { rule: string }) => /^a letter/.test(rule);
  expect((await findBrokenRules(database.orm)).filter(isAboutLetters)).toEqual([]);
  expect((await letters(ids[0]!)).every(({ sentAt }) => sentAt)).toBe(true);
});

/** The mail server has been away for three days: nobody will try what waits again. */
const giveUp = () =>
  query(`update graphile_worker._private_jobs set attempts = max_attempts, last_error = '451'`);

test('what was given up before it was sent does not stand in the way: it is sent by the next press', async () => {
  const { caller, ids } = await buy();
  const [letter] = await letters(ids[0]!);
  await giveUp();
  const tenTimes = () =>
    Promise.all(
      Array.from({ length: 10 }, () => outcome(again(ids[0]!, letter!.id, inMinutes(5)))),
    );
  expect((await tenTimes()).toSorted()).toEqual([...Array(9).fill('on_its_way'), 'sent']);
  const [first] = await work(caller.email);
  expect(await letters(ids[0]!)).toMatchObject([{ sentAt: expect.any(Date), repeats: [] }]);

  expect(await outcome(again(ids[0]!, letter!.id))).toBe('sent');
  await giveUp();
  expect((await tenTimes()).toSorted()).toEqual([...Array(9).fill('on_its_way'), 'sent']);
  const both = await work(caller.email);
  expect(both).toHaveLength(2);
  expect(both[1]!.messageId).not.toBe(first!.messageId);
  expect(await letters(ids[0]!)).toMatchObject([{ repeats: [{ sentAt: expect.any(Date) }] }]);
  expect(await whatWaits(database.orm, inMinutes(120))).toEqual([]);
});
