import { randomUUID } from 'node:crypto';
import {
  chmod,
  mkdir,
  open,
  opendir,
  readdir,
  readFile,
  rename,
  rm,
  unlink,
} from 'node:fs/promises';
import path from 'node:path';
import { FilesAway, type WalkableFiles } from '#shop/files.ts';

/** A photo is called after its child, so no other user of the machine may even list these folders. */
const OURS_ALONE = 0o700;

/** Closes the folder of a shop from before that rule. What stands in it then needs no mending: nobody gets past it. */
export async function closeToOthers(folder: string): Promise<void> {
  // Not there yet, or somebody else's whom we are only let in by.
  await chmod(folder, OURS_ALONE).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT' && error.code !== 'EPERM') throw error;
  });
}

/**
 * Keeps files below one folder of this machine.
 * @param folder absolute path; made on the first write
 */
export function keepFilesIn(folder: string): WalkableFiles {
  const place = (key: string) => {
    const file = path.join(folder, key);
    // Keys are ours, so this never happens; if it ever does, nothing outside the folder is touched.
    if (!file.startsWith(folder + path.sep)) throw new Error('A file key leads out of its folder');
    return file;
  };

  /**
   * For a file that is not there. A disk that is not mounted looks like an empty folder, and nobody asks a store that
   * never kept anything: without this, a paid book would be made without its photo, and a removal called done.
   */
  async function expectFiles(): Promise<void> {
    const entries = await readdir(folder).catch(() => []);
    if (entries.length === 0) throw new FilesAway('the folder is empty, or not there');
  }

  return {
    async put(key, bytes) {
      const file = place(key);
      // Written beside and renamed: a reader, or a crash, never meets half a file.
      const draft = `${file}.${randomUUID()}.part`;
      try {
        await mkdir(path.dirname(file), { recursive: true, mode: OURS_ALONE });
        await writeWhole(draft, bytes);
        await rename(draft, file);
      } catch (error) {
        // A disk that fails now may fail at this too; the first failure is the one to tell of.
        await rm(draft, { force: true }).catch(() => {});
        throw asAway(error);
      }
    },
    async read(key) {
      try {
        return await readFile(place(key));
      } catch (error) {
        if (!isMissing(error)) throw asAway(error);
        await expectFiles();
        return undefined;
      }
    },
    async remove(key) {
      try {
        await unlink(place(key));
      } catch (error) {
        if (!isMissing(error)) throw asAway(error);
        await expectFiles();
      }
    },
    async *keys() {
      try {
        await mkdir(folder, { recursive: true, mode: OURS_ALONE });
        for await (const entry of await opendir(folder, { recursive: true })) {
          if (!entry.isFile() || entry.name.endsWith('.part')) continue;
          const file = path.join(entry.parentPath, entry.name);
          yield path.relative(folder, file).split(path.sep).join('/');
        }
      } catch (error) {
        throw asAway(error);
      }
    },
  };
}

async function writeWhole(file: string, bytes: Uint8Array): Promise<void> {
  const handle = await open(file, 'wx', 0o600);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** Whatever the file system refuses: no room, no quota, read-only, a cable that was pulled, not our folder. */
function asAway(error: unknown): unknown {
  const { code, syscall } = error as NodeJS.ErrnoException;
  return syscall ? new FilesAway(`${code} at ${syscall}`) : error;
}
