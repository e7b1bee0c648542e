import { mkdirSync } from 'node:fs';
import path from 'node:path';

/**
 * Makes the data folder if it is not there. Other users of the machine may not look around in it, for it holds
 * children's pictures; they may pass through, because root's database sometimes has to run as "nobody".
 */
export function makeDataFolder(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o711 });
}

const reasons: Record<string, string> = {
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'it is on a read-only disk',
  ENOSPC: 'the disk is full',
  ENOTDIR: 'a part of the path is a file',
  EEXIST: 'a file is in its place',
};

/** One line for a file system's error on the data folder; other errors are thrown on. */
export function cannotUse(dataDir: string, error: unknown): string {
  const reason = reasons[(error as NodeJS.ErrnoException).code ?? ''];
  if (!reason) throw error;
  return `The data folder ${dataDir} cannot be used: ${reason}. Make it writable, or set DATA_DIR to another folder.`;
}

/** Held by the supervisor of an open shop. */
export const supervisorLock = (dataDir: string): string => path.join(dataDir, 'supervisor.lock');
