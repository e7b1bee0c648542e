/**
 * `npm run prove-backup`: whether the last archive can be restored, and is what was written. Beside an open shop, whose
 * database and files it never touches. Exit code 0 if it can, 1 if not, and 2 if that could not be found out.
 */
import { rm } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import path from 'node:path';
import { lastArchive, makeArchiveFolder } from '#server/archive/archive-places.ts';
import { type Proved, proveArchive } from '#server/archive/prove-archive.ts';
import { noteProof } from '#server/metrics/backup-proof.ts';
import { makeDataFolder } from '#server/settings/data-folder.ts';
import { readEnvironment, readSettings } from '#server/settings/settings.ts';
import { takeLock } from '#setup/lock.js';

try {
  // For the server that is started for it, too: a shop beside it goes first.
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  const { backupDir, dataDir } = readSettings(readEnvironment());
  const archive = process.argv[2] ?? (await lastArchive(backupDir));
  if (!archive) throw new Error(`There is no backup in ${backupDir}. Make one: npm run back-up`);
  const proved = await inThrowAwayPlace(dataDir, (place) => proveArchive(archive, place));
  await makeArchiveFolder(backupDir);
  await noteProof(backupDir, proved, new Date());
  if (proved.passed) process.stdout.write(`Proved: ${proved.said}\n`);
  else process.stderr.write(`Not a good backup: ${proved.said}\n`);
  process.exitCode = proved.passed ? 0 : 1;
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 2;
}

/**
 * In the data folder, where there is room for a shop, and others may not look around. One that was killed leaves a copy of
 * the shop there; the next clears it away.
 */
async function inThrowAwayPlace(
  dataDir: string,
  work: (place: string) => Promise<Proved>,
): Promise<Proved> {
  makeDataFolder(dataDir);
  const lock = takeLock(path.join(dataDir, 'proving.lock'));
  if (!lock.release) throw new Error(`Process ${lock.heldBy} is at it already.`);
  const place = path.join(dataDir, 'proving');
  try {
    await rm(place, { recursive: true, force: true });
    makeDataFolder(place);
    return await work(place);
  } finally {
    await rm(place, { recursive: true, force: true });
    lock.release();
  }
}
