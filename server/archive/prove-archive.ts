import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { connect } from '#database/connect.ts';
import { launchEmbeddedDatabase } from '#database/embedded/launch.ts';
import { keepFilesIn } from '#services/files/local-disk.ts';
import { type BrokenRule, findBrokenRules } from '#shop/admin/broken-rules.ts';
import { findStrayFiles } from '#shop/admin/stray-files.ts';
import { ArchiveRefused } from './archive-refused.ts';
import { type Archive, openArchive, type Restored, readArchive } from './read-archive.ts';

/** How an archive was found: one line for the operator, and when it was made. */
export type Proved = { passed: boolean; said: string; made: Date };

/**
 * Puts an archive to the proof: it is restored into a server of its own, every row and file is compared with what the
 * archive's end says, and the shop in it is looked through as `check-books` does, as of the moment when it was made.
 * @param place an empty folder, for as long as this takes; the caller removes it
 * @throws what keeps the proof from being made, such as a full disk: nothing is known of the archive then
 */
export async function proveArchive(file: string, place: string): Promise<Proved> {
  const name = path.basename(file);
  let made = new Date(0);
  try {
    const archive = await openArchive(file);
    const { head } = archive;
    made = new Date(head.made_at);
    if (head.format === 1) throw new ArchiveRefused('It says not what it holds; make a new one.');
    const { restored, broken } = await restoreInto(place, archive);
    const holds = `${name} of ${head.made_at} holds ${restored.rows} rows of ${restored.tables} tables and ${restored.files} files, all as they were written`;
    if (broken.length === 0) return { passed: true, said: `${holds}; every rule holds.`, made };
    // Without ids: one of them may be a photo's name, and a photo is called after its child.
    const rules = [...new Set(broken.map(({ rule }) => rule))].join(', ');
    return { passed: false, said: `${holds}; but of the shop in it is not true: ${rules}.`, made };
  } catch (error) {
    if (!(error instanceof ArchiveRefused)) throw error;
    return { passed: false, said: `${name}: ${error.message}`, made };
  }
}

async function restoreInto(
  place: string,
  archive: Archive,
): Promise<{ restored: Restored; broken: BrokenRule[] }> {
  const folder = path.join(place, 'files');
  await mkdir(folder, { mode: 0o700 });
  const files = keepFilesIn(folder);
  const server = await launchEmbeddedDatabase({ dataDir: place });
  try {
    const restored = await readArchive(archive, { url: server.url, files });
    const database = connect(server.url, 1);
    try {
      const broken = await findBrokenRules(database.orm, new Date(archive.head.made_at));
      if (archive.head.holds_files) broken.push(...(await findStrayFiles(database.orm, files)));
      return { restored, broken };
    } finally {
      await database.close();
    }
  } finally {
    await server.stop();
  }
}
