import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { LRUCache } from 'lru-cache';
import type { BoundPage } from '#bookmaking/binding/bound-page.ts';
import type { Files } from '#shop/files.ts';

/**
 * Where the drawn pages of an order's book are kept, beside its document: pictures without words, and the words with their
 * places. Reading room, document and print are made from them, whatever hand draws later (decision 122).
 */
export const pagesKey = (orderId: string, revision: number) =>
  `books/${orderId}${revision === 1 ? '' : `-${revision}`}.pages.zip`;

/** Where the pages that a correction changes are kept, on both sides. */
export const changesKey = (correctionId: string) => `book_changes/${correctionId}.pages.zip`;

export const sides = ['before', 'after'] as const;
export type Side = (typeof sides)[number];
export const nameOfSide = (page: string, side: Side) => `${page}-${side}`;

/** The names of the pages, in the order that they are bound in. */
const CONTENTS = 'pages.json';

/** A page is read without unpacking the others: 34 of them are 3.9 MB, and 0.86 MB packed. */
export async function keepPages(
  files: Files,
  key: string,
  pages: readonly BoundPage[],
): Promise<void> {
  const packed = {
    [CONTENTS]: strToU8(JSON.stringify(pages.map(({ name }) => name))),
    ...Object.fromEntries(pages.map((page) => [fileOf(page.name), strToU8(JSON.stringify(page))])),
  };
  // Always the same bytes for the same pages.
  await files.put(key, zipSync(packed, { mtime: new Date(2000, 0, 1) }));
}

/** All pages that are kept under a key, in their order; undefined if none are. */
export async function readPages(files: Files, key: string): Promise<BoundPage[] | undefined> {
  const kept = await files.read(key);
  if (!kept) return undefined;
  const entries = unzipSync(kept);
  const names = JSON.parse(strFromU8(entries[CONTENTS]!)) as string[];
  return names.map((name) => pageIn(entries[fileOf(name)]!));
}

/** About forty packed books, in bytes. */
const IN_HAND_BYTES = 32 * 1024 * 1024;
/** Longer than a page is read, shorter than anybody would wonder why a removed book is still in memory. */
const IN_HAND_MS = 10 * 60_000;

const storesInHand = new WeakMap<Files, LRUCache<string, Uint8Array>>();

/**
 * Books that somebody is reading, packed. Whoever reads one asks for each of its 34 pages by itself, and each time the store was
 * asked for all 0.8 MB. What is kept under a key never becomes another book, and who may read is asked before it is.
 */
function booksInHand(files: Files): LRUCache<string, Uint8Array> {
  const known = storesInHand.get(files);
  if (known) return known;
  const books = new LRUCache<string, Uint8Array>({
    maxSize: IN_HAND_BYTES,
    ttl: IN_HAND_MS,
    sizeCalculation: ({ byteLength }) => byteLength,
    fetchMethod: (key) => files.read(key),
  });
  storesInHand.set(files, books);
  return books;
}

/** One of them; undefined if there is none of that name. */
export async function readPage(
  files: Files,
  key: string,
  name: string,
): Promise<BoundPage | undefined> {
  const kept = await booksInHand(files).fetch(key);
  const wanted = fileOf(name);
  const entry = kept && unzipSync(kept, { filter: (file) => file.name === wanted })[wanted];
  return entry && pageIn(entry);
}

const fileOf = (name: string) => `page-${name}.json`;
const pageIn = (bytes: Uint8Array) => JSON.parse(strFromU8(bytes)) as BoundPage;
