import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';

export const MIGRATIONS = path.join(import.meta.dirname, 'migrations');

/** The fingerprints of all migrations of this version, the first one first, as a database notes those it has seen. */
export const knownMigrations = (): string[] =>
  readMigrationFiles({ migrationsFolder: MIGRATIONS }).map(({ hash }) => hash);

/**
 * Lends a folder with only the first `count` migrations. Drizzle's migrator runs all that a folder's journal lists and
 * knows no "so far", so it is given a shorter journal.
 */
export async function withMigrationsUntil(
  count: number,
  work: (folder: string) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'wonderling-migrations-'));
  try {
    await cp(MIGRATIONS, folder, { recursive: true });
    const journalFile = path.join(folder, 'meta', '_journal.json');
    const journal = JSON.parse(await readFile(journalFile, 'utf8'));
    journal.entries.splice(count);
    await writeFile(journalFile, JSON.stringify(journal));
    await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
