import { hkdfSync, randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, linkSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import path from 'node:path';
import { makeDataFolder } from './data-folder.ts';

/**
 * Answers the secret kept in the data folder, and makes it the first time: 256 random bits that only this user may
 * read. Two that start at once get the same one. Throws the file system's error if the folder cannot be used.
 */
export function keepAppSecret(dataDir: string): string {
  const file = path.join(dataDir, 'app-secret');
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  makeDataFolder(dataDir);
  // Written whole under another name and then linked: a kill in between leaves no half secret behind.
  const draft = `${file}.${process.pid}`;
  const descriptor = openSync(draft, 'wx', 0o600);
  try {
    writeSync(descriptor, `${randomBytes(32).toString('hex')}\n`);
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft);
  }
  return readFileSync(file, 'utf8').trim();
}

/** Derives a secret for one purpose from the app's secret (HKDF, SHA-256): 64 hexadecimal digits, always the same. */
export function deriveSecret(appSecret: string, purpose: string): string {
  return Buffer.from(hkdfSync('sha256', appSecret, '', `wonderling ${purpose}`, 32)).toString(
    'hex',
  );
}
