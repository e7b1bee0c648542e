import type { Database } from '#database/connect.ts';

/** Whether somebody in this database waits for a lock now: whoever holds it knows then that the other has come. */
export async function somebodyWaits({ pool }: Database): Promise<boolean> {
  const { rowCount } = await pool.query(
    `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return Boolean(rowCount);
}
