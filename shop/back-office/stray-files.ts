import { sql } from 'drizzle-orm';
import type { Reads } from '../../database/connect.ts';
import type { WalkableFiles } from '../files.ts';
import type { BrokenRule } from './broken-rules.ts';

/** The key of every file that some row promises, in the words of the areas that keep them. */
const promised = sql`
  select 'book_previews/' || preview_request_id || '.pdf' as key from book_previews
    where status = 'completed' and book_preview_url is not null
  union all select 'books/' || order_id || '.pdf' from book_makings
    join orders on orders.id = order_id where book_makings.status = 'made' and reader is not null
  union all select 'child_photos/' || key from child_photos`;

/** Files that a job under way will write or take away: neither there nor missing. */
const inHand = sql`
  select 'book_previews/' || preview_request_id || '.pdf' as key from book_previews
    where status = 'pending'
  union all select 'books/' || order_id || '.pdf' from book_makings where status = 'waiting'
  union all select payload ->> 'key' from graphile_worker._private_jobs
    where payload ->> 'key' is not null`;

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
