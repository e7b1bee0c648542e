import path from 'node:path';
import { migrate } from '../../database/migrate.ts';
import { runShop } from './run-shop.ts';

const project = path.resolve(import.meta.dirname, '../..');
const entry = (file: string) => path.join(project, file);

await runShop({
  web: { name: 'web server', entry: entry('server/web/main.ts'), graceMs: 8_000 },
  worker: { name: 'worker', entry: entry('server/worker/main.ts'), graceMs: 8_000 },
  sandbox: { name: 'sandbox', entry: entry('sandbox/main.ts'), graceMs: 6_000 },
  migrate,
  seed: async () => {},
});
