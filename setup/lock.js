// Plain JavaScript: this runs on whatever Node the machine has (18 or newer), before anything is installed.
import { execFileSync } from 'node:child_process';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';

/**
 * When a process began, as a word that no later process with the same number can have. Empty if it is gone.
 * @param {number} pid
 * @returns {string}
 */
export function beginningOf(pid) {
  try {
    if (process.platform !== 'linux') {
      return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim();
    }
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in brackets may hold spaces and brackets; what counts comes after the last one.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' || fields[0] === 'X' ? '' : fields[19];
  } catch {
    return '';
  }
}

/**
 * Takes a lock file, or answers the number of the living process that holds it. A lock whose holder died, even by
 * SIGKILL or with the machine, is taken over.
 * @param {string} file
 * @returns {{ release: () => void, heldBy?: undefined } | { heldBy: number, release?: undefined }}
 */
export function takeLock(file) {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, `${process.pid} ${beginningOf(process.pid)}`);
  try {
    for (;;) {
      try {
        // A link appears whole or not at all, so no one ever reads half a lock.
        linkSync(draft, file);
        return { release: () => rmSync(file, { force: true }) };
      } catch (error) {
        if (error.code !== 'EEXIST') throw error;
      }
      const found = read(file);
      const heldBy = holderIn(found);
      if (heldBy) return { heldBy };
      putAside(file, found);
    }
  } finally {
    rmSync(draft, { force: true });
  }
}

/**
 * The number of the living process that holds a lock file; undefined if nobody does.
 * @param {string} file
 * @returns {number | undefined}
 */
export function holderOf(file) {
  return holderIn(read(file));
}

/** The same, by what is written in the file. */
function holderIn(found) {
  const [pid, beginning] = found.split(' ', 1).concat(found.slice(found.indexOf(' ') + 1));
  return beginning && beginningOf(Number(pid)) === beginning ? Number(pid) : undefined;
}

/** Removes a dead lock, unless somebody else did so a moment ago and holds a new one. */
function putAside(file, dead) {
  const aside = `${file}.${process.pid}.dead`;
  try {
    renameSync(file, aside);
  } catch (error) {
    if (error.code === 'ENOENT') return;
    throw error;
  }
  if (read(aside) !== dead) {
    try {
      linkSync(aside, file);
    } catch {
      // A third one took it meanwhile; the loop above meets him.
    }
  }
  rmSync(aside, { force: true });
}

function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
