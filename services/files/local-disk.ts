import { randomUUID } from 'node:crypto';
import { mkdir, open, opendir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { WalkableFiles } from '../../shop/files.ts';

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
  return {
    async put(key, bytes) {
      const file = place(key);
      await mkdir(path.dirname(file), { recursive: true });
      // Written beside and renamed: a reader, or a crash, never meets half a file.
      const draft = `${file}.${randomUUID()}.part`;
      try {
        const handle = await open(draft, 'wx', 0o600);
        try {
          await handle.writeFile(bytes);
          await handle.sync();
        } finally {
          await handle.close();
        }
        await rename(draft, file);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },
    async read(key) {
      try {
        return await readFile(place(key));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
        throw error;
      }
    },
    async remove(key) {
      await rm(place(key), { force: true });
    },
    async *keys() {
      await mkdir(folder, { recursive: true });
      for await (const entry of await opendir(folder, { recursive: true })) {
        if (!entry.isFile() || entry.name.endsWith('.part')) continue;
        const file = path.join(entry.parentPath, entry.name);
        yield path.relative(folder, file).split(path.sep).join('/');
      }
    },
  };
}
