import { type ChildDetails, childFieldNames, type Child as WireChild } from '#contract/children.ts';
import { inTransaction } from '#database/transaction.ts';
import { addChild } from '#shop/family/add-child.ts';
import { changeChild } from '#shop/family/change-child.ts';
import type { Child } from '#shop/family/child.ts';
import { ChildChanged } from '#shop/family/child-changed.ts';
import { findChild, listChildren } from '#shop/family/find-child.ts';
import { photoAddress, photoKeyFromAddress } from '#shop/family/photo.ts';
import { removeChild } from '#shop/previews/remove-child.ts';
import { Refused } from '#shop/refused.ts';
import type { ShopServices } from './api-context.ts';
import { os, signedIn } from './implement.ts';
import { asRow, fromRow } from './row-names.ts';
import { presentShipTo } from './ship-to.ts';

const present = ({ photoLinks, now }: ShopServices, child: Child): WireChild => ({
  id: child.id,
  parent_id: child.parentId,
  ...fromRow(childFieldNames, child),
  photo_url: child.photoUrl && photoLinks.sign(child.photoUrl, now()),
  ship_to: presentShipTo(child.shipTo),
  created_at: child.createdAt.toISOString(),
  updated_at: child.updatedAt.toISOString(),
});

/**
 * Only the fields that were sent: an absent field must not overwrite a stored one.
 * Throws PHOTO_UNKNOWN for a photo that is not one of our addresses.
 */
function read<Sent extends Partial<ChildDetails>>(sent: Sent, publicUrl: string) {
  const { photo_url } = sent;
  return asRow(photo_url ? { ...sent, photo_url: unsigned(photo_url, publicUrl) } : sent);
}

function unsigned(address: string, publicUrl: string): string {
  const key = photoKeyFromAddress(address, publicUrl);
  if (key === undefined) throw new Refused('PHOTO_UNKNOWN');
  return photoAddress(key);
}

export const children = os.children.router({
  list: os.children.list
    .use(signedIn)
    .handler(async ({ context: { shop, caller } }) =>
      (await listChildren(shop.database.orm, caller)).map((child) => present(shop, child)),
    ),
  find: os.children.find
    .use(signedIn)
    .handler(async ({ input, context: { shop, caller }, errors }) => {
      const child = await findChild(shop.database.orm, caller, input.id);
      if (!child) throw errors.NOT_FOUND();
      return present(shop, child);
    }),
  add: os.children.add
    .use(signedIn)
    .handler(({ input: { id, parent_id, ...sent }, context: { shop, caller } }) =>
      inTransaction(shop.database, async (tx) => {
        const details = read(sent, shop.publicUrl);
        return present(shop, await addChild(tx, caller, { ...details, id }, shop.now()));
      }),
    ),
  change: os.children.change
    .use(signedIn)
    .handler(async ({ input, context: { shop, caller }, errors }) => {
      const { id, parent_id, updated_at, if_updated_at, ...sent } = input;
      const seen = if_updated_at === undefined ? undefined : new Date(if_updated_at);
      const child = await inTransaction(shop.database, (tx) =>
        changeChild(tx, caller, id, read(sent, shop.publicUrl), shop.now(), seen),
      ).catch((error) => {
        if (!(error instanceof ChildChanged)) throw error;
        throw errors.CHILD_CHANGED({ data: { child: present(shop, error.child) } });
      });
      if (!child) throw errors.NOT_FOUND();
      return present(shop, child);
    }),
  remove: os.children.remove
    .use(signedIn)
    .handler(async ({ input, context: { shop, caller }, errors }) => {
      const removed = await inTransaction(shop.database, (tx) => removeChild(tx, caller, input.id));
      if (!removed) throw errors.NOT_FOUND();
    }),
});
