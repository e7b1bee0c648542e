import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chown, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Account } from './account.ts';
import { type Binaries, EmbeddedDatabaseError } from './binaries.ts';

const run = promisify(execFile);

/**
 * Makes a new cluster in the folder `cluster` (which must not exist): UTF-8, sorted by code point, so that an order
 * of rows never depends on the machine. Everybody signs in by password. The role `shop` owns the database `shop` and
 * may create others (tests clone them); the superuser gets a password that nobody keeps, for the shop needs none.
 * Throws EmbeddedDatabaseError.
 */
export async function createCluster(options: {
  cluster: string;
  password: string;
  binaries: Binaries;
  account: Account;
}): Promise<void> {
  const { cluster, password, binaries, account } = options;
  const passwordFile = `${cluster}.password`;
  const environment = { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' };
  const inAccount = { ...account.ids, cwd: '/', env: environment };
  try {
    await writeFile(passwordFile, randomBytes(24).toString('hex'), { mode: 0o600 });
    if (account.owner) await chown(passwordFile, account.owner.uid, account.owner.gid);
    await run(
      ...account.command(path.join(binaries.bin, 'initdb'), [
        ...['-D', cluster, '-U', 'postgres', `--pwfile=${passwordFile}`, '--auth=scram-sha-256'],
        ...['-E', 'UTF8', '--no-locale', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
        '--no-instructions',
      ]),
      inAccount,
    );
    // A server in single-user mode reads statements from its input and opens no port: nothing can look in yet.
    const statements = run(
      ...account.command(path.join(binaries.bin, 'postgres'), [
        '--single',
        '-j',
        '-D',
        cluster,
        'postgres',
      ]),
      inAccount,
    );
    statements.child.stdin?.end(
      `create role shop login createdb password '${password}';\n\ncreate database shop owner shop;\n\n`,
    );
    const { stderr } = await statements;
    if (/ERROR|FATAL/.test(stderr)) throw Object.assign(new Error(stderr), { stderr });
  } catch (error) {
    const { stderr, message } = error as Error & { stderr?: string };
    const reason = (stderr || message).trim().split('\n').at(-1);
    throw new EmbeddedDatabaseError(
      `PostgreSQL could not make its data folder ${cluster}: ${reason}`,
    );
  } finally {
    await rm(passwordFile, { force: true });
  }
}
