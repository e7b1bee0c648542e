import path from 'node:path';
import { strToU8, zipSync } from 'fflate';
import type { Database, Reads } from '#database/connect.ts';
import type { Caller } from '#shop/accounts/caller.ts';
import { findProfile } from '#shop/accounts/find-profile.ts';
import { listLines } from '#shop/cart/cart.ts';
import { findAddress } from '#shop/family/address.ts';
import { listChildren } from '#shop/family/find-child.ts';
import { photoFile } from '#shop/family/photo.ts';
import type { Files } from '#shop/files.ts';
import { listErasures } from './erasure.ts';
import {
  correctionsOf,
  favoritesOf,
  giftCardsGotBy,
  giftCardsOf,
  makingEventsOf,
  ordersOf,
  photosOf,
  previewLinksOf,
  previewsOf,
  refundsOf,
  reprintOffersOf,
  reprintsOf,
  reviewsOf,
  sessionsOf,
  signInsOf,
} from './queries.ts';

/**
 * Everything that the shop holds about the caller's family, as a ZIP: `family.json` and `photos/`.
 * Throws UNAUTHORIZED.
 */
export async function exportFamily(
  database: Database,
  files: Files,
  caller: Caller,
  now: Date,
): Promise<Uint8Array> {
  const family = await familyData(database.orm, caller, now);
  const photos: Record<string, [Uint8Array, { level: 0 }]> = {};
  for (const { key } of family.photos) {
    const jpeg = await files.read(photoFile(key));
    // A JPEG does not become smaller: it is put in as it is.
    if (jpeg) photos[`photos/${path.basename(key)}`] = [jpeg, { level: 0 }];
  }
  const json = strToU8(JSON.stringify(family, null, 2));
  return zipSync({ 'family.json': json, ...photos }, { mtime: now });
}

/** The same as plain rows. Money is integer cents, moments are in UTC. */
async function familyData(db: Reads, caller: Caller, now: Date) {
  const { userId } = caller;
  return {
    about: 'All that Wonderling holds about your family. Money is in US cents, times are in UTC.',
    exportedAt: now,
    profile: await findProfile(db, caller),
    address: (await findAddress(db, caller)) ?? null,
    children: await listChildren(db, caller),
    photos: await photosOf(db, userId),
    previews: await previewsOf(db, userId),
    previewLinks: await previewLinksOf(db, userId),
    cart: await listLines(db, caller, now),
    orders: await ordersOf(db, userId),
    corrections: await correctionsOf(db, userId),
    histories: await makingEventsOf(db, userId),
    refunds: await refundsOf(db, userId),
    giftCards: await giftCardsOf(db, userId),
    giftCardsGot: await giftCardsGotBy(db, caller.email),
    reprints: await reprintsOf(db, userId),
    reprintOffers: await reprintOffersOf(db, userId),
    // Without the child's id: it is nobody's any more.
    erasures: (await listErasures(db, caller, now)).map(({ childId: _, ...receipt }) => receipt),
    reviews: await reviewsOf(db, userId),
    favorites: await favoritesOf(db, userId),
    signIns: await signInsOf(db, userId),
    sessions: await sessionsOf(db, userId),
  };
}
