import { NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres';
import { PgDialect } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import type { Database, Orm } from './connect.ts';

/** A running transaction. Every verb that writes asks for one, so nothing is ever half written. */
export type Transaction = Parameters<Parameters<Orm['transaction']>[0]>[0];

/**
 * Runs `work` in one transaction: all of its writes are kept, or none.
 * An error thrown by `work` rolls back and is passed on.
 */
export async function inTransaction<Result>(
  database: Database,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  const client = await database.pool.connect();
  let isBroken = false;
  try {
    await client.query('begin');
    const result = await work(transactionOn(client));
    await client.query('commit');
    return result;
  } catch (error) {
    // Where nobody is left to roll back, the connection is thrown away, and the server has rolled back already.
    await client.query('rollback').catch(() => {
      isBroken = true;
    });
    throw error;
  } finally {
    client.release(isBroken);
  }
}

/** Queries name their tables; nothing is read by the names of a schema. */
type NoSchema = Record<string, never>;

const dialect = new PgDialect();
const transactions = new WeakMap<pg.PoolClient, Transaction>();

/**
 * The query builder of a connection's transactions, the same one as long as the connection lives. Drizzle's own
 * `transaction` makes one each time, and so nothing that was built in a transaction could be kept (prepared.ts).
 */
function transactionOn(client: pg.PoolClient): Transaction {
  const known = transactions.get(client);
  if (known) return known;
  const session = new NodePgSession<NoSchema, NoSchema>(client, dialect, undefined);
  const made = new NodePgTransaction<NoSchema, NoSchema>(dialect, session, undefined);
  transactions.set(client, made);
  return made;
}
