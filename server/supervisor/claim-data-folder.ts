import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { cannotUse, makeDataFolder, supervisorLock } from '#server/settings/data-folder.ts';
import { takeLock } from '#setup/lock.js';
import { Refusal } from './refusal.ts';

/**
 * Makes the data folder if need be and claims it for this process: two shops on one folder would fight over its
 * database. Answers how to give it back. Throws Refusal.
 */
export function claimDataFolder(dataDir: string): () => void {
  try {
    makeDataFolder(dataDir);
    const probe = path.join(dataDir, `.probe-${process.pid}`);
    writeFileSync(probe, 'a full disk shows itself here');
    rmSync(probe);
  } catch (error) {
    throw new Refusal(cannotUse(dataDir, error));
  }
  const lock = takeLock(supervisorLock(dataDir));
  if (lock.release) return lock.release;
  throw new Refusal(
    `Wonderling already runs on ${dataDir} (process ${lock.heldBy}). Stop that one, or set DATA_DIR to another folder.`,
  );
}
