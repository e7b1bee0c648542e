import { hash } from 'node:crypto';
import type pg from 'pg';
import { copyOut } from './copy-rows.ts';
import type { DumpedTable } from './dumped-tables.ts';

/** How many rows there are and what is in them, in whatever order they come. */
export type RowsSum = { rows: number; sha256: string };

const MODULUS = 1n << 256n;

/**
 * Sums rows up that come as COPY text, cut anywhere. It is the sum of each row's SHA-256, for PostgreSQL promises no
 * order: a restored table may give its rows in another, since short rows fill up pages that had no room for a long one.
 * Added and not XORed, or two equal rows would cancel each other out.
 */
export function openRowsSum(): { add(bytes: Buffer): void; total(): RowsSum } {
  let rows = 0;
  let sum = 0n;
  let begun: Buffer[] = [];
  return {
    add(bytes) {
      let from = 0;
      // A line's end inside of a value is written as \\n, so each real one ends a row.
      for (let end = bytes.indexOf(0x0a); end >= 0; end = bytes.indexOf(0x0a, from)) {
        const rest = bytes.subarray(from, end);
        const row = begun.length > 0 ? Buffer.concat([...begun, rest]) : rest;
        sum = (sum + BigInt(`0x${hash('sha256', row)}`)) % MODULUS;
        rows++;
        begun = [];
        from = end + 1;
      }
      if (from < bytes.length) begun.push(bytes.subarray(from));
    },
    total: () => ({ rows, sha256: sum.toString(16).padStart(64, '0') }),
  };
}

/** The same of what stands in a table now. */
export async function sumTable(client: pg.ClientBase, table: DumpedTable): Promise<RowsSum> {
  const sum = openRowsSum();
  for await (const bytes of copyOut(client, table)) sum.add(bytes);
  return sum.total();
}
