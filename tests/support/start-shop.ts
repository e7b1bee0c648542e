import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { fstatSync, openSync, readFileSync, readSync, rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freeLoopbackPort } from '#database/embedded/loopback-port.ts';

const project = path.resolve(import.meta.dirname, '../..');

/**
 * What a shop consists of: one process of each kind under the supervisor, as `npm start` opens it; or two web and two
 * worker processes behind a balancer, with files in an S3 server (two-of-each/open.ts).
 */
export type Processes = 'one-of-each' | 'two-of-each';

/** A shop in processes of its own, started as an operator would start it. */
export type StartedShop = {
  /** http://127.0.0.1:port */
  url: string;
  port: number;
  dataDir: string;
  /** The supervisor, or who is in its place: starts again what ends. */
  process: ChildProcess;
  /**
   * The process numbers of 'web server', 'worker' and 'sandbox' as they are now; a restart changes them. Where there
   * are two of a kind, they are called 'worker 1' and 'worker 2'.
   */
  programs(): Record<string, number>;
  /** The process numbers of all of a kind. */
  pidsOf(kind: Kind): number[];
  /** Everything that it has printed so far. */
  output(): string;
  /** Asks it to stop and waits; answers the exit code. */
  stop(): Promise<number | null>;
};

/** What there is one of, or two. */
export type Kind = 'web server' | 'worker';

/** All stories of a shop come from one network address and share the demo family's mail addresses. */
const BUSY_TEST_LIMITS = {
  LIMIT_MAILS_PER_ADDRESS: '1000/15m',
  LIMIT_MAILS_PER_NETWORK: '10000/1h',
};

/** A shop's first start makes a database; on a busy machine that takes its time. */
export const OPEN_WITHIN_MS = 120_000;

/** How a start ended that never opened the shop: with an exit code, or, with none, by us when its time was over. */
export class ShopDidNotOpen extends Error {
  override name = 'ShopDidNotOpen';
  readonly code: number | null;
  readonly output: string;
  constructor(code: number | null, output: string) {
    super(`${code === null ? 'was stopped before it was open' : `exit ${code}`}:\n${output}`);
    this.code = code;
    this.output = output;
  }
}

/** The main programs of both, the demo family included. */
const mains: Record<Processes, string> = {
  'one-of-each': 'server/supervisor/main.ts',
  'two-of-each': 'tests/support/two-of-each/main.ts',
};

/**
 * Starts a shop on a free port with a fresh data folder and waits until it says that it is open. Settings in `env`
 * come on top; `main` is another main program than that of `processes`, `cwd` another checkout than ours. Throws
 * ShopDidNotOpen if it exits instead, or is not open within `openWithin` milliseconds: then it has been stopped, for
 * nobody else could.
 */
export async function startShop(
  options: {
    env?: Record<string, string>;
    processes?: Processes;
    main?: string;
    cwd?: string;
    dataDir?: string;
    openWithin?: number;
  } = {},
): Promise<StartedShop> {
  const dataDir = options.dataDir ?? (await mkdtemp(path.join(tmpdir(), 'wonderling-shop-')));
  const port = await freeLoopbackPort();
  const main = options.main ?? path.join(project, mains[options.processes ?? 'one-of-each']);
  const log = openLog();
  const shop = spawn(process.execPath, [main], {
    cwd: options.cwd ?? project,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      // As in `npm start`: a third less work in each of its processes.
      NODE_COMPILE_CACHE: path.join(project, 'node_modules/.cache/node'),
      PORT: String(port),
      DATA_DIR: dataDir,
      ENV_FILE: '/dev/null',
      ...BUSY_TEST_LIMITS,
      ...options.env,
    },
    stdio: ['ignore', log.descriptor, log.descriptor],
  });
  const openWithin = options.openWithin ?? OPEN_WITHIN_MS;
  const url = await untilOpen(shop, log.read, openWithin).catch(async (error) => {
    await stop(shop);
    if (!options.dataDir) await removeDataFolder({ dataDir });
    throw error;
  });
  return {
    url,
    port,
    dataDir,
    process: shop,
    programs: () => programsOf(dataDir),
    pidsOf: (kind) =>
      Object.entries(programsOf(dataDir))
        .filter(([name]) => name === kind || name.startsWith(`${kind} `))
        .map(([, pid]) => pid),
    output: log.read,
    stop: () => stop(shop),
  };
}

/** Asks it to stop, if it runs, and waits; answers the exit code. */
async function stop(shop: ChildProcess): Promise<number | null> {
  if (isRunning(shop)) {
    const gone = once(shop, 'exit');
    shop.kill('SIGTERM');
    await gone;
  }
  return shop.exitCode;
}

const isRunning = (shop: ChildProcess) => shop.exitCode === null && shop.signalCode === null;

/**
 * A file for a log, as where a shop's is kept for good. It loses its name at once, so nobody has to remove it. Through a
 * pipe the shop waited for us whenever we were busy, and in `npm run bench` we are the load tool.
 */
function openLog() {
  const file = path.join(tmpdir(), `wonderling-shop-${randomUUID()}.log`);
  const descriptor = openSync(file, 'wx+');
  rmSync(file);
  return {
    descriptor,
    read() {
      const bytes = Buffer.alloc(fstatSync(descriptor).size);
      readSync(descriptor, bytes, 0, bytes.length, 0);
      return bytes.toString();
    },
  };
}

/** Waits for the line that says where the shop is open; throws ShopDidNotOpen if it exits first, or takes too long. */
async function untilOpen(
  shop: ChildProcess,
  output: () => string,
  openWithin: number,
): Promise<string> {
  const deadline = Date.now() + openWithin;
  for (;;) {
    const url = /is open at (\S+)\n/.exec(output())?.[1];
    if (url) return url;
    if (!isRunning(shop) || Date.now() > deadline)
      throw new ShopDidNotOpen(shop.exitCode, output());
    await wait(50);
  }
}

function programsOf(dataDir: string): Record<string, number> {
  const noted = JSON.parse(readFileSync(path.join(dataDir, 'processes.json'), 'utf8'));
  return Object.fromEntries(Object.keys(noted).map((name) => [name, noted[name].pid]));
}

/** Removes the data folder of a shop that has stopped. */
export function removeDataFolder(shop: { dataDir: string }): Promise<void> {
  return rm(shop.dataDir, { recursive: true, force: true });
}
