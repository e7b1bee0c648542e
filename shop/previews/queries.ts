import { and, count, desc, eq, gt, max, ne, type SQL, sql } from 'drizzle-orm';
import type { Reads } from '#database/connect.ts';
import { prepared } from '#database/prepared.ts';
import { profiles } from '#database/tables/accounts.ts';
import { books } from '#database/tables/catalog.ts';
import { children } from '#database/tables/family.ts';
import { bookPreviews, previewLinks } from '#database/tables/previews.ts';
import type { Transaction } from '#database/transaction.ts';
import type { LinkPicture } from '#vocabulary/previews.ts';

export const previewOf = async (db: Reads, bookId: number, childId: string) =>
  (
    await db
      .select()
      .from(bookPreviews)
      .where(and(eq(bookPreviews.bookId, bookId), eq(bookPreviews.childId, childId)))
  )[0];

export const previewByRequest = async (db: Reads, requestId: string) =>
  (
    await db
      .select({ preview: bookPreviews, child: children, slug: books.slug })
      .from(bookPreviews)
      .innerJoin(children, eq(children.id, bookPreviews.childId))
      .innerJoin(books, eq(books.id, bookPreviews.bookId))
      .where(eq(bookPreviews.previewRequestId, requestId))
  )[0];

const latestOfFamilyIn = prepared((db) =>
  db
    .select({ preview: bookPreviews, child: children })
    .from(bookPreviews)
    .innerJoin(children, eq(children.id, bookPreviews.childId))
    .where(
      and(eq(children.parentId, sql.placeholder('parentId')), ne(bookPreviews.status, 'failed')),
    )
    .orderBy(desc(bookPreviews.requestedAt))
    .limit(1)
    .prepare('latest_of_family'),
);

/** The one asked for last that has not failed, with its child. */
export const latestOfFamily = async (db: Reads, parentId: string) =>
  (await latestOfFamilyIn(db).execute({ parentId }))[0];

export const requestIdsOfChild = async (db: Reads, childId: string) =>
  (
    await db
      .select({ id: bookPreviews.previewRequestId })
      .from(bookPreviews)
      .where(eq(bookPreviews.childId, childId))
  ).map((row) => row.id);

export const requestIdsOfFamily = async (db: Reads, parentId: string) =>
  (
    await db
      .select({ id: bookPreviews.previewRequestId })
      .from(bookPreviews)
      .innerJoin(children, eq(children.id, bookPreviews.childId))
      .where(eq(children.parentId, parentId))
  ).map((row) => row.id);

/**
 * Whoever else counts this family's waiting previews waits until the transaction ends. Taken after the child, as a
 * checkout does, so that the two never wait for each other.
 */
export const holdWaitingPreviews = (tx: Transaction, parentId: string) =>
  tx.select().from(profiles).where(eq(profiles.id, parentId)).for('update');

/** How many of a family's previews are in the making; `besides` is one that is not counted. */
export const countWaiting = async (tx: Transaction, parentId: string, besides?: string) => {
  const [row] = await tx
    .select({ previews: count() })
    .from(bookPreviews)
    .innerJoin(children, eq(children.id, bookPreviews.childId))
    .where(
      and(
        eq(children.parentId, parentId),
        eq(bookPreviews.status, 'pending'),
        besides === undefined ? undefined : ne(bookPreviews.id, besides),
      ),
    );
  return row!.previews;
};

/** Whether this request still stands; if so, it stands until the transaction ends. */
export const lockRequest = async (tx: Transaction, requestId: string) => {
  const found = await tx
    .select({ id: bookPreviews.id })
    .from(bookPreviews)
    .where(eq(bookPreviews.previewRequestId, requestId))
    .for('update');
  return found.length > 0;
};

/** A link with what it shows, without its pictures; of a preview that was replaced by a newer one there is none. */
const linkWhere = async (db: Reads, which: SQL) =>
  (
    await db
      .select({
        id: previewLinks.id,
        expiresAt: previewLinks.expiresAt,
        hasPictures: sql<boolean>`${previewLinks.cover} is not null`,
        preview: bookPreviews,
        child: children,
        bookId: books.id,
        bookTitle: books.title,
        slug: books.slug,
      })
      .from(previewLinks)
      .innerJoin(
        bookPreviews,
        and(
          eq(bookPreviews.id, previewLinks.previewId),
          eq(bookPreviews.previewRequestId, previewLinks.previewRequestId),
        ),
      )
      .innerJoin(children, eq(children.id, bookPreviews.childId))
      .innerJoin(books, eq(books.id, bookPreviews.bookId))
      .where(which)
  )[0];

export const linkByHash = (db: Reads, hash: string) =>
  linkWhere(db, eq(previewLinks.tokenHash, hash));

export const linkById = (db: Reads, id: string) => linkWhere(db, eq(previewLinks.id, id));

const PICTURE_COLUMNS = {
  cover: previewLinks.cover,
  messenger: previewLinks.picture,
} satisfies Record<LinkPicture, unknown>;

export const pictureOfLink = async (db: Reads, id: string, which: LinkPicture) => {
  const [link] = await db
    .select({ picture: PICTURE_COLUMNS[which] })
    .from(previewLinks)
    .where(eq(previewLinks.id, id));
  return link?.picture ?? undefined;
};

/** When the last link to this preview ends that has not ended yet. */
export const linksUntil = async (db: Reads, requestId: string, now: Date): Promise<Date | null> => {
  const [links] = await db
    .select({ until: max(previewLinks.expiresAt) })
    .from(previewLinks)
    .where(and(eq(previewLinks.previewRequestId, requestId), gt(previewLinks.expiresAt, now)));
  return links?.until ?? null;
};
