/**
 * `npm run check-books`: whether everything that must be true of the shop is true, now. Exit code 0 if it is, 1 if not,
 * and 2 if that could not be found out.
 */
import { connect } from '#database/connect.ts';
import { readEnvironment, readSettings } from '#server/settings/settings.ts';
import { openFiles } from '#services/files/open-files.ts';
import { findBrokenRules } from '#shop/admin/broken-rules.ts';
import { findStrayFiles } from '#shop/admin/stray-files.ts';
import { borrowDatabase } from './borrow-database.ts';

try {
  const settings = readSettings(readEnvironment());
  const borrowed = await borrowDatabase(settings);
  const database = connect(borrowed.url, 1);
  try {
    const broken = [
      ...(await findBrokenRules(database.orm)),
      ...(await findStrayFiles(database.orm, await openFiles(settings))),
    ];
    for (const { rule, id } of broken) process.stdout.write(`Broken: ${rule} (${id})\n`);
    if (broken.length > 0) process.exitCode = 1;
    else process.stdout.write('Every rule holds.\n');
  } finally {
    await database.close();
    await borrowed.giveBack();
  }
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 2;
}
