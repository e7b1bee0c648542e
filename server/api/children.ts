import type { Child as WireChild } from '#contract/children.ts';
import { inTransaction } from '#database/transaction.ts';
import { addChild, type NewChild } from '#shop/family/add-child.ts';
import { changeChild } from '#shop/family/change-child.ts';
import type { Child } from '#shop/family/child.ts';
import { findChild, listChildren } from '#shop/family/find-child.ts';
import { photoAddress, photoKeyFromAddress } from '#shop/family/photo.ts';
import { removeChild } from '#shop/previews/remove-child.ts';
import { Refused } from '#shop/refused.ts';
import type { ShopServices } from './api-context.ts';
import { os, signedIn } from './implement.ts';

const present = ({ photoLinks, now }: ShopServices, child: Child): WireChild => ({
  id: child.id,
  parent_id: child.parentId,
  name: child.name,
  birth_year: child.birthYear,
  birth_month: child.birthMonth,
  birth_day: child.birthDay,
  reading_level: child.readingLevel,
  gender: child.gender,
  interests: child.interests,
  description: child.description,
  photo_url: child.photoUrl && photoLinks.sign(child.photoUrl, now()),
  photo_crop: child.photoCrop,
  traits: child.traits,
  created_at: child.createdAt.toISOString(),
  updated_at: child.updatedAt.toISOString(),
});

type Sent = {
  name?: string;
  birth_year?: number | null;
  birth_month?: number | null;
  birth_day?: number | null;
  reading_level?: string;
  gender?: Child['gender'];
  interests?: string;
  description?: string;
  photo_url?: string | null;
  photo_crop?: Child['photoCrop'];
  traits?: Child['traits'];
};

/**
 * Only the fields that were sent: an absent field must not overwrite a stored one.
 * Throws PHOTO_UNKNOWN for a photo that is not one of our addresses.
 */
function read(sent: Sent, publicUrl: string): Partial<NewChild> {
  const details = {
    name: sent.name,
    birthYear: sent.birth_year,
    birthMonth: sent.birth_month,
    birthDay: sent.birth_day,
    readingLevel: sent.reading_level,
    gender: sent.gender,
    interests: sent.interests,
    description: sent.description,
    photoUrl: sent.photo_url ? unsigned(sent.photo_url, publicUrl) : sent.photo_url,
    photoCrop: sent.photo_crop,
    traits: sent.traits,
  };
  return Object.fromEntries(
    Object.entries(details).filter(([, value]) => value !== undefined),
  ) as Partial<NewChild>;
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
    .handler(({ input: { id, ...sent }, context: { shop, caller } }) =>
      inTransaction(shop.database, async (tx) => {
        const details = read(sent, shop.publicUrl) as NewChild;
        return present(shop, await addChild(tx, caller, { ...details, id }, shop.now()));
      }),
    ),
  change: os.children.change
    .use(signedIn)
    .handler(async ({ input: { id, ...sent }, context: { shop, caller }, errors }) => {
      const child = await inTransaction(shop.database, (tx) =>
        changeChild(tx, caller, id, read(sent, shop.publicUrl), shop.now()),
      );
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
