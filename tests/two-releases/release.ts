import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freeLoopbackPort } from '#database/embedded/loopback-port.ts';

/** A version of the shop in a folder of its own, whose processes can be started on a database that others use too. */
export type Release = {
  name: string;
  folder: string;
  /** What every process of the shop is told, of whichever version. */
  env: NodeJS.ProcessEnv;
};

/** A process of a release. */
export type Running = {
  port: number;
  stop(): Promise<void>;
  /** What it has logged, a JSON line each. */
  lines(): LogLine[];
};

export type LogLine = {
  level: number;
  msg: string;
  status?: number;
  method?: string;
  path?: string;
  err?: { message?: string };
};

const OPEN_WITHIN_MS = 90_000;

/** Brings the database to a release's tables, as its operator does. */
export async function makeReady({ name, folder, env }: Release): Promise<void> {
  const [code] = await once(
    spawn(process.execPath, ['server/commands/make-ready.ts'], {
      cwd: folder,
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
    }),
    'exit',
  );
  if (code !== 0) throw new Error(`make-ready of the ${name} release ended with ${code}`);
}

/** Starts a web process and waits until it answers. */
export async function startWeb(release: Release): Promise<Running> {
  const running = await start(release, 'server/web/main.ts');
  await until(async () => {
    const answer = await fetch(`http://127.0.0.1:${running.port}/livez`).catch(() => undefined);
    await answer?.body?.cancel();
    return answer?.status === 200;
  }, `The ${release.name} web`);
  return running;
}

/** Starts a worker and waits until it works. */
export async function startWorker(release: Release): Promise<Running> {
  const running = await start(release, 'server/worker/main.ts');
  await until(
    async () => running.lines().some(({ msg }) => msg === 'working'),
    `The ${release.name} worker`,
  );
  return running;
}

async function start({ folder, env }: Release, entry: string): Promise<Running> {
  const port = await freeLoopbackPort();
  const log = path.join(await mkdtemp(path.join(tmpdir(), 'wonderling-release-log-')), 'log');
  const descriptor = openSync(log, 'a');
  const child = spawn(process.execPath, [entry], {
    cwd: folder,
    env: { ...env, PORT: String(port) },
    stdio: ['ignore', descriptor, descriptor],
  });
  closeSync(descriptor);
  const gone = once(child, 'exit');
  return {
    port,
    async stop() {
      child.kill('SIGTERM');
      await gone;
    },
    lines: () =>
      readFileSync(log, 'utf8')
        .split('\n')
        .filter((line) => line.startsWith('{'))
        .map((line) => JSON.parse(line)),
  };
}

async function until(isSo: () => Promise<boolean>, who: string): Promise<void> {
  const deadline = Date.now() + OPEN_WITHIN_MS;
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error(`${who} was not ready within ${OPEN_WITHIN_MS} ms`);
    await wait(50);
  }
}
