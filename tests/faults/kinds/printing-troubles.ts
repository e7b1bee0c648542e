import { setTimeout as wait } from 'node:timers/promises';
import type { Customer } from '#tests/faults/harness/customer.ts';
import type { Fault } from '#tests/faults/harness/fault.ts';
import type { FaultRig } from '#tests/faults/harness/fault-rig.ts';
import {
  buyAndApprove,
  hurry,
  newAdmin,
  parcelsOf,
  patiently,
  press,
  sendOnceMore,
  stageOf,
  untilStage,
} from '#tests/faults/harness/printing.ts';
import { between, meanwhile } from '#tests/faults/harness/shopping.ts';
import { inDatabaseOf } from '#tests/support/in-database-of.ts';

type Bought = { customer: Customer; id: string };

/** Three people whose books are approved at once; each has bought one. */
async function approved(rig: FaultRig): Promise<Bought[]> {
  const bought: Bought[] = [];
  const errand = async (customer: Customer) => {
    bought.push({ customer, id: await buyAndApprove(rig, customer) });
  };
  await meanwhile(rig, errand, async () => {});
  return bought;
}

/** What the printer makes of a book's newest parcel once it has looked at the files. */
async function untilLookedAt(rig: FaultRig, id: string): Promise<{ id: string; status: string }> {
  await patiently('looked at by the printer', async () => {
    await hurry(rig, 'reconcile_printing');
    const [parcel] = await parcelsOf(rig, id);
    return parcel !== undefined && parcel.status !== 'CREATED';
  });
  return (await parcelsOf(rig, id))[0]!;
}

/** Its family reads why, an admin has it sent once more, and it is. */
async function mend(rig: FaultRig, { customer, id }: Bought): Promise<void> {
  await untilStage(rig, id, 'stopped');
  customer.journal.news += 1;
  const { json } = await customer.ask('GET', `/api/orders/${id}`);
  const { making } = json as { making: { stage: string; reason: string | null } };
  if (making.stage !== 'stopped' || !making.reason) throw new Error('It does not say why it stops');
  await sendOnceMore(await newAdmin(rig), id);
  await untilStage(rig, id, 'sent');
}

/** One file is not found, or arrives damaged, and up to three take their time: that book stops, and goes once more by a press. */
const fileRefused: Fault = {
  name: 'printer-refuses-a-file',
  async run(rig, chance) {
    await press(rig, `troubles/file_slow/${between(chance, 0, 3)}`);
    await press(rig, `troubles/${chance() < 0.5 ? 'file_404' : 'file_spoilt'}/1`);
    const bought = await approved(rig);
    let refused = 0;
    for (const one of bought) {
      const { status } = await untilLookedAt(rig, one.id);
      if (status === 'REJECTED') {
        refused += 1;
        await mend(rig, one);
      } else await untilStage(rig, one.id, 'sent');
    }
    if (refused !== 1) throw new Error(`${refused} parcels were refused, and not one`);
    return bought.map(({ customer }) => customer);
  },
};

/** No card: jobs are never paid for. They are canceled there after an hour, stop here, and go once there is a card. */
const unpaid: Fault = {
  name: 'printer-unpaid-for-ever',
  async run(rig) {
    await press(rig, 'troubles/no_card/1');
    try {
      const bought = await approved(rig);
      for (const { id } of bought) {
        const { status } = await untilLookedAt(rig, id);
        if (status !== 'UNPAID') throw new Error(`A parcel without a card is ${status}`);
      }
      for (const { id } of bought) await untilStage(rig, id, 'sent');
      await press(rig, 'troubles/no_card/0');
      await inDatabaseOf(rig.shop, async ({ pool }) => {
        await pool.query(
          `update sandbox.print_jobs set changed = changed - interval '61 minutes' where status = 'UNPAID'`,
        );
        await pool.query(
          `update print_jobs set heard_at = now() - interval '2 hours' where state = 'accepted'`,
        );
      });
      for (const one of bought) await mend(rig, one);
      return bought.map(({ customer }) => customer);
    } finally {
      await press(rig, 'troubles/no_card/0');
    }
  },
};

/**
 * Each event comes twice, the one before comes after it, and beside them one that nobody has signed; then they are switched
 * off, and the parcels go on unheard, one of them with a carrier that cannot be followed.
 */
const oddEvents: Fault = {
  name: 'printer-events-twice-old-false-off',
  async run(rig, chance) {
    const bought = await approved(rig);
    const parcels: (Bought & { parcel: string })[] = [];
    for (const one of bought) {
      const { id } = await untilLookedAt(rig, one.id);
      await untilStage(rig, one.id, 'sent');
      parcels.push({ ...one, parcel: id });
    }
    await Promise.all(
      parcels.map(async ({ parcel }) => {
        for (const button of ['next', 'next', 'send-again', 'send-old', 'send-again']) {
          await wait(between(chance, 0, 100));
          await press(rig, `${parcel}/${button}`);
        }
        const status = await ringFalsely(rig, parcel);
        if (status !== 400) throw new Error(`An event that nobody signed was answered ${status}`);
      }),
    );
    for (const { id } of parcels) await untilStage(rig, id, 'in_production');

    await press(rig, 'switch-off-events');
    const [untracked, ...tracked] = parcels;
    await press(rig, `${untracked!.parcel}/ship_untracked`);
    for (const { parcel } of tracked) {
      for (const button of ['next', 'next']) await press(rig, `${parcel}/${button}`);
    }
    await hurry(rig, 'arm_print_events');
    await untilStage(rig, untracked!.id, 'shipped');
    untracked!.customer.journal.news += 1;
    for (const { id, customer } of tracked) {
      await untilStage(rig, id, 'delivered');
      // That it was on its way is no news any more.
      customer.journal.news += 1;
    }
    await patiently('told how to be followed', async () => {
      const followed = await Promise.all(parcels.map(({ id }) => trackingOf(rig, id)));
      return followed.every((url, n) => (url === null) === (n === 0));
    });
    return parcels.map(({ customer }) => customer);
  },
};

async function ringFalsely({ shop }: FaultRig, parcel: string): Promise<number> {
  const body = JSON.stringify({
    topic: 'PRINT_JOB_STATUS_CHANGED',
    data: { id: Number(parcel), status: { name: 'CANCELED' } },
  });
  const answer = await fetch(`${shop.url}/api/webhooks/printing`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'lulu-hmac-sha256': 'ab'.repeat(32) },
    body,
  });
  return answer.status;
}

const trackingOf = (rig: FaultRig, orderId: string): Promise<string | null> =>
  inDatabaseOf(
    rig.shop,
    async ({ pool }) =>
      (await pool.query('select tracking_url as url from makings where order_id = $1', [orderId]))
        .rows[0].url,
  );

/** An admin cancels in the very moment in which the printer begins: either it is let go and paid back, or it is printed. */
const canceledWhenReady: Fault = {
  name: 'printer-ready-while-canceling',
  async run(rig, chance) {
    const bought = await approved(rig);
    const admin = await newAdmin(rig);
    const parcels = [];
    for (const one of bought) {
      parcels.push({
        ...one,
        parcel: (await untilLookedAt(rig, one.id)).id,
        ready: between(chance, 0, 60),
        cancel: between(chance, 0, 30),
      });
      await untilStage(rig, one.id, 'sent');
    }
    await Promise.all(
      parcels.map(async ({ customer, id, parcel, ready, cancel }) => {
        const begins = wait(ready).then(() => press(rig, `${parcel}/next`));
        await wait(cancel);
        const why = 'We are out of paper.';
        const { status } = await admin.ask('POST', `/api/admin/orders/${id}/cancel`, { why });
        await begins;
        if (status !== 200 && status !== 409) throw new Error(`Canceling was answered ${status}`);
        if (status === 200) customer.journal.canceled.push(id);
      }),
    );
    for (const { customer, id, parcel } of parcels) {
      const isCanceled = customer.journal.canceled.includes(id);
      const [at] = await parcelsOf(rig, id);
      if ((at!.status === 'CANCELED') !== isCanceled) {
        throw new Error(`Canceled here: ${isCanceled}; at the printer it is ${at!.status}`);
      }
      if (isCanceled) continue;
      await press(rig, `${parcel}/next`);
      await untilStage(rig, id, 'in_production');
    }
    return parcels.map(({ customer }) => customer);
  },
};

const ORDER_TAKES_MS = 6_000;

/** An account is deleted while its book is being ordered, or a little before or after: it is printed and paid for, or neither. */
const accountGone: Fault = {
  name: 'account-deleted-while-sending',
  async run(rig, chance) {
    rig.provider.treatPrinter = (path) =>
      path === '/printing/print-jobs/' ? { afterMs: ORDER_TAKES_MS } : 'pass';
    const ids: string[] = [];
    const errand = async (customer: Customer) => {
      const id = await buyAndApprove(rig, customer);
      ids.push(id);
      if (chance() < 0.8) await untilBeingOrdered(rig, id);
      await wait(between(chance, 0, ORDER_TAKES_MS));
      await patiently('let go of', async () => {
        const { status } = await customer.ask('DELETE', '/api/account');
        return status === 204;
      });
    };
    await meanwhile(rig, errand, async () => {});
    rig.provider.treatPrinter = () => 'pass';
    for (const id of ids) {
      await patiently('printed, or given back', async () => {
        await hurry(rig, 'reconcile_printing');
        const stage = await stageOf(rig, id);
        const printed = (await parcelsOf(rig, id)).filter(({ status }) => status !== 'CANCELED');
        const back = await givenBack(rig, id);
        return stage === 'sent'
          ? printed.length === 1 && back === 0
          : stage === 'cancelled' && printed.length === 0 && back === 1;
      });
    }
    return [];
  },
};

async function untilBeingOrdered(rig: FaultRig, orderId: string): Promise<void> {
  await patiently('ordered', async () => {
    await hurry(rig, 'reconcile_printing');
    const { rowCount } = await inDatabaseOf(rig.shop, ({ pool }) =>
      pool.query(
        `select from print_jobs join print_job_lines on job_id = id
         where order_id = $1 and state <> 'waiting'`,
        [orderId],
      ),
    );
    return rowCount === 1;
  });
}

const givenBack = (rig: FaultRig, orderId: string): Promise<number> =>
  inDatabaseOf(
    rig.shop,
    async ({ pool }) =>
      (
        await pool.query(
          `select from refunds where order_id = $1 and state = 'succeeded' and amount > 0`,
          [orderId],
        )
      ).rowCount ?? 0,
  );

/** The printer's own troubles: each book is printed once, or stops with a reason, or is given back. */
export const printingTroubles: Fault[] = [
  fileRefused,
  unpaid,
  oddEvents,
  canceledWhenReady,
  accountGone,
];
