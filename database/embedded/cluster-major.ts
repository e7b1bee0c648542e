import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** The major version of PostgreSQL that made the cluster in a server's folder; undefined if there is none. */
export async function clusterMajor(home: string): Promise<number | undefined> {
  const file = path.join(home, 'cluster', 'PG_VERSION');
  const text = await readFile(file, 'utf8').catch(() => undefined);
  return text === undefined ? undefined : Number(text.trim());
}
