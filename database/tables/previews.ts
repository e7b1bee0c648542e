/** A personalized preview of one book for one child (specification, sections 3 and 4: Book preview). */
import { sql } from 'drizzle-orm';
import {
  check,
  customType,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { previewStatuses } from '#vocabulary/previews.ts';
import { books } from './catalog.ts';
import { children } from './family.ts';

export const bookPreviews = pgTable(
  'book_previews',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    bookId: integer('book_id')
      .notNull()
      .references(() => books.id),
    childId: uuid('child_id')
      .notNull()
      .references(() => children.id, { onDelete: 'cascade' }),
    bookPreviewUrl: text('book_preview_url'),
    previewRequestId: uuid('preview_request_id').notNull().unique(),
    status: text('status', { enum: previewStatuses }).notNull(),
    /** Why the making failed, in words that the customer may read. */
    failure: text('failure'),
    /** A digest of all that the book was drawn from; another digest means that the preview has expired. */
    drawnFrom: text('drawn_from').notNull(),
    requestedAt: timestamp('requested_at', { withTimezone: true }).notNull().defaultNow(),
    completedAt: timestamp('completed_at', { withTimezone: true }),
  },
  (preview) => [
    unique('book_previews_one_per_book_and_child').on(preview.bookId, preview.childId),
    // A family's waiting previews are counted at every new one; few of all rows wait.
    index('book_previews_waiting').on(preview.childId).where(sql`${preview.status} = 'pending'`),
    check(
      'book_previews_states',
      sql`(${preview.status} = 'pending' and ${preview.bookPreviewUrl} is null and ${preview.completedAt} is null and ${preview.failure} is null)
       or (${preview.status} = 'completed' and ${preview.completedAt} is not null and ${preview.failure} is null)
       or (${preview.status} = 'failed' and ${preview.bookPreviewUrl} is null and ${preview.failure} is not null)`,
    ),
  ],
);

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/**
 * Links under which a preview is shown to whoever has one (docs/decisions/108). Their pictures lie here and not in the
 * file store: a row takes them along when the link is taken back, or its child or account deleted.
 */
export const previewLinks = pgTable(
  'preview_links',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    previewId: uuid('preview_id')
      .notNull()
      .references(() => bookPreviews.id, { onDelete: 'cascade' }),
    /** The very preview that was sent: a newer one of the same book and child has another, and is not shown. */
    previewRequestId: uuid('preview_request_id').notNull(),
    /** SHA-256 of the token in the link, in hex: who reads the table opens nothing. */
    tokenHash: text('token_hash').notNull().unique(),
    /** The cover, square, and the same as a messenger shows it; null until the worker has drawn both. */
    cover: bytes('cover'),
    picture: bytes('picture'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (link) => [
    index('preview_links_by_preview').on(link.previewId),
    index('preview_links_by_request').on(link.previewRequestId),
    check('preview_links_both_pictures', sql`num_nulls(${link.cover}, ${link.picture}) in (0, 2)`),
  ],
);
