import { connect } from '#database/connect.ts';
import { migrate } from '#database/migrate.ts';
import { shelveTitles } from '#shop/catalog/shelve-titles.ts';

/**
 * Brings a database to this version's tables and titles. Two at once take turns: the tables wait at a lock, the titles
 * at each other's rows, which both touch in the same order.
 * @param url postgres://user:password@host:port/database
 */
export async function prepareDatabase(url: string): Promise<void> {
  await migrate(url);
  const database = connect(url, 1);
  await shelveTitles(database).finally(database.close);
}
