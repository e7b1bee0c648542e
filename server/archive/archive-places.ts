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

/** The archive that was written last into a folder, whatever it is called; undefined if none was. */
export async function lastArchive(folder: string): Promise<string | undefined> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(ENDING));
  let last: { file: string; writtenMs: number } | undefined;
  for (const name of names) {
    const file = path.join(folder, name);
    const writtenMs = (await stat(file)).mtimeMs;
    if (!last || writtenMs > last.writtenMs) last = { file, writtenMs };
  }
  return last?.file;
}
