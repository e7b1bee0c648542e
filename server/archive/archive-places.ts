import { mkdir, readdir, stat } from 'node:fs/promises';
import path from 'node:path';

const ENDING = '.tar.gz';

/** The name of an archive that is made now. Later ones come later in the alphabet. */
export const archiveName = (now: Date, what: string): string =>
  `${now.toISOString().replaceAll(':', '-')}-${what}${ENDING}`;

/** Makes a folder for archives, which show children: for this user alone. */
export async function makeArchiveFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
}

/** The names of a folder's archives, in no order. */
export async function archivesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names.filter((name) => name.endsWith(ENDING));
}

/** The archive that was written last into a folder, whatever it is called; undefined if none was. */
export async function lastArchive(folder: string): Promise<string | undefined> {
  let last: { file: string; writtenMs: number } | undefined;
  for (const name of await archivesIn(folder)) {
    const file = path.join(folder, name);
    const writtenMs = (await stat(file)).mtimeMs;
    if (!last || writtenMs > last.writtenMs) last = { file, writtenMs };
  }
  return last?.file;
}
