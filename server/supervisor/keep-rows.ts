import { countPendingMigrations } from '#database/pending-migrations.ts';

/**
 * Writes the embedded database's rows down if this version is about to change its tables, so that there is a way back to
 * the version before (docs/deploy.md, section 8). A server of the operator's own is backed up by whoever deploys.
 * @returns the archive; undefined if the tables stay as they are
 */
export async function keepRows(url: string, dataDir: string): Promise<string | undefined> {
  if ((await countPendingMigrations(url)) === 0) return undefined;
  // Loaded only for the one start of a version that needs it.
  const { keepBefore } = await import('#server/archive/keep-before.ts');
  return keepBefore(dataDir, 'migrations', url);
}
