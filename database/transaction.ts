import type { Database, Orm } from './connect.ts';

/** A running transaction. Every verb that writes asks for one, so nothing is ever half written. */
export type Transaction = Parameters<Parameters<Orm['transaction']>[0]>[0];

/**
 * Runs `work` in one transaction: all of its writes are kept, or none.
 * An error thrown by `work` rolls back and is passed on.
 */
export function inTransaction<Result>(
  database: Database,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  return database.orm.transaction(work);
}
