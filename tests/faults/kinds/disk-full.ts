import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Customer } from '#tests/faults/harness/customer.ts';
import type { Fault } from '#tests/faults/harness/fault.ts';
import type { FaultRig } from '#tests/faults/harness/fault-rig.ts';
import {
  between,
  buyABook,
  meanwhile,
  peekInside,
  someMomentOfCheckout,
} from '#tests/faults/harness/shopping.ts';
import { picture } from '#tests/support/awkward-photos.ts';

const leftOut = ({ disk, store }: FaultRig) => {
  if (store) return 'files are in a store here, which has kinds of its own';
  return disk ? undefined : 'this user may not mount a disk of its own to fill up';
};

/** No room for a photo: the upload is not acknowledged, leaves nothing behind, and works once there is room. */
const forPhotos: Fault = {
  name: 'disk-full-for-photos',
  leftOut,
  async run({ disk, ...rig }) {
    const customer = await rig.newCustomer();
    await customer.sendPhoto();
    disk?.fill();
    try {
      const form = new FormData();
      const jpeg = await picture(1200, 900).jpeg().toBuffer();
      form.set('file', new File([new Uint8Array(jpeg)], 'photo.jpg', { type: 'image/jpeg' }));
      form.set('child_name', 'Ida');
      const { status } = await customer.ask('POST', '/api/storage/child_photos', form);
      if (status < 500) throw new Error(`With a full disk an upload answered ${status}`);
    } finally {
      disk?.free();
    }
    await customer.sendPhoto();
    return [customer];
  },
};

/** No room for PDFs: previews and bought books wait, and are made once there is room. */
const forPdfs: Fault = {
  name: 'disk-full-for-pdfs',
  leftOut,
  run: (rig, chance) =>
    meanwhile(
      rig,
      async (customer) => {
        await peekInside(customer);
        await buyABook(customer);
      },
      async () => {
        rig.disk?.fill();
        await wait(between(chance, 500, 8_000));
        rig.disk?.free();
      },
    ),
};

export const diskFull: Fault[] = [forPhotos, forPdfs];

/** A page of a table holds some twenty children, and the log of changes may have 16 MB of room left. */
const MOST_WRITES = 5_000;

/**
 * No room for the database: what cannot be written now is answered 503 with the time after which to come again, and
 * what was acknowledged before and between is there afterwards, also where the server itself has fallen.
 */
export const databaseDiskFull: Fault = {
  name: 'database-disk-full',
  leftOut: ({ databaseDisk }) =>
    databaseDisk
      ? undefined
      : 'this user may not mount a disk of its own to fill up; try as root, or `unshare --map-root-user --mount npm run faults`',
  async run(rig, chance) {
    const witness = await rig.newCustomer();
    const customers = await meanwhile(rig, buyABook, async () => {
      await someMomentOfCheckout(rig, chance);
      rig.databaseDisk?.fill();
      try {
        await saveUntilRefused(witness);
        await saveWhileFull(witness, Date.now() + between(chance, 500, 5_000));
      } finally {
        rig.databaseDisk?.free();
      }
    });
    return [witness, ...customers];
  },
};

async function saveUntilRefused(witness: Customer): Promise<void> {
  for (let writes = 0; writes < MOST_WRITES; writes++) if (!(await saveOnce(witness))) return;
  throw new Error(`After ${MOST_WRITES} children the database still had room`);
}

async function saveWhileFull(witness: Customer, until: number): Promise<void> {
  while (Date.now() < until) {
    await saveOnce(witness);
    await wait(100);
  }
}

/** Answers whether there was room. */
async function saveOnce({ ask, journal }: Customer): Promise<boolean> {
  const child = { id: randomUUID(), name: 'Ida', reading_level: 'Sprout', gender: 'Girl' };
  const { status, retryAfter } = await ask('POST', '/api/children', {
    ...child,
    description: 'Curls, and freckles all over. '.repeat(9),
  });
  if (status >= 200 && status < 300) journal.children.push(child);
  else if (status !== 503 || !retryAfter) {
    throw new Error(`Without room a child was answered ${status}, Retry-After ${retryAfter}`);
  }
  return status !== 503;
}
