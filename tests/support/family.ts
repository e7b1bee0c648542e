import { randomUUID } from 'node:crypto';
import type { Database } from '#database/connect.ts';
import { inTransaction } from '#database/transaction.ts';
import { parentsAddress } from '#seeds/families.ts';
import type { Caller } from '#shop/accounts/caller.ts';
import { createAccount } from '#shop/accounts/create-account.ts';
import { shelveBook } from '#shop/catalog/shelve-book.ts';
import { addChild } from '#shop/family/add-child.ts';
import type { Child, NewChild } from '#shop/family/child.ts';
import type { Photo } from '#shop/family/photo.ts';
import { type NewAddress, saveAddress } from '#shop/family/save-address.ts';
import { uploadPhoto } from '#shop/family/upload-photo.ts';
import type { Files } from '#shop/files.ts';
import type { ShipTo } from '#vocabulary/ship-to.ts';

/** The day on which the tests' families live. */
export const TODAY = new Date('2026-11-21T12:00:00Z');

/** A signed-in caller with an account of its own. */
export async function newCaller(database: Database, name = 'Hanna'): Promise<Caller> {
  const email = `${randomUUID()}@example.com`;
  const userId = await inTransaction(database, (tx) => createAccount(tx, { email, name }));
  return {
    userId,
    email,
    name,
    userType: 'parent',
    createdAt: TODAY,
    sessionId: randomUUID(),
    signedInAt: TODAY,
  };
}

const zoe: NewChild = {
  name: 'Zoë',
  birthYear: 2021,
  birthMonth: 6,
  birthDay: 1,
  readingLevel: 'Sapling',
  gender: 'Girl',
  interests: 'dinosaurs',
  description: 'Curly red hair and green glasses.',
};

/** A child of the caller, Zoë unless told otherwise. */
export function newChild(
  database: Database,
  caller: Caller,
  changes: Partial<NewChild> & { id?: string } = {},
): Promise<Child> {
  return inTransaction(database, (tx) => addChild(tx, caller, { ...zoe, ...changes }, TODAY));
}

/** An upload of the caller's that no child shows yet; only its bytes are no picture. */
export function newPhoto(
  { database, files }: { database: Database; files: Files },
  caller: Caller,
  now = TODAY,
): Promise<Photo> {
  const upload = { bytes: Buffer.from('as taken'), childName: 'Zoë' };
  const reencode = async () => Buffer.from('as kept');
  return uploadPhoto({ database, files, reencode }, caller, upload, now);
}

/** Puts a book on the shelf under a number, at a price in cents. */
export async function shelve(
  database: Database,
  id: number,
  price = 3299,
  slug = `book-${id}`,
): Promise<number> {
  await inTransaction(database, (tx) =>
    shelveBook(tx, {
      id,
      slug,
      title: `Book ${id}`,
      author: 'The Wonderling Story Room',
      price,
      image: `/covers/book-${id}.webp`,
      ageRange: 'Ages 2-7',
      ageFromMonths: 24,
      ageToMonths: 84,
      description: 'A book',
      longDescription: 'A longer word about a book',
      tags: ['Funny'],
    }),
  );
  return id;
}

/** Where the tests' families live: with the demo family. */
export const home = parentsAddress;

/** Where an order of theirs goes. */
export const HOME: ShipTo = { recipient: 'Hanna', ...home };

/** Gives the caller a complete address. */
export function giveAddress(database: Database, caller: Caller, changes: Partial<NewAddress> = {}) {
  return inTransaction(database, (tx) => saveAddress(tx, caller, { ...home, ...changes }));
}
