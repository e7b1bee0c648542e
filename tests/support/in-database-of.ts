import { connect, type Database } from '#database/connect.ts';
import { borrowDatabase } from '#server/commands/borrow-database.ts';
import type { StartedShop } from './start-shop.ts';

/** Opens the database of a running shop for one piece of work. */
export async function inDatabaseOf<Result>(
  shop: StartedShop,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const { url } = await borrowDatabase({ databaseUrl: undefined, dataDir: shop.dataDir });
  const database = connect(url, 1);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}
