/** `npm run back-up`: database and files of the shop, running or shut, in one archive; `-- <file>` says in which. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { archiveName, makeArchiveFolder } from '#server/archive/archive-places.ts';
import { writeArchive } from '#server/archive/write-archive.ts';
import { readEnvironment, readSettings } from '#server/settings/settings.ts';
import { openFiles } from '#services/files/open-files.ts';
import { borrowDatabase } from './borrow-database.ts';

try {
  const settings = readSettings(readEnvironment());
  const file = process.argv[2] ?? (await newFileIn(settings.backupDir));
  if (existsSync(file)) throw new Error(`${file} is there already. Name a file that is not.`);
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

async function newFileIn(backupDir: string): Promise<string> {
  await makeArchiveFolder(backupDir);
  return path.join(backupDir, archiveName(new Date(), 'shop'));
}
