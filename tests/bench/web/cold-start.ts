import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { freeLoopbackPort } from '#database/embedded/loopback-port.ts';
import { borrowDatabase } from '#server/commands/borrow-database.ts';
import { keepAppSecret } from '#server/settings/app-secret.ts';
import type { BenchShop } from './bench-shop.ts';

const TIMES = 5;
const project = path.resolve(import.meta.dirname, '../../..');

/** A second web process beside the running one, from its start to its first page: median of five. */
export async function benchColdStart(shop: BenchShop): Promise<void> {
  const { url } = await borrowDatabase({ databaseUrl: undefined, dataDir: shop.dataDir });
  const took: number[] = [];
  for (let n = 0; n < TIMES; n++) {
    const port = await freeLoopbackPort();
    const begun = performance.now();
    const web = spawn(process.execPath, ['server/web/main.ts'], {
      cwd: project,
      env: {
        PATH: process.env.PATH,
        ENV_FILE: '/dev/null',
        NODE_ENV: 'production',
        NODE_COMPILE_CACHE: 'node_modules/.cache/node',
        PORT: String(port),
        DATA_DIR: shop.dataDir,
        DATABASE_URL: url,
        APP_SECRET: keepAppSecret(shop.dataDir),
        ...sandboxOf(port),
      },
      stdio: 'ignore',
    });
    await firstPage(`http://127.0.0.1:${port}/`, web);
    took.push(performance.now() - begun);
    web.kill();
    await once(web, 'exit');
  }
  took.sort((a, b) => a - b);
  const median = took[Math.floor(TIMES / 2)]!;
  console.log(`cold start of web to its first page: ${Math.round(median)} ms (goal 1000)`);
}

/** The supervisor chooses these; nobody listens there, and nothing that is measured asks. */
const sandboxOf = (port: number) => ({
  SANDBOX_PORT: String(port + 1),
  SANDBOX_SMTP_PORT: String(port + 2),
});

async function firstPage(url: string, web: ChildProcess): Promise<void> {
  while (web.exitCode === null) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.status === 200) return;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  throw new Error('The web process has ended before its first page');
}
