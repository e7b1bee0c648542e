/**
 * `npm run upgrade-database`: moves the embedded database of a shut shop to the PostgreSQL of this version. By hand and not
 * at the start: it fetches the old PostgreSQL over the network, takes room for a second database, and after it the way back
 * to the version before goes without what came since.
 */
import path from 'node:path';
import { findBinaries } from '#database/embedded/binaries.ts';
import { clusterMajor } from '#database/embedded/cluster-major.ts';
import { fetchBinaries } from '#database/embedded/fetch-binaries.ts';
import { finishSwap } from '#database/embedded/swap-homes.ts';
import { upgradeCluster } from '#server/archive/upgrade-cluster.ts';
import { readEnvironment, readSettings, type Settings } from '#server/settings/settings.ts';
import { claimDataFolder } from '#server/supervisor/claim-data-folder.ts';
import { openFiles } from '#services/files/open-files.ts';

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

try {
  const settings = readSettings(readEnvironment());
  if (settings.databaseUrl)
    throw new Error('DATABASE_URL is set: that server is yours to upgrade.');
  // Throws if the shop is open.
  const giveBack = claimDataFolder(settings.dataDir);
  await upgrade(settings).finally(giveBack);
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}

async function upgrade(settings: Settings): Promise<void> {
  const { dataDir } = settings;
  const wanted = findBinaries().major;
  await finishSwap(dataDir);
  const major = await clusterMajor(path.join(dataDir, 'postgres'));
  if (major === undefined) throw new Error(`There is no database in ${dataDir}.`);
  if (major === wanted)
    return say(`The database in ${dataDir} is of PostgreSQL ${wanted} already.`);
  if (major > wanted)
    throw new Error(
      `The database in ${dataDir} is of PostgreSQL ${major}, and ${wanted} is installed.`,
    );

  say(`Fetching PostgreSQL ${major} ...`);
  const { binaries, giveBack } = await fetchBinaries(major);
  const shop = { dataDir, files: await openFiles(settings) };
  const { rows, broken, aside, archive } = await upgradeCluster(shop, binaries, say).finally(
    giveBack,
  );
  say(`${rows} rows are in a database of PostgreSQL ${wanted}, the same as before.`);
  for (const { rule, id } of broken) say(`Broken: ${rule} (${id})`);
  say(
    `The old database is kept in ${aside}, its rows in ${archive}. Delete ${aside} when you have seen the shop open.`,
  );
}
