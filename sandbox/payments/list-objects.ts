import type { Store } from '#sandbox/store.ts';
import { noSuch, StripeRefusal } from './stripe-error.ts';

type Filter = { sql: string; value: unknown };

/**
 * A page of sessions, refunds or events, newest first, by the provider's cursors.
 * @param query `limit` (1 to 100, else 10) and one of `starting_after` and `ending_before`, as they came in the address
 * @param filters each with `$` where its value goes
 */
export async function listObjects<Row extends { id: string; number: string }>(
  store: Store,
  what: { table: 'checkout_sessions' | 'events' | 'refunds'; object: string },
  query: Record<string, unknown>,
  filters: Filter[],
): Promise<{ rows: Row[]; hasMore: boolean }> {
  const limit = readLimit(query.limit);
  const backwards = query.ending_before !== undefined;
  const cursor = await readCursor(store, what, query);
  const all = cursor
    ? [...filters, { sql: backwards ? 'number > $' : 'number < $', value: cursor }]
    : filters;
  const conditions = all.map(({ sql }, index) => sql.replace('$', `$${index + 1}`));
  const found = await store.pool.query<Row>(
    `select * from sandbox.${what.table} where ${['true', ...conditions].join(' and ')}
     order by number ${backwards ? 'asc' : 'desc'} limit ${limit + 1}`,
    all.map(({ value }) => value),
  );
  const rows = found.rows.slice(0, limit);
  return { rows: backwards ? rows.reverse() : rows, hasMore: found.rows.length > limit };
}

/** Filters on `created`, given as one moment or as `created[gte]` and the like, in seconds since 1970. */
export function createdFilters(created: unknown): Filter[] {
  const signs = { gt: '>', gte: '>=', lt: '<', lte: '<=' };
  if (created === undefined) return [];
  const range = typeof created === 'string' ? { gte: created, lte: created } : Object(created);
  return Object.entries(range).map(([name, value]) => {
    const sign = signs[name as keyof typeof signs];
    if (!sign || !/^\d{1,12}$/.test(String(value))) {
      throw new StripeRefusal(`Invalid created[${name}]`, { param: `created[${name}]` });
    }
    return { sql: `floor(extract(epoch from created)) ${sign} $`, value };
  });
}

function readLimit(given: unknown): number {
  if (given === undefined) return 10;
  const limit = Number(given);
  if (Number.isInteger(limit) && limit >= 1 && limit <= 100) return limit;
  throw new StripeRefusal('This value must be an integer from 1 to 100.', {
    code: 'parameter_invalid_integer',
    param: 'limit',
  });
}

async function readCursor(
  store: Store,
  what: { table: string; object: string },
  query: Record<string, unknown>,
): Promise<string | undefined> {
  const param = query.ending_before !== undefined ? 'ending_before' : 'starting_after';
  const id = query[param];
  if (id === undefined) return undefined;
  const at = await store.pool.query<{ number: string }>(
    `select number from sandbox.${what.table} where id = $1`,
    [String(id)],
  );
  if (!at.rows[0]) throw noSuch(what.object, String(id), param);
  return at.rows[0].number;
}
