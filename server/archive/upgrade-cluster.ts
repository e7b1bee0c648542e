import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { connect } from '#database/connect.ts';
import type { Binaries } from '#database/embedded/binaries.ts';
import { type EmbeddedDatabase, launchEmbeddedDatabase } from '#database/embedded/launch.ts';
import { swapHomes, waitingIn } from '#database/embedded/swap-homes.ts';
import { type BrokenRule, findBrokenRules } from '#shop/admin/broken-rules.ts';
import { findStrayFiles } from '#shop/admin/stray-files.ts';
import type { WalkableFiles } from '#shop/files.ts';
import { keepBefore } from './keep-before.ts';
import { openArchive, readArchive } from './read-archive.ts';

/**
 * Moves the embedded database of a shut shop into a cluster of this version's PostgreSQL. Its rows go into an archive, by
 * the PostgreSQL that made them, and from there into a new cluster, where they are compared. Only then the two change
 * places. The old one is started and stopped, and else not touched: cut off anywhere, the shop is where it was.
 * @param old the PostgreSQL that made the cluster
 * @returns where the old cluster and the archive are, and what of the shop in the new one is not as it must be
 */
export async function upgradeCluster(
  shop: { dataDir: string; files: WalkableFiles },
  old: Binaries,
  say: (line: string) => void,
): Promise<{ aside: string; archive: string; rows: number; broken: BrokenRule[] }> {
  const { dataDir, files } = shop;
  const aside = path.join(dataDir, `postgres-${old.major}`);
  if (existsSync(aside))
    throw new Error(`The old database would be kept in ${aside}. Move that one away.`);
  const draft = path.join(dataDir, 'upgrading');
  // What an upgrade has left that was cut off.
  for (const left of [draft, waitingIn(dataDir)]) await rm(left, { recursive: true, force: true });

  say(`Writing the rows down with PostgreSQL ${old.major} ...`);
  const before = await launchEmbeddedDatabase({ dataDir, binaries: old });
  const archive = await stopped(before, ({ url }) =>
    keepBefore(dataDir, `postgresql-${old.major}`, url),
  );
  say('Reading them into a new database ...');
  const fresh = await launchEmbeddedDatabase({ dataDir: draft });
  const read = await stopped(fresh, async ({ url }) => {
    const { rows } = await readArchive(await openArchive(archive), { url, files });
    return { rows, broken: await lookThrough(url, files) };
  });
  await swapHomes(dataDir, path.join(draft, 'postgres'), aside);
  await rm(draft, { recursive: true, force: true });
  return { aside, archive, ...read };
}

/** Stops a server after some work with it, well or badly done. */
async function stopped<Done>(
  server: EmbeddedDatabase,
  work: (server: EmbeddedDatabase) => Promise<Done>,
): Promise<Done> {
  try {
    return await work(server);
  } finally {
    await server.stop();
  }
}

async function lookThrough(url: string, files: WalkableFiles): Promise<BrokenRule[]> {
  const database = connect(url, 1);
  try {
    return [
      ...(await findBrokenRules(database.orm)),
      ...(await findStrayFiles(database.orm, files)),
    ];
  } finally {
    await database.close();
  }
}
