/** `npm run back-up -- <file>`: database and files of the shop, running or shut, in one archive. */
import { existsSync } from 'node:fs';
import { writeArchive } from '#server/archive/write-archive.ts';
import { readEnvironment, readSettings } from '#server/settings/settings.ts';
import { openFiles } from '#services/files/open-files.ts';
import { borrowDatabase } from './borrow-database.ts';

const [file] = process.argv.slice(2);
try {
  if (!file) throw new Error('Say where to: npm run back-up -- <file>');
  if (existsSync(file)) throw new Error(`${file} is there already. Name a file that is not.`);
  const settings = readSettings(readEnvironment());
  const borrowed = await borrowDatabase(settings);
  try {
    const files = await openFiles(settings);
    const count = await writeArchive({ url: borrowed.url, files }, file, new Date());
    process.stdout.write(`${count.tables} tables and ${count.files} files are in ${file}.\n`);
  } finally {
    await borrowed.giveBack();
  }
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
