import { execFile } from 'node:child_process';
import { lchown, lstat, readdir } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { EmbeddedDatabaseError } from './binaries.ts';

const run = promisify(execFile);

/** Under whose name PostgreSQL runs: how its commands are started and who owns its files. */
export type Account = {
  /** Wraps a command line so that it runs under this account. */
  command(file: string, args: string[]): [file: string, args: string[]];
  /** Spawn options of the account; empty where no change of user is needed. */
  ids: { uid?: number; gid?: number };
  /** The owner that the data folder must have; undefined: whoever we are. */
  owner: { uid: number; gid: number } | undefined;
};

// "nobody" on every Linux; it needs no entry in /etc/passwd.
const NOBODY = 65534;

const namespace = ['--user', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`, '--'];

const ourselves: Account = {
  command: (file, args) => [file, args],
  ids: {},
  owner: undefined,
};

// In a user namespace of its own root looks like "nobody" to PostgreSQL, while the files stay root's. This is the
// only way that works in a folder which root alone may read, so it is tried first.
const rootInDisguise: Account = {
  command: (file, args) => ['unshare', [...namespace, file, ...args]],
  ids: {},
  owner: { uid: 0, gid: 0 },
};

const nobody: Account = {
  command: (file, args) => [file, args],
  ids: { uid: NOBODY, gid: NOBODY },
  owner: { uid: NOBODY, gid: NOBODY },
};

/**
 * PostgreSQL refuses to run as root. An ordinary user runs it as himself; root runs it inside a user namespace or,
 * where the kernel or the container forbids those, as the user "nobody". `reads` are paths it must be able to reach.
 * Throws EmbeddedDatabaseError if no account can.
 */
export async function chooseAccount(reads: string[]): Promise<Account> {
  if (process.getuid?.() !== 0) return ourselves;
  if (process.platform === 'linux') {
    const works = await run('unshare', [...namespace, 'true']).then(
      () => true,
      () => false,
    );
    if (works) return rootInDisguise;
  }
  for (const place of reads) {
    await run('test', ['-x', place], { ...nobody.ids, cwd: '/' }).catch(() => {
      throw new EmbeddedDatabaseError(
        `PostgreSQL does not run as root, and the user "nobody" cannot reach ${place}. Start as an ordinary user, or set DATABASE_URL.`,
      );
    });
  }
  return nobody;
}

/** Gives `folder` and all in it to the account, if root started it under another one before. */
export async function handOver(folder: string, account: Account): Promise<void> {
  const { owner } = account;
  if (!owner || (await lstat(folder)).uid === owner.uid) return;
  await lchown(folder, owner.uid, owner.gid);
  for (const entry of await readdir(folder, { recursive: true })) {
    await lchown(path.join(folder, entry), owner.uid, owner.gid);
  }
}
