import type { Readable, Writable } from 'node:stream';
import type pg from 'pg';
import { from, to } from 'pg-copy-streams';
import { type DumpedTable, quote, quoted } from './dumped-tables.ts';

const place = (table: DumpedTable) => `${quoted(table)} (${table.columns.map(quote).join(', ')})`;

/**
 * Has this connection write and read values in one way, whatever its server, database or role are set to: a row has the
 * same text, and the same sum, wherever it lies.
 */
export async function settleFormats(client: pg.ClientBase): Promise<void> {
  await client.query(
    `set datestyle = 'ISO, YMD'; set timezone = 'UTC'; set intervalstyle = 'postgres';
     set extra_float_digits = 1; set bytea_output = 'hex'`,
  );
}

/** The rows of a table as PostgreSQL's own text format, which every version of it reads. */
export const copyOut = (client: pg.ClientBase, table: DumpedTable): Readable =>
  client.query(to(`copy ${place(table)} to stdout`));

/** Takes the same, once, into a table that is empty. */
export const copyIn = (client: pg.ClientBase, table: DumpedTable): Writable =>
  client.query(from(`copy ${place(table)} from stdin`));
