import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { printJobs } from '#database/tables/printing.ts';
import { inTransaction, type Transaction } from '#database/transaction.ts';
import { deleteAccount } from '#shop/account-rights/delete-account.ts';
import { findBrokenRules } from '#shop/admin/broken-rules.ts';
import { correctBook } from '#shop/orders/correct-book.ts';
import { holdMaking, moveMaking } from '#shop/orders/making.ts';
import { type JobOrder, PrinterAway, PrinterRefused } from '#shop/print-partner.ts';
import { cancelAsAdmin } from '#shop/refunds/cancel-as-admin.ts';
import { HOME, newCaller } from '#tests/support/family.ts';
import { openPrintShop } from '#tests/support/open-print-shop.ts';
import { somebodyWaits } from '#tests/support/somebody-waits.ts';
import { cancelPrinting } from './cancel-printing.ts';
import { holdSending, letSendingGoOn } from './hold-sending.ts';
import { lookAtPartnerJob } from './look-at-job.ts';
import { holdJob, holdLines } from './queries.ts';
import { reconcilePrinting } from './reconcile-printing.ts';
import { sendPrintJobs } from './send-print-jobs.ts';

const shop = await openPrintShop();
const { database, printing, buy, stagesOf, jobsOf, atPartner, query } = shop;
const ada = await newCaller(database, 'Ada');
const { printer } = printing;
const MINUTE = 60_000;
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * MINUTE);
const GRANDMA = { ...HOME, recipient: 'Grandma Ilse', addressLine1: 'Lindenweg 3' };
const send = async (transactionId: string, now = new Date(), by = printing) =>
  (await sendPrintJobs(by, transactionId, now)).map(({ sent }) => sent);
const cancel = (id: string) =>
  inTransaction(database, async (tx) => {
    await moveMaking(tx, (await holdMaking(tx, id))!, 'cancelled', { by: 'admin' });
  });
const names = async (transactionId: string) =>
  (await jobsOf(transactionId)).map(
    ({ external_id, state }) => `${external_id.slice(-2)} ${state}`,
  );
/** Those that would be printed, by the street that they go to. */
const alive = async (ids: string[]) =>
  (
    await query(
      `select line ->> 'external_id' as id, request #>> '{shipping_address,street1}' as street
       from sandbox.print_jobs, jsonb_array_elements(lines) as line
       where line ->> 'external_id' = any($1) and status <> 'CANCELED' order by sandbox.print_jobs.id`,
      [ids],
    )
  ).map(({ id, street }) => `${ids.indexOf(id)} to ${street}`);

/** A clock that tests may put on, as the senders read it. */
let later = 0;
function holdTheClock() {
  later = 0;
  const real = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => real() + later);
}
const pass = (minutes: number) => {
  later += minutes * MINUTE;
};

/** The partner, but something happens while it is asked whether it has the job already; once. */
function meanwhile(happens: () => Promise<unknown>) {
  let isFirst = true;
  return shop.withPrinter({
    findJobs: async (name) => {
      const found = await printer.findJobs(name);
      if (isFirst) {
        isFirst = false;
        await happens();
      }
      return found;
    },
  });
}

const MADE_UP = /letter|its book, or a job|session|given back/;
afterEach(async () => {
  const broken = await findBrokenRules(database.orm);
  expect(broken.filter(({ rule }) => !MADE_UP.test(rule))).toEqual([]);
});

describe('the moment of a try', () => {
  test('is its own: a run that had been at it for minutes noted its beginning, and the next run ordered as well', async () => {
    holdTheClock();
    const bought = [await buy(), await buy()];
    const begun = new Date();
    const ordered = Promise.withResolvers<void>();
    const goOn = Promise.withResolvers<void>();
    let orders = 0;
    const slow = shop.withPrinter({
      createJob: async (order) => {
        orders += 1;
        if (orders === 1) pass(6);
        else {
          ordered.resolve();
          await goOn.promise;
        }
        return printer.createJob(order);
      },
    });
    const run = reconcilePrinting(slow, begun);
    await ordered.promise;
    for (const { payment } of bought) expect(await send(payment.id, inMinutes(6))).toEqual([]);
    goOn.resolve();
    expect((await run).sendings.map(({ sent }) => sent)).toEqual(['accepted', 'accepted']);
    expect(await alive(bought.flatMap(({ ids }) => ids))).toHaveLength(2);
  });

  test('counts from the last look: asking what there is took six minutes, and two had ordered', async () => {
    holdTheClock();
    const { ids, payment } = await buy();
    const ordered = Promise.withResolvers<void>();
    const goOn = Promise.withResolvers<void>();
    const slow = shop.withPrinter({
      findJobs: async (name) => {
        const found = await printer.findJobs(name);
        pass(6);
        return found;
      },
      createJob: async (order) => {
        ordered.resolve();
        await goOn.promise;
        return printer.createJob(order);
      },
    });
    const first = send(payment.id, new Date(), slow);
    await ordered.promise;
    expect(await send(payment.id, inMinutes(6))).toEqual([]);
    goOn.resolve();
    expect(await first).toEqual(['accepted']);
    expect(await alive(ids)).toHaveLength(1);
  });
});

describe('while the partner was asked what it has', () => {
  test('a book was canceled: it was ordered all the same', async () => {
    const { ids, payment } = await buy([{}, {}]);
    const by = meanwhile(() => cancel(ids[0]!));
    expect(await send(payment.id, new Date(), by)).toEqual(['dissolved', 'accepted']);
    expect(await stagesOf(ids)).toEqual(['cancelled', 'sent']);
    expect(await atPartner(ids)).toHaveLength(1);
    expect(await alive(ids)).toEqual(['1 to 12 Willow Lane']);
  });

  test('the last book was canceled: nothing is ordered, now or later', async () => {
    const { ids, payment } = await buy();
    const by = meanwhile(() => cancel(ids[0]!));
    expect(await send(payment.id, new Date(), by)).toEqual(['dissolved']);
    expect(await send(payment.id, inMinutes(60))).toEqual([]);
    expect(await atPartner(ids)).toEqual([]);
  });

  test('all sending was held: one more went out', async () => {
    const { ids, payment } = await buy();
    const by = meanwhile(() =>
      inTransaction(database, (tx) => holdSending(tx, ada, 'a wrong color')),
    );
    expect(await send(payment.id, new Date(), by)).toEqual([]);
    expect(await send(payment.id, inMinutes(60))).toEqual([]);
    expect(await atPartner(ids)).toEqual([]);
    await inTransaction(database, (tx) => letSendingGoOn(tx, ada));
    expect(await send(payment.id, inMinutes(60))).toEqual(['accepted']);
    expect(await alive(ids)).toHaveLength(1);
  });

  test('somebody else took the try, since this one was so slow: both ordered', async () => {
    const { ids, payment } = await buy();
    const by = meanwhile(async () => {
      expect(await send(payment.id, inMinutes(6))).toEqual(['accepted']);
    });
    expect(await send(payment.id, new Date(), by)).toEqual([]);
    expect(await atPartner(ids)).toHaveLength(1);

    const other = await buy();
    const gone = shop.withPrinter({ createJob: () => Promise.reject(new PrinterAway('gone')) });
    const between = meanwhile(async () => {
      // It has the try, and nobody knows yet what the partner makes of it.
      expect(await send(other.payment.id, inMinutes(6), gone)).toEqual(['away']);
    });
    expect(await send(other.payment.id, new Date(), between)).toEqual([]);
    expect(await atPartner(other.ids)).toEqual([]);
    expect(await send(other.payment.id, inMinutes(30))).toEqual(['accepted']);
    expect(await alive(other.ids)).toHaveLength(1);
  });

  test('its family corrects where it goes: refused as too late, and never half and half', async () => {
    const { ids, payment, caller } = await buy();
    const by = meanwhile(() =>
      expect(
        inTransaction(database, (tx) =>
          correctBook(tx, caller, ids[0]!, { shipTo: GRANDMA }, { now: new Date() }),
        ),
      ).rejects.toMatchObject({ code: 'CHECKING_OVER', data: { reason: 'sent' } }),
    );
    expect(await send(payment.id, new Date(), by)).toEqual(['accepted']);
    expect(await alive(ids)).toEqual(['0 to 12 Willow Lane']);
    const [{ ship_to }] = await query('select ship_to from orders where id = $1', ids);
    expect(ship_to.addressLine1).toBe(HOME.addressLine1);
  });

  test('its account went: what is being ordered is printed, and was given back besides', async () => {
    const { ids, payment, caller } = await buy();
    const by = meanwhile(() => inTransaction(database, (tx) => deleteAccount(tx, caller)));
    expect(await send(payment.id, new Date(), by)).toEqual(['accepted']);
    expect(await stagesOf(ids)).toEqual(['sent']);
    expect(await alive(ids)).toEqual(['0 to 12 Willow Lane']);
    expect(await query('select id from refunds where order_id = $1', ids)).toEqual([]);
  });
});

/** A parcel that is put together, and that nobody has tried to order. */
async function waitingParcel() {
  const bought = await buy();
  await inTransaction(database, (tx) => holdSending(tx, ada, 'a while'));
  await send(bought.payment.id);
  await inTransaction(database, (tx) => letSendingGoOn(tx, ada));
  return bought;
}

describe('the number of a parcel that is put together anew', () => {
  test('is free if it was never tried: a restored shop looked under another, and ordered twice', async () => {
    const { ids, payment, caller } = await waitingParcel();
    await inTransaction(database, (tx) =>
      correctBook(tx, caller, ids[0]!, { shipTo: GRANDMA }, { now: new Date() }),
    );
    expect(await send(payment.id)).toEqual(['dissolved', 'accepted']);
    expect(await names(payment.id)).toEqual(['-1 accepted']);
    // The shop goes back to when the address was right, and no parcel was written.
    await query('delete from print_job_lines where order_id = any($1::uuid[])', [ids]);
    await query('delete from print_jobs where transaction_id = $1', [payment.id]);
    await query(`update makings set stage = 'approved' where order_id = any($1::uuid[])`, [ids]);
    expect(await send(payment.id, inMinutes(60))).toEqual(['adopted']);
    expect(await alive(ids)).toEqual(['0 to Lindenweg 3']);
  });

  test('is free as well if it was let go of before it was tried', async () => {
    const { ids, payment } = await waitingParcel();
    expect(await cancelPrinting(printing, ids[0]!)).toBe(true);
    expect(await names(payment.id)).toEqual([]);
    expect(await send(payment.id)).toEqual(['accepted']);
    expect(await names(payment.id)).toEqual(['-1 accepted']);
  });

  test('is used up if it was tried: the partner may know it', async () => {
    const { ids, payment } = await buy([{}, {}]);
    // Called after its first book, so that both numbers are of the same name.
    const by = meanwhile(() => cancel(ids.toSorted()[1]!));
    expect(await send(payment.id, new Date(), by)).toEqual(['dissolved', 'accepted']);
    expect(await names(payment.id)).toEqual(['-1 cancelled', '-2 accepted']);
    expect(await alive(ids)).toHaveLength(1);
  });
});

describe('who has waited for another', () => {
  /** Lets somebody come while a transaction has its locks, and ends it once that one waits for them. */
  async function during<Done>(
    holding: (tx: Transaction) => Promise<unknown>,
    comes: () => Promise<Done>,
  ): Promise<Done> {
    let came: Promise<Done> | undefined;
    await inTransaction(database, async (tx) => {
      await holding(tx);
      came = comes();
      came.catch(() => {});
      await expect.poll(() => somebodyWaits(database)).toBe(true);
    });
    return came!;
  }

  test('a correction: the sender ordered to the address from before it', async () => {
    const { ids, payment, caller } = await waitingParcel();
    const sent = await during(
      (tx) => correctBook(tx, caller, ids[0]!, { shipTo: GRANDMA }, { now: new Date() }),
      () => send(payment.id),
    );
    expect(sent).toEqual(['dissolved', 'accepted']);
    expect(await alive(ids)).toEqual(['0 to Lindenweg 3']);
    const [{ ship_to }] = await jobsOf(payment.id);
    expect(ship_to.addressLine1).toBe('Lindenweg 3');
  });

  test('a correction while the parcel is put together', async () => {
    const { ids, payment, caller } = await buy();
    await during(
      (tx) => correctBook(tx, caller, ids[0]!, { shipTo: GRANDMA }, { now: new Date() }),
      () => send(payment.id),
    );
    expect(await alive(ids)).toEqual(['0 to Lindenweg 3']);
  });

  /** As a sender does it in one go. */
  const take = (ids: string[]) => async (tx: Transaction) => {
    const [{ job_id: jobId }] = await query(
      'select job_id from print_job_lines where order_id = $1 and is_live',
      [ids[0]],
    );
    await holdJob(tx, jobId);
    await holdLines(tx, jobId);
    const taken = { state: 'sending', triedAt: new Date(), tries: 1 } as const;
    await tx.update(printJobs).set(taken).where(eq(printJobs.id, jobId));
  };

  test('a sender: an account that went gave back what was being printed', async () => {
    const { ids, payment, caller } = await waitingParcel();
    await during(take(ids), () => inTransaction(database, (tx) => deleteAccount(tx, caller)));
    expect(await stagesOf(ids)).toEqual(['approved']);
    expect(await query('select id from refunds where order_id = $1', ids)).toEqual([]);
    expect(await send(payment.id, inMinutes(10))).toEqual(['accepted']);
    expect(await alive(ids)).toEqual(['0 to 12 Willow Lane']);
  });

  test('a sender: an admin who cancels is told that it is too late', async () => {
    const { ids, payment } = await waitingParcel();
    const letGo = (id: string) => cancelPrinting(printing, id);
    const refused = during(take(ids), () =>
      cancelAsAdmin({ database, letGo }, ada, ids[0]!, 'No paper.', new Date()),
    );
    await expect(refused).rejects.toMatchObject({ data: { reason: 'sent' } });
    expect(await send(payment.id, inMinutes(10))).toEqual(['accepted']);
    expect(await alive(ids)).toHaveLength(1);
  });
});

test('an order that the partner booked after it was looked for: the book was printed twice', async () => {
  const { ids, payment } = await buy();
  let late: JobOrder | undefined;
  const slow = shop.withPrinter({
    createJob: async (order) => {
      late = order;
      throw new PrinterAway('no answer');
    },
  });
  expect(await send(payment.id, new Date(), slow)).toEqual(['away']);
  expect(await send(payment.id, inMinutes(6))).toEqual(['accepted']);
  await printer.createJob(late!);
  const [ours, other] = (await atPartner(ids)) as { id: number }[];
  await lookAtPartnerJob(printing, ours!.id, inMinutes(7));
  const left = await atPartner(ids);
  expect(left.find(({ id }) => id === other!.id).status).toBe('CANCELED');
  expect(await alive(ids)).toHaveLength(1);
  expect(await stagesOf(ids)).toEqual(['sent']);
});

test.each([
  ['cannot', new PrinterAway('no answer')],
  ['will not', new PrinterRefused(['no'])],
])(
  'a job that the partner %s speak of: the others were not asked about, nor was it said what had been sent',
  async (_, error) => {
    const dumb = await buy();
    const other = await buy();
    const unsent = await buy();
    await send(dumb.payment.id);
    await send(other.payment.id);
    const [{ id: dumbId }] = (await atPartner(dumb.ids)) as [{ id: number }];
    const [{ id: otherId }] = (await atPartner(other.ids)) as [{ id: number }];
    await expect.poll(async () => (await printer.findJob(otherId))?.status).not.toBe('CREATED');
    for (const press of ['next', 'next']) await shop.press(`${otherId}/${press}`);
    const by = shop.withPrinter({
      findJob: (id) => (id === dumbId ? Promise.reject(error) : printer.findJob(id)),
    });
    // The one that is dumb has not been heard of for longest, and is asked about first.
    await query(`update print_jobs set heard_at = now() - interval '1 day' where partner_id = $1`, [
      dumbId,
    ]);
    const { sendings } = await reconcilePrinting(by, inMinutes(5));
    expect(sendings.map(({ sent }) => sent)).toContain('accepted');
    expect(await stagesOf([...other.ids, ...unsent.ids])).toEqual(['in_production', 'sent']);
  },
);
