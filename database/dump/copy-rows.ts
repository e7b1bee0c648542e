import type { Readable, Writable } from 'node:stream';
import type pg from 'pg';
import { from, to } from 'pg-copy-streams';
import { type DumpedTable, quote, quoted } from './dumped-tables.ts';

const place = (table: DumpedTable) => `${quoted(table)} (${table.columns.map(quote).join(', ')})`;

/** The rows of a table as PostgreSQL's own text format, which every version of it reads. */
export const copyOut = (client: pg.ClientBase, table: DumpedTable): Readable =>
  client.query(to(`copy ${place(table)} to stdout`));

/** Takes the same, once, into a table that is empty. */
export const copyIn = (client: pg.ClientBase, table: DumpedTable): Writable =>
  client.query(from(`copy ${place(table)} from stdin`));
