/**
 * `npm run bench`: what things cost on this machine, now; docs/measurements.md explains the figures. These machines are
 * noisy and differ, so figures are also given as ratios to something plain that was measured in the same run: inside to
 * `select 1`, of the running shop to a bare server.
 *
 * `npm run bench -- ratios mix` takes only these parts; `--soak 10` adds ten minutes of the mix at the end.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { connect, type Database } from '#database/connect.ts';
import { launchEmbeddedDatabase } from '#database/embedded/launch.ts';
import { migrate } from '#database/migrate.ts';
import { benchAdmin } from './admin.ts';
import { benchBooks } from './books.ts';
import { benchDrawing } from './drawing.ts';
import { Figures } from './figures.ts';
import { benchJobs } from './jobs.ts';
import { benchLoop } from './loop/loop.ts';
import { benchPreviews } from './previews.ts';
import { benchPrintedBooks } from './printed-books.ts';
import { benchSizes } from './sizes.ts';
import { benchSweeps } from './sweeps.ts';
import { benchWeb, WEB_PARTS } from './web/web.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { soak: { type: 'string', default: '0' } },
});
const parts = ['inside', 'sweeps', 'drawing', 'books', 'sizes', 'loop', ...WEB_PARTS];
const unknown = positionals.find((name) => !parts.includes(name));
const soakMinutes = Number(values.soak);
if (unknown || !Number.isInteger(soakMinutes) || soakMinutes < 0) {
  console.error(`npm run bench -- [${parts.join('] [')}] [--soak minutes]`);
  process.exit(1);
}
const isWanted = (part: string) => positionals.length === 0 || positionals.includes(part);

if (isWanted('inside')) await onDatabaseOfItsOwn(benchInside);
if (isWanted('sweeps')) await onDatabaseOfItsOwn((it) => benchSweeps(it, new Figures()));
if (isWanted('drawing')) benchDrawing();
if (isWanted('books')) {
  await benchBooks();
  await benchPrintedBooks();
}
if (isWanted('sizes')) await onDatabaseOfItsOwn(benchSizes);
if (isWanted('loop')) await benchLoop();
const webParts = WEB_PARTS.filter(isWanted);
if (webParts.length > 0 || soakMinutes > 0) await benchWeb(webParts, soakMinutes);

/** The parts of the shop one by one, without a web server. */
async function benchInside(database: Database): Promise<void> {
  const figures = new Figures();
  await figures.measure('select 1', 200, () => database.pool.query('select 1'));
  await benchJobs(database, figures);
  await benchPreviews(figures);
  await benchAdmin(database, figures);
}

async function onDatabaseOfItsOwn(bench: (database: Database) => Promise<void>): Promise<void> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'wonderling-bench-'));
  const server = await launchEmbeddedDatabase({ dataDir });
  await migrate(server.url);
  const database: Database = connect(server.url);
  try {
    await bench(database);
  } finally {
    await database.close();
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
