import type { Database } from './connect.ts';

/**
 * 170 KB in a table of the connection's own, gone at once. Reading tells nothing of a full disk, and a row changed in
 * place needs no new page; this one has the file grown, and writes nothing into the log of changes.
 */
const ATTEMPT = `
  create temporary table if not exists room (filled integer) on commit delete rows;
  insert into room select generate_series(1, 5000)`;

/** PostgreSQL's: no room left on the device. */
export const DISK_FULL = '53100';

/** Whether the database has room to write in, found out by writing. Where that may not be tried, nothing says that it has none. */
export const hasRoom = ({ pool }: Database): Promise<boolean> =>
  pool.query(ATTEMPT).then(
    () => true,
    (error: { code?: string }) => error.code !== DISK_FULL,
  );
