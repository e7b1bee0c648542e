import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { launchEmbeddedDatabase } from '#database/embedded/launch.ts';
import { isAlive, readPostmaster } from '#database/embedded/postmaster.ts';
import { supervisorLock } from '#server/settings/data-folder.ts';
import type { Settings } from '#server/settings/settings.ts';
import { holderOf } from '#setup/lock.js';

/** The shop's database for a command that runs beside the shop. */
export type BorrowedDatabase = { url: string; giveBack(): Promise<void> };

/** The supervisor starts it again at once; on a crowded machine that took 14 s. */
const BACK_WITHIN_MS = 60_000;

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

  const deadline = Date.now() + BACK_WITHIN_MS;
  for (;;) {
    const url = await runningIn(path.join(settings.dataDir, 'postgres'));
    if (url) return { url, giveBack: leaveIt };
    // Of an open shop it is away for a moment. Started here too, the two would fight over the cluster.
    if (holderOf(supervisorLock(settings.dataDir)) === undefined) break;
    if (Date.now() > deadline) throw new Error("The open shop's database is away. Try again.");
    await wait(50);
  }
  const launched = await launchEmbeddedDatabase({ dataDir: settings.dataDir });
  return { url: launched.url, giveBack: () => launched.stop() };
}

/** The address of a server that runs in a folder and can be asked; undefined if none does. */
async function runningIn(home: string): Promise<string | undefined> {
  const running = await readPostmaster(path.join(home, 'cluster'));
  if (running?.status !== 'ready' || !(await isAlive(running.pid))) return undefined;
  const password = await readFile(path.join(home, 'password'), 'utf8');
  return `postgres://shop:${password}@127.0.0.1:${running.port}/shop`;
}
