import type pg from 'pg';
import { quoted } from './dumped-tables.ts';

/** Where a sequence has got to. */
export type Sequence = { schema: string; name: string; last: string };

/** Every sequence that has given out a number. Asked after the rows' snapshot began, so none is behind its rows. */
export async function readSequences(client: pg.ClientBase): Promise<Sequence[]> {
  const { rows } = await client.query<Sequence>(
    `select schemaname as schema, sequencename as name, last_value::text as last from pg_sequences
     where last_value is not null and schemaname <> 'migrations' order by 1, 2`,
  );
  return rows;
}

/** Lets the sequences go on from there. */
export async function setSequences(client: pg.ClientBase, sequences: Sequence[]): Promise<void> {
  for (const sequence of sequences) {
    await client.query('select setval($1::regclass, $2)', [quoted(sequence), sequence.last]);
  }
}
