import { existsSync } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import path from 'node:path';

/** The server's folder in a data folder, and where a whole one waits for its name. */
const homeIn = (dataDir: string) => path.join(dataDir, 'postgres');
export const waitingIn = (dataDir: string): string => path.join(dataDir, 'postgres.new');

/**
 * Gives the server's folder of a data folder's place to another, which must be whole and stopped; the present one is
 * kept as `aside`. No file system call that Node has exchanges two folders at once, so the new one gets a name of its
 * own first: whoever meets that name without a present one ends the change (`finishSwap`).
 */
export async function swapHomes(dataDir: string, fresh: string, aside: string): Promise<void> {
  await rename(fresh, waitingIn(dataDir));
  await writeDown(dataDir);
  await rename(homeIn(dataDir), aside);
  await finishSwap(dataDir);
}

/** Ends a change that was cut off between its last two names. Does nothing otherwise. */
export async function finishSwap(dataDir: string): Promise<void> {
  if (existsSync(homeIn(dataDir)) || !existsSync(waitingIn(dataDir))) return;
  await rename(waitingIn(dataDir), homeIn(dataDir));
  await writeDown(dataDir);
}

async function writeDown(dataDir: string): Promise<void> {
  const folder = await open(dataDir);
  await folder.sync().finally(() => folder.close());
}
