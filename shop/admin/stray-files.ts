import { sql } from 'drizzle-orm';
import type { Reads } from '#database/connect.ts';
import { queuedJobs } from '#database/queued-jobs.ts';
import { photoAddress } from '#shop/family/photo.ts';
import type { WalkableFiles } from '#shop/files.ts';
import type { BrokenRule } from './broken-rules.ts';

const shownPhoto = sql`exists (
  select 1 from children where photo_url = ${photoAddress('')} || child_photos.key)`;

/** A book that was made anew from other data lies under a name of its own. */
const ofRevision = sql`case when revision = 1 then '' else '-' || revision end`;
const bookEndings = sql`(values ('.pdf'), ('.pages.zip')) as endings (ending)`;

/** The key of every file that some row promises, in the words of the areas that keep them. */
const promised = sql`
  select 'book_previews/' || preview_request_id || '.pdf' as key from book_previews
    where status = 'completed' and book_preview_url is not null
  union all select 'books/' || order_id || ${ofRevision} || '.pdf' from book_makings
    join orders on orders.id = order_id where book_makings.status = 'made' and reader is not null
  union all select 'books/' || order_id || ${ofRevision} || '.pages.zip' from book_makings
    join orders on orders.id = order_id where keeps_pages and reader is not null
  union all select 'books/' || order_id || ${ofRevision} || '.card.pdf' from book_makings
    join orders on orders.id = order_id where card_revision = revision and reader is not null
  union all select 'book_changes/' || id || '.pages.zip' from book_corrections
    where pages is not null
  union all select 'child_photos/' || key from child_photos where ${shownPhoto}`;

/**
 * Uploads that no child shows. Their rows come before their files, and a crash between the two leaves the row until it
 * is cleared away after a day; nobody was ever told of such a photo.
 */
const loosePhotos = sql`
  select 'child_photos/' || key as key from child_photos where not ${shownPhoto}`;

/** Files that are being written or taken away: neither there nor missing. */
const inHand = sql`
  select 'book_previews/' || preview_request_id || '.pdf' as key from book_previews
    where status = 'pending'
  union all select 'books/' || order_id || ${ofRevision} || ending from book_makings, ${bookEndings}
    where status = 'waiting'
  union all select 'books/' || order_id || ${ofRevision} || '.card.pdf' from book_makings
    where card_revision is distinct from revision
  union all select 'book_changes/' || id || '.pages.zip' from book_corrections where pages is null
  union all ${loosePhotos}
  union all select payload ->> 'key' from ${queuedJobs} as job
    where payload ->> 'key' is not null`;

/**
 * What a backup has to keep of the file store: the key of every file that a row promises, and of uploads that no child
 * shows yet, which may not have been written.
 */
export async function listFilesToKeep(
  db: Reads,
): Promise<{ key: string; mayBeMissing: boolean }[]> {
  const entries = async (query: ReturnType<typeof sql>, mayBeMissing: boolean) =>
    [...(await keysOf(db, query))].map((key) => ({ key, mayBeMissing }));
  return [...(await entries(promised, false)), ...(await entries(loosePhotos, true))];
}

/**
 * Walks through the file store: every file has its row, and every row its file. Costs a look at each
 * name; no file is opened.
 */
export async function findStrayFiles(db: Reads, files: WalkableFiles): Promise<BrokenRule[]> {
  // Files first: one that is written during the walk has its row by the time that rows are asked.
  const kept = new Set<string>();
  for await (const key of files.keys()) kept.add(key);
  const wanted = await keysOf(db, promised);
  const underWay = await keysOf(db, inHand);
  const strays = [...kept].filter((key) => !wanted.has(key) && !underWay.has(key));
  const missing = [...wanted].filter((key) => !kept.has(key) && !underWay.has(key));
  return [
    ...strays.map((id) => ({ rule: 'every file has its row', id })),
    ...missing.map((id) => ({ rule: 'every row has its file', id })),
  ];
}

async function keysOf(db: Reads, query: ReturnType<typeof sql>): Promise<Set<string>> {
  const { rows } = await db.execute<{ key: string }>(query);
  return new Set(rows.map(({ key }) => key));
}
