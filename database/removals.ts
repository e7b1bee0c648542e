import { sql } from 'drizzle-orm';
import type pg from 'pg';
import type { Transaction } from './transaction.ts';

/** Any constant does; it only has to be the same for backups and for those who remove files. */
const REMOVALS = 7_305_117;

/**
 * Keeps every file in its place while this connection is open, however it ends. Waits for removals that have begun.
 * A backup needs it: what its rows promise must still be there when it comes to the files.
 */
export async function holdRemovals(client: pg.ClientBase): Promise<void> {
  await client.query('select pg_advisory_lock($1)', [REMOVALS]);
}

/** Whether files may be removed until the end of this transaction; false while a backup is made. */
export async function mayRemove(tx: Transaction): Promise<boolean> {
  const { rows } = await tx.execute<{ may: boolean }>(
    sql`select pg_try_advisory_xact_lock_shared(${REMOVALS}::bigint) as may`,
  );
  return rows[0]!.may;
}
