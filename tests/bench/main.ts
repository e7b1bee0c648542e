/**
 * `npm run bench`: what things cost on this machine, now. These machines are noisy and differ, so every
 * figure is also given as a ratio to the first one of the same run, which is a plain `select 1`.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { connect, type Database } from '../../database/connect.ts';
import { launchEmbeddedDatabase } from '../../database/embedded/launch.ts';
import { migrate } from '../../database/migrate.ts';
import { benchBackOffice } from './back-office.ts';
import { Figures } from './figures.ts';
import { benchJobs } from './jobs.ts';
import { benchPreviews } from './previews.ts';

const dataDir = await mkdtemp(path.join(tmpdir(), 'wonderling-bench-'));
const server = await launchEmbeddedDatabase({ dataDir });
await migrate(server.url);
const database: Database = connect(server.url);
const figures = new Figures();
try {
  await figures.measure('select 1', 200, () => database.pool.query('select 1'));
  await benchJobs(database, figures);
  await benchPreviews(figures);
  await benchBackOffice(database, figures);
} finally {
  await database.close();
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
}
