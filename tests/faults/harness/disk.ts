import { execFileSync } from 'node:child_process';
import { mkdirSync, statfsSync } from 'node:fs';

/** A disk that can be made full: a tmpfs, whose size the kernel lets us change while it is in use. */
export type Disk = { fill(): void; free(): void; unmount(): void };

const ROOM = '2g';
const MOST_TRIES = 10;

/**
 * Mounts a disk on a folder. Writing to a full one fails in the kernel, with ENOSPC and with half of the bytes written,
 * as it would in earnest; a stand-in for the file store would only have thrown. Undefined where this user may not
 * mount: then the trials of the full disk say that they were left out.
 */
export function mountDisk(folder: string): Disk | undefined {
  mkdirSync(folder, { recursive: true });
  const mount = (...words: string[]) => execFileSync('mount', words, { stdio: 'ignore' });
  // Without the options that it shows: in a user namespace the owner among them is not to be said again.
  const resize = (size: string | number) =>
    void mount('--options-mode', 'ignore', '-o', `remount,size=${size}`, folder);
  try {
    mount('-t', 'tmpfs', '-o', `size=${ROOM},mode=700`, 'wonderling-faults', folder);
  } catch {
    return undefined;
  }
  return {
    // A page beyond what is used: a file can still be made, as often on a full disk, and then not be written.
    fill() {
      for (let tries = 1; ; tries++) {
        const { blocks, bfree, bsize } = statfsSync(folder);
        try {
          return resize((blocks - bfree + 1) * bsize);
        } catch (error) {
          // Somebody wrote after we had counted: one of thirty trials under the database met that.
          if (tries === MOST_TRIES) throw error;
        }
      }
    },
    free: () => resize(ROOM),
    unmount: () => void execFileSync('umount', ['--lazy', folder]),
  };
}
