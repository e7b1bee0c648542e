import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmod,
  mkdir,
  open,
  readdir,
  readFile,
  realpath,
  rename,
  rm,
  writeFile,
} from 'node:fs/promises';
import { connect } from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Account, chooseAccount, handOver } from './account.ts';
import { type Binaries, EmbeddedDatabaseError, findBinaries } from './binaries.ts';
import { clusterMajor } from './cluster-major.ts';
import { createCluster } from './create-cluster.ts';
import { startGuard } from './guard.ts';
import { freeLoopbackPort } from './loopback-port.ts';
import {
  clearDeadPostmaster,
  commandLine,
  isAlive,
  readPostmaster,
  stopPostmaster,
  untilGone,
} from './postmaster.ts';
import { openLog, watchLog } from './server-log.ts';
import { finishSwap } from './swap-homes.ts';

/** A PostgreSQL of our own, running. */
export type EmbeddedDatabase = {
  /** postgres://… for the role `shop`, the owner of the database `shop`. */
  url: string;
  pid: number;
  /** True if the server was still running from an earlier start and was taken over. */
  adopted: boolean;
  /** Stops the server; all that was committed is written down. */
  stop(): Promise<void>;
  /** Settles when the server is gone, whoever ended it. */
  exited: Promise<void>;
};

/** Where the parts of a server lie in a data folder. */
type Place = { home: string; cluster: string; password: string; log: string };

const READY_WITHIN_MS = 60_000;
const PORT_ATTEMPTS = 5;

/**
 * Starts the embedded PostgreSQL of a data folder, or takes over the one that still runs there. The first time it
 * makes the cluster, with a random password that only this user may read. `port` is tried first (a restart should
 * keep its address); otherwise, and if somebody was quicker, any free one is taken. `binaries` are those that came with
 * this version of the shop, unless told otherwise. The server ends when this process does, even by SIGKILL.
 * Throws EmbeddedDatabaseError with one clear line.
 */
export async function launchEmbeddedDatabase(options: {
  dataDir: string;
  port?: number;
  binaries?: Binaries;
}): Promise<EmbeddedDatabase> {
  const { binaries = findBinaries() } = options;
  await finishSwap(options.dataDir);
  await mkdir(path.join(options.dataDir, 'postgres'), { recursive: true });
  const home = await realpath(path.join(options.dataDir, 'postgres'));
  const place: Place = {
    home,
    cluster: path.join(home, 'cluster'),
    password: path.join(home, 'password'),
    log: path.join(home, 'server.log'),
  };
  const account = await chooseAccount([path.join(binaries.bin, 'postgres'), path.dirname(home)]);

  const running = await takeOver(place, binaries, account);
  if (running) return running;

  await handOver(place.home, account);
  await chmod(place.home, 0o700);
  await ensureCluster(place, binaries, account);
  let port = options.port ?? (await freeLoopbackPort());
  for (let attempt = 1; attempt <= PORT_ATTEMPTS; attempt++) {
    const started = await start(place, binaries, account, port);
    if (started !== 'port taken') return started;
    port = await freeLoopbackPort();
  }
  throw new EmbeddedDatabaseError(
    'No free port on 127.0.0.1 could be kept for PostgreSQL. Try again.',
  );
}

/** Answers a server that still runs on this folder, if it is one we would start just so. */
async function takeOver(place: Place, binaries: Binaries, account: Account) {
  const found = await readPostmaster(place.cluster);
  if (!found) return undefined;
  const command = (await isAlive(found.pid)) ? await commandLine(found.pid) : '';
  if (!command.includes(place.cluster)) {
    await clearDeadPostmaster(place.cluster);
    return undefined;
  }
  const same = serverCommand(place, binaries, account, found.port).args.every((arg) =>
    command.includes(arg),
  );
  if (same && found.status === 'ready' && (await answers(found.port))) {
    return handle(place, found.pid, found.port, true);
  }
  // Still stopping, still starting, hanging, or started by an older version of ours: begin anew.
  await stopPostmaster(found.pid);
  return undefined;
}

/** Makes the cluster if there is none, and refuses one that another major version made. */
async function ensureCluster(place: Place, binaries: Binaries, account: Account): Promise<void> {
  await clearUnfinished(place);
  if ((await clusterMajor(place.home)) === undefined) {
    const password = randomBytes(24).toString('hex');
    // A name of its own: the helpers of a start that was killed may still be writing into theirs.
    const unfinished = `${place.cluster}.unfinished-${randomBytes(4).toString('hex')}`;
    await createCluster({ cluster: unfinished, password, binaries, account });
    await writeFile(place.password, password, { mode: 0o600 });
    await chmod(place.password, 0o600);
    // A kill before this line leaves only the unfinished folder, which the next start clears away.
    await rename(unfinished, place.cluster);
    const folder = await open(place.home);
    await folder.sync().finally(() => folder.close());
    return;
  }
  const major = await clusterMajor(place.home);
  if (major === binaries.major) return;
  const madeBy = `${place.cluster} was made by PostgreSQL ${major}, but PostgreSQL ${binaries.major} is installed.`;
  throw new EmbeddedDatabaseError(
    major! < binaries.major
      ? `${madeBy} Take it over with \`npm run upgrade-database\`; the old one is kept.`
      : `${madeBy} Start the version of the shop that made it, or choose another DATA_DIR.`,
  );
}

async function clearUnfinished(place: Place): Promise<void> {
  for (const entry of await readdir(place.home)) {
    if (!entry.startsWith('cluster.unfinished')) continue;
    // One that is still being written to stays until the next start.
    await rm(path.join(place.home, entry), { recursive: true, force: true }).catch(() => {});
  }
}

function serverCommand(place: Place, binaries: Binaries, account: Account, port: number) {
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '100',
    shared_buffers: '128MB',
    fsync: 'on',
    synchronous_commit: 'on',
    full_page_writes: 'on',
    timezone: 'UTC',
    // Statements and row details carry children's names and mail addresses, and those never belong in a log.
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
  };
  const args = ['-D', place.cluster, '-p', String(port)];
  for (const [name, value] of Object.entries(settings)) args.push('-c', `${name}=${value}`);
  const [file, wrapped] = account.command(path.join(binaries.bin, 'postgres'), args);
  return { file, wrapped, args };
}

async function start(place: Place, binaries: Binaries, account: Account, port: number) {
  const { file, wrapped } = serverCommand(place, binaries, account, port);
  const log = await openLog(place.log);
  const from = (await log.stat()).size;
  const server = spawn(file, wrapped, {
    ...account.ids,
    cwd: '/',
    env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
    stdio: ['ignore', log.fd, log.fd],
    // Out of the terminal's process group: Ctrl-C must reach the web process first and the database last.
    detached: true,
  });
  server.unref();
  let ended = false;
  const died = new Promise<void>((resolve) => {
    server.once('exit', () => resolve());
    server.once('error', () => resolve());
  }).then(() => {
    ended = true;
  });
  await log.close();

  const deadline = Date.now() + READY_WITHIN_MS;
  while (!ended) {
    const postmaster = await readPostmaster(place.cluster);
    if (postmaster?.pid === server.pid && postmaster?.status === 'ready') {
      return handle(place, postmaster.pid, port, false, died);
    }
    if (Date.now() > deadline) {
      await stopPostmaster(server.pid as number);
      throw new EmbeddedDatabaseError(
        `PostgreSQL was not ready within ${READY_WITHIN_MS / 1000} s. ${place.log} says why.`,
      );
    }
    await wait(10);
  }
  const said = (await readFile(place.log, 'utf8').catch(() => '')).slice(from);
  if (/could not bind|Address already in use/.test(said)) return 'port taken';
  const reason = /FATAL: +(.*)/.exec(said)?.[1] ?? said.trim().split('\n').at(-1) ?? '';
  throw new EmbeddedDatabaseError(`PostgreSQL did not start: ${reason} (more in ${place.log})`);
}

async function handle(
  place: Place,
  pid: number,
  port: number,
  adopted: boolean,
  died = untilDead(pid),
): Promise<EmbeddedDatabase> {
  const password = await readFile(place.password, 'utf8');
  const endGuard = startGuard(pid);
  const endLogWatch = watchLog(place.log);
  let gone = false;
  const exited = died.then(() => {
    gone = true;
    endGuard();
    endLogWatch();
  });
  return {
    url: `postgres://shop:${password}@127.0.0.1:${port}/shop`,
    pid,
    adopted,
    exited,
    async stop() {
      if (!gone) await stopPostmaster(pid);
      await exited;
    },
  };
}

/** An adopted server is not our child, so nobody tells us of its end. */
async function untilDead(pid: number): Promise<void> {
  while (!(await untilGone(pid, 0))) await wait(250, undefined, { ref: false });
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.setTimeout(2_000, () => socket.destroy());
    socket.once('connect', () => socket.end());
    socket.once('connect', () => resolve(true));
    socket.once('close', () => resolve(false));
    socket.once('error', () => resolve(false));
  });
}
