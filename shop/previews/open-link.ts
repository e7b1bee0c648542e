import type { Reads } from '#database/connect.ts';
import type { Files } from '#shop/files.ts';
import type { LinkPicture } from '#vocabulary/previews.ts';
import { documentKey, isExpired, type Preview } from './preview.ts';
import { hashOfToken } from './preview-link.ts';
import { linkByHash, linksUntil, pictureOfLink } from './queries.ts';

/** What whoever has the link is told: a first name, and which book. */
export type SharedPreview = {
  bookId: number;
  bookTitle: string;
  firstName: string;
  /** Whether its pictures are drawn yet. */
  hasPictures: boolean;
};

/** Finds what a link shows. One that is over, was taken back or never was, is undefined: nobody is told which. */
export async function openLink(
  db: Reads,
  token: string,
  now: Date,
): Promise<SharedPreview | undefined> {
  const found = await findLive(db, token, now);
  if (!found) return undefined;
  const { bookId, bookTitle, child, hasPictures } = found;
  return { bookId, bookTitle, firstName: firstNameOf(child.name), hasPictures };
}

/** The five pages behind a link, as a PDF. No photo is among them (docs/decisions/108). */
export async function openLinkDocument(
  db: Reads,
  files: Files,
  token: string,
  now: Date,
): Promise<Uint8Array | undefined> {
  const found = await findLive(db, token, now);
  return found && files.read(documentKey(found.preview.previewRequestId));
}

/** A picture behind a link, as a JPEG; undefined also while it is not drawn. */
export async function openLinkPicture(
  db: Reads,
  token: string,
  which: LinkPicture,
  now: Date,
): Promise<Uint8Array | undefined> {
  const found = await findLive(db, token, now);
  return found && pictureOfLink(db, found.id, which);
}

/** Until when links to a preview of the caller's are open; null where there is none. */
export const openUntil = (db: Reads, preview: Preview, now: Date): Promise<Date | null> =>
  linksUntil(db, preview.previewRequestId, now);

async function findLive(db: Reads, token: string, now: Date) {
  const found = await linkByHash(db, hashOfToken(token));
  if (found?.preview.status !== 'completed') return undefined;
  const isOver = found.expiresAt <= now || isExpired(found.preview, found.child, now);
  return isOver ? undefined : found;
}

/** A name is told to strangers as far as its first space: what comes after it may be a surname. */
const firstNameOf = (name: string): string => name.trim().split(/\s+/)[0]!;
