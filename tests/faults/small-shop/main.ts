import path from 'node:path';
import pg from 'pg';
import { runShop } from '#server/supervisor/run-shop.ts';

// The real supervisor around three programs of a few lines, so that its faults can be provoked quickly.
const entry = (file: string) => path.join(import.meta.dirname, file);

await runShop({
  web: { name: 'web server', entry: entry('web.ts'), graceMs: 1_000 },
  worker: { name: 'worker', entry: entry('worker.ts'), graceMs: 1_000 },
  sandbox: { name: 'sandbox', entry: entry('worker.ts'), graceMs: 1_000 },
  keepRows: async () => undefined,
  prepareDatabase: (url) =>
    run(
      url,
      'create table if not exists profiles (id int); create table if not exists books (id serial)',
    ),
  seed: (url) => run(url, 'insert into books default values; insert into profiles values (1)'),
});

async function run(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
