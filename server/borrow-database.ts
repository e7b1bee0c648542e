import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { launchEmbeddedDatabase } from '../database/embedded/launch.ts';
import { isAlive, readPostmaster } from '../database/embedded/postmaster.ts';
import type { Settings } from './settings.ts';

/** The shop's database for a command that runs beside the shop. */
export type BorrowedDatabase = { url: string; giveBack(): Promise<void> };

/**
 * Finds the shop's database: the one of DATABASE_URL, the embedded one that serves a running shop, or, if the shop is
 * shut, the embedded one started for the moment. A running one is only asked for its address: launching would take it
 * over, and it would end together with the command.
 */
export async function borrowDatabase(
  settings: Pick<Settings, 'databaseUrl' | 'dataDir'>,
): Promise<BorrowedDatabase> {
  const leaveIt = async () => {};
  if (settings.databaseUrl) return { url: settings.databaseUrl, giveBack: leaveIt };

  const home = path.join(settings.dataDir, 'postgres');
  const running = await readPostmaster(path.join(home, 'cluster'));
  if (running?.status === 'ready' && (await isAlive(running.pid))) {
    const password = await readFile(path.join(home, 'password'), 'utf8');
    return {
      url: `postgres://shop:${password}@127.0.0.1:${running.port}/shop`,
      giveBack: leaveIt,
    };
  }
  const launched = await launchEmbeddedDatabase({ dataDir: settings.dataDir });
  return { url: launched.url, giveBack: () => launched.stop() };
}
