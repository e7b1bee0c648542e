import type pg from 'pg';

/** A table whose rows belong into a backup; `columns` are those that are written, not computed. */
export type DumpedTable = { schema: string; name: string; columns: string[] };

/** `"schema"."name"`, as it stands in a statement. */
export const quoted = ({ schema, name }: Pick<DumpedTable, 'schema' | 'name'>): string =>
  `${quote(schema)}.${quote(name)}`;

export const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/**
 * Every table with rows worth keeping, in an order in which they can be filled again: a table comes after those that it
 * points at. Found in the catalog of the database, so that a new table cannot be forgotten. Left out is what tells
 * which migrations have run: the place that is restored into has run its own.
 */
export async function listDumpedTables(client: pg.ClientBase): Promise<DumpedTable[]> {
  const { rows } = await client.query<DumpedTable & { points_at: string[] }>(`
    select nspname as schema, relname as name,
      (select array_agg(attname::text order by attnum) from pg_attribute
        where attrelid = class.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns,
      array(select distinct confrelid::regclass::text from pg_constraint
        where conrelid = class.oid and contype = 'f' and confrelid <> conrelid) as points_at,
      class.oid::regclass::text as id
    from pg_class as class join pg_namespace as namespace on namespace.oid = relnamespace
    where relkind = 'r' and nspname !~ '^pg_' and nspname not in ('information_schema', 'migrations')
      and not (nspname = 'graphile_worker' and relname = 'migrations')
    order by 1, 2`);
  return inOrder(rows as (DumpedTable & { points_at: string[]; id: string })[]);
}

function inOrder(tables: (DumpedTable & { points_at: string[]; id: string })[]): DumpedTable[] {
  const ordered: typeof tables = [];
  const left = new Set(tables);
  while (left.size > 0) {
    const waitsFor = new Set([...left].map(({ id }) => id));
    const next = [...left].filter(({ points_at }) => !points_at.some((id) => waitsFor.has(id)));
    if (next.length === 0) throw new Error('Tables point at each other in a circle');
    for (const table of next) left.delete(table);
    ordered.push(...next);
  }
  return ordered.map(({ schema, name, columns }) => ({ schema, name, columns }));
}
