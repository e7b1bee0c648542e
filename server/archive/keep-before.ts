import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { archiveName, archivesIn, makeArchiveFolder } from './archive-places.ts';
import { writeArchive } from './write-archive.ts';

/** The last ones are kept; an older one nobody goes back to. */
const KEPT = 3;

/**
 * Writes the rows of the embedded database down before something changes all of them, to go back if it was not well. The
 * files are not among them: they stay where they are. Lies in the data folder, so it is no backup.
 * @param change what is to come: a word for the archive's name
 * @returns the archive
 */
export async function keepBefore(dataDir: string, change: string, url: string): Promise<string> {
  const folder = path.join(dataDir, 'before-changes');
  await makeArchiveFolder(folder);
  const now = new Date();
  const archive = path.join(folder, archiveName(now, `before-${change}`));
  await writeArchive({ url }, archive, now);
  const kept = (await archivesIn(folder)).sort().slice(-KEPT);
  for (const name of await readdir(folder)) {
    if (!kept.includes(name)) await rm(path.join(folder, name));
  }
  return archive;
}
