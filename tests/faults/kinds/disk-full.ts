import { setTimeout as wait } from 'node:timers/promises';
import type { Fault } from '#tests/faults/harness/fault.ts';
import type { FaultRig } from '#tests/faults/harness/fault-rig.ts';
import { between, buyABook, meanwhile, peekInside } from '#tests/faults/harness/shopping.ts';
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
