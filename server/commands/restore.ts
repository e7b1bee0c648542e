/** `npm run restore -- <file>`: unpacks a backup into an empty place, and never over a shop. */
import { existsSync } from 'node:fs';
import { mkdtemp, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { launchEmbeddedDatabase } from '#database/embedded/launch.ts';
import { finishSwap } from '#database/embedded/swap-homes.ts';
import { type Archive, openArchive, readArchive } from '#server/archive/read-archive.ts';
import { readEnvironment, readSettings, type Settings } from '#server/settings/settings.ts';
import { claimDataFolder } from '#server/supervisor/claim-data-folder.ts';
import { openFiles } from '#services/files/open-files.ts';
import type { WalkableFiles } from '#shop/files.ts';

const [file] = process.argv.slice(2);
try {
  if (!file) throw new Error('Say from where: npm run restore -- <file>');
  if (!existsSync(file)) throw new Error(`There is no ${file}.`);
  const settings = readSettings(readEnvironment());
  // Throws if a shop runs on this folder.
  const giveBack = claimDataFolder(settings.dataDir);
  try {
    const count = await restore(file, settings);
    process.stdout.write(
      `${count.rows} rows of ${count.tables} tables and ${count.files} files are back. \`npm run check-books\` looks them through.\n`,
    );
  } finally {
    giveBack();
  }
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}

async function restore(file: string, settings: Settings) {
  const { dataDir, databaseUrl } = settings;
  const files = await openFiles(settings);
  const archive = await openArchive(file);
  const { holds_files } = archive.head;
  if (holds_files) await expectNoFiles(files);
  try {
    if (databaseUrl) return await readArchive(archive, { url: databaseUrl, files });
    return await fillEmbedded(archive, dataDir, files);
  } catch (error) {
    // What stopped us may stop this too, a store that is away, say. Then the next restore finds files, and says so.
    if (holds_files) await removeAll(files).catch(() => {});
    throw error;
  }
}

/** The place was empty before, so all that is there now is ours. */
async function removeAll(files: WalkableFiles): Promise<void> {
  for await (const key of files.keys()) await files.remove(key);
}

async function expectNoFiles(files: WalkableFiles): Promise<void> {
  for await (const _ of files.keys()) {
    throw new Error('There are files of a shop already. Restore into an empty place.');
  }
}

/** The embedded server is made and filled under another name and renamed when it is whole. */
async function fillEmbedded(archive: Archive, dataDir: string, files: WalkableFiles) {
  const home = path.join(dataDir, 'postgres');
  await finishSwap(dataDir);
  if (existsSync(home)) {
    throw new Error(`There is a database in ${dataDir}. Restore into an empty folder.`);
  }
  const draft = await mkdtemp(path.join(dataDir, 'restoring-'));
  try {
    const server = await launchEmbeddedDatabase({ dataDir: draft });
    const count = await readArchive(archive, { url: server.url, files }).finally(server.stop);
    await rename(path.join(draft, 'postgres'), home);
    return count;
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}
