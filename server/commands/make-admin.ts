/** `npm run make-admin -- mail@address`: the only way to become an admin (readings of the specification: Accounts). */
import { connect } from '#database/connect.ts';
import { migrate } from '#database/migrate.ts';
import { inTransaction } from '#database/transaction.ts';
import { readEnvironment, readSettings } from '#server/settings/settings.ts';
import { makeAdmin } from '#shop/accounts/make-admin.ts';
import { borrowDatabase } from './borrow-database.ts';

const email = process.argv[2];
if (!email) leave('Say whom: npm run make-admin -- mail@address');

try {
  const borrowed = await borrowDatabase(readSettings(readEnvironment()));
  try {
    await migrate(borrowed.url);
    const database = connect(borrowed.url, 1);
    const found = await inTransaction(database, (tx) => makeAdmin(tx, email));
    await database.close();
    if (found) process.stdout.write(`${email} is an admin now.\n`);
    else leave(`Nobody has signed in as ${email} yet. Sign in once, then run this again.`);
  } finally {
    await borrowed.giveBack();
  }
} catch (error) {
  leave((error as Error).message);
}

function leave(line: string): never {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}
