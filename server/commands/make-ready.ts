/**
 * `npm run make-ready`: what a deployment does before its web and worker processes start, and before those of a new
 * version do. Looks whether the database and the file store can be used, and brings the database to this version's
 * tables and titles. Once is enough; again, or twice at once, does no harm.
 */

import {
  readEnvironment,
  readSharedSettings,
  type SharedSettings,
} from '#server/settings/settings.ts';
import { checkDatabase } from '#server/supervisor/check-database.ts';
import { prepareDatabase } from '#server/supervisor/prepare-database.ts';
import { openFiles } from '#services/files/open-files.ts';

try {
  const settings = readSharedSettings(readEnvironment());
  await checkDatabase(settings.databaseUrl);
  await lookIntoFiles(settings);
  await prepareDatabase(settings.databaseUrl);
  process.stdout.write('The database has the tables and titles of this version.\n');
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exit(1);
}

/** Asks for the name of any file: a bucket that is not there, or a wrong key to it, should not wait for a first photo. */
async function lookIntoFiles(settings: SharedSettings): Promise<void> {
  const where = settings.objectStore
    ? `The bucket ${settings.objectStore.bucket} at ${settings.objectStore.endpoint}`
    : `The folder ${settings.dataDir}`;
  try {
    const files = await openFiles(settings);
    for await (const _ of files.keys()) break;
  } catch (error) {
    throw new Error(`${where} cannot be used for photos and books: ${(error as Error).message}`);
  }
}
