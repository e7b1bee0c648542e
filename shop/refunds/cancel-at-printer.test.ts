import { expect, test } from 'vitest';
import { inTransaction } from '#database/transaction.ts';
import { deleteAccount } from '#shop/account-rights/delete-account.ts';
import { listRefunds } from '#shop/orders/list-refunds.ts';
import { cancelPrinting } from '#shop/printing/cancel-printing.ts';
import { sendPrintJobs } from '#shop/printing/send-print-jobs.ts';
import { newCaller } from '#tests/support/family.ts';
import { openPrintShop } from '#tests/support/open-print-shop.ts';
import { cancelAsAdmin } from './cancel-as-admin.ts';

const { database, printing, buy, stagesOf, atPartner, press, query } = await openPrintShop();
const ada = await newCaller(database, 'Ada');
const letGo = (orderId: string) => cancelPrinting(printing, orderId);
const cancel = (orderId: string) =>
  cancelAsAdmin({ database, letGo }, ada, orderId, 'We are out of paper.', new Date());
const send = (transactionId: string) => sendPrintJobs(printing, transactionId, new Date());
const given = async (orderId: string) =>
  (await listRefunds(database.orm, orderId)).map(({ amount, state }) => `${amount} ${state}`);
const alive = async (ids: string[]) =>
  (await atPartner(ids)).filter(({ status }) => status !== 'CANCELED').map((job) => job.orderId);

test('one book of a parcel is let go of and given back, the other is ordered anew', async () => {
  const { ids, payment } = await buy([{}, {}]);
  await send(payment.id);
  expect(await cancel(ids[0]!)).toBe(true);
  expect(await stagesOf(ids)).toEqual(['cancelled', 'approved']);
  expect(await given(ids[0]!)).toEqual(['3299 pending']);
  await send(payment.id);
  expect(await alive(ids)).toEqual([ids[1]]);
  expect(await given(ids[1]!)).toEqual([]);
});

test('what is about to be sent is taken out; what is printed already is refused', async () => {
  const waiting = await buy();
  expect(await cancel(waiting.ids[0]!)).toBe(true);
  await send(waiting.payment.id);
  expect(await atPartner(waiting.ids)).toEqual([]);

  const { ids, payment } = await buy();
  await send(payment.id);
  const [{ id }] = (await atPartner(ids)) as [{ id: number }];
  await expect
    .poll(async () => (await printing.printer.findJob(id))?.statusName)
    .not.toBe('CREATED');
  await press(`${id}/next`);
  await expect(cancel(ids[0]!)).rejects.toMatchObject({ data: { reason: 'sent' } });
  expect(await given(ids[0]!)).toEqual([]);
});

test('an account that goes: what is sent is printed, what only waits to be sent is not', async () => {
  const { caller, ids, payment } = await buy([{}]);
  await send(payment.id);
  const other = await buy([{}]);
  await query('update orders set user_id = $1 where id = $2', [caller.userId, other.ids[0]]);
  await inTransaction(database, (tx) => deleteAccount(tx, caller));
  expect(await stagesOf([...ids, ...other.ids])).toEqual(['sent', 'cancelled']);
  expect(await given(ids[0]!)).toEqual([]);
  expect(await given(other.ids[0]!)).toEqual(['3299 pending']);
  await send(other.payment.id);
  expect(await alive([...ids, ...other.ids])).toEqual(ids);
  const [kept] = await query('select reader, ship_to from orders where id = $1', ids);
  expect(kept).toMatchObject({ reader: { name: 'Zoë' }, ship_to: { city: 'Portland' } });
});
