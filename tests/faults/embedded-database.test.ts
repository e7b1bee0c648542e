import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { findBinaries } from '#database/embedded/binaries.ts';
import { type EmbeddedDatabase, launchEmbeddedDatabase } from '#database/embedded/launch.ts';
import { freeLoopbackPort } from '#database/embedded/loopback-port.ts';
import { commandLine, isAlive, untilGone } from '#database/embedded/postmaster.ts';
import { watchLog } from '#database/embedded/server-log.ts';

/** One cluster for most of these stories: making one takes longer than all the rest of a launch. */
let dataDir: string;
const launched: EmbeddedDatabase[] = [];
const writers: ChildProcess[] = [];

const folders: string[] = [];

beforeAll(async () => {
  dataDir = await newFolder();
});
afterEach(async () => {
  for (const writer of writers.splice(0)) writer.kill('SIGKILL');
  for (const database of launched.splice(0)) await database.stop();
});
afterAll(async () => {
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
});

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'wonderling-launch-'));
  folders.push(folder);
  return folder;
}

async function launch(options: { port?: number; dataDir?: string } = {}) {
  const database = await launchEmbeddedDatabase({ dataDir, ...options });
  launched.push(database);
  return database;
}

async function ask(url: string, statement: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(statement)).rows[0];
  } finally {
    await client.end();
  }
}

/** A process that launches the database and writes; `confirmed` waits until so many rows are. */
async function startWriter(folder = dataDir, env = process.env) {
  const writer = spawn(
    process.execPath,
    [path.join(import.meta.dirname, 'launch-and-write.ts'), folder],
    {
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  writers.push(writer);
  const lines = createInterface({ input: writer.stdout });
  const [first] = await once(lines, 'line');
  let count = 0;
  lines.on('line', (line) => {
    count = Number(line);
  });
  return {
    process: writer,
    database: JSON.parse(first) as { pid: number; adopted: boolean; url: string },
    async confirmed(rows: number) {
      while (count < rows) await once(lines, 'line');
      return count;
    },
    /** Kills it in the middle of its work; answers the last row that was confirmed to it. */
    async killMidWrite() {
      const gone = once(writer, 'close');
      writer.kill('SIGKILL');
      await gone;
      return count;
    },
  };
}

/** The shell that stops the server when its launcher is gone. */
async function guardOf(serverPid: number): Promise<number> {
  for (const pid of everyProcess()) {
    if ((await commandLine(pid)).endsWith(`guard ${serverPid}`)) return pid;
  }
  throw new Error(`Nobody guards process ${serverPid}.`);
}

/** The numbers of all processes. Where there is no /proc there is `ps`; on a bare Linux there is none. */
function everyProcess(): number[] {
  const listed =
    process.platform === 'linux'
      ? readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))
      : execFileSync('ps', ['-axo', 'pid='], { encoding: 'utf8' }).trim().split(/\s+/);
  return listed.map(Number);
}

describe('a first launch', () => {
  test('that was cut off in the middle is begun anew', async () => {
    const unfinished = path.join(dataDir, 'postgres', 'cluster.unfinished-1f2e3d4c');
    mkdirSync(unfinished, { recursive: true });
    writeFileSync(path.join(unfinished, 'PG_VERSION'), '18\n');
    const { url } = await launch();
    expect(await ask(url, 'select 1 as one')).toEqual({ one: 1 });
    expect(existsSync(unfinished)).toBe(false);
  });

  test('keeps its password to itself and lets nobody in without it', async () => {
    const { url } = await launch();
    expect(statSync(path.join(dataDir, 'postgres')).mode & 0o777).toBe(0o700);
    const password = path.join(dataDir, 'postgres', 'password');
    expect(statSync(password).mode & 0o777).toBe(0o600);
    expect(new URL(url).password).toBe(readFileSync(password, 'utf8'));

    const wrong = new URL(url);
    wrong.password = 'guessed';
    await expect(ask(wrong.href, 'select 1')).rejects.toMatchObject({ code: '28P01' });
    const hba = readFileSync(path.join(dataDir, 'postgres/cluster/pg_hba.conf'), 'utf8');
    expect(
      hba.split('\n').filter((line) => /^\w/.test(line) && !line.endsWith('scram-sha-256')),
    ).toEqual([]);
  });

  test('gives the shop a role that is no superuser, on loopback only', async () => {
    const { url } = await launch();
    expect(
      await ask(
        url,
        `select current_user::text as user, rolsuper, current_setting('listen_addresses') as listen
           from pg_roles where rolname = current_user`,
      ),
    ).toEqual({ user: 'shop', rolsuper: false, listen: '127.0.0.1' });
  });

  test('takes another port when the wished one is taken', async () => {
    const port = await freeLoopbackPort();
    const squatter = createServer().listen(port, '127.0.0.1');
    await once(squatter, 'listening');
    try {
      const { url } = await launch({ port });
      expect(Number(new URL(url).port)).not.toBe(port);
      expect(await ask(url, 'select 1 as one')).toEqual({ one: 1 });
    } finally {
      squatter.close();
    }
  });
});

describe('a failing launch says what to do', () => {
  test('on a platform without binaries', () => {
    expect(() => findBinaries('sunos-sparc')).toThrow(
      'There is no embedded PostgreSQL for sunos-sparc. Set DATABASE_URL to a PostgreSQL 15 or newer.',
    );
    expect(() => findBinaries('darwin-arm64')).toThrow(/is not installed.*or set DATABASE_URL/);
  });

  test('on a folder that another major version made, which it leaves alone', async () => {
    const old = await newFolder();
    const cluster = path.join(old, 'postgres', 'cluster');
    mkdirSync(cluster, { recursive: true });
    writeFileSync(path.join(cluster, 'PG_VERSION'), '14\n');
    await expect(launch({ dataDir: old })).rejects.toThrow(
      /was made by PostgreSQL 14, but PostgreSQL 18 is installed/,
    );
    expect(readFileSync(path.join(cluster, 'PG_VERSION'), 'utf8')).toBe('14\n');
  });
});

describe('after kill -9', () => {
  test('of the launcher the server ends by itself, and no confirmed row is lost', async () => {
    const writer = await startWriter();
    await writer.confirmed(50);
    const confirmed = await writer.killMidWrite();
    expect(await untilGone(writer.database.pid, 10_000)).toBe(true);

    const { url, adopted } = await launch();
    expect(adopted).toBe(false);
    expect((await ask(url, 'select count(*)::int as n from rows')).n).toBeGreaterThanOrEqual(
      confirmed,
    );
  });

  test('of launcher and guard the orphan is adopted, rows and all', async () => {
    const writer = await startWriter();
    await writer.confirmed(50);
    process.kill(await guardOf(writer.database.pid), 'SIGKILL');
    const confirmed = await writer.killMidWrite();
    expect(await isAlive(writer.database.pid)).toBe(true);

    const database = await launch();
    expect(database).toMatchObject({
      adopted: true,
      pid: writer.database.pid,
      url: writer.database.url,
    });
    expect(
      (await ask(database.url, 'select count(*)::int as n from rows')).n,
    ).toBeGreaterThanOrEqual(confirmed);
    await database.stop();
    expect(await isAlive(database.pid)).toBe(false);
  });

  test('of server, launcher and guard the next launch recovers every confirmed row', async () => {
    const writer = await startWriter();
    await writer.confirmed(200);
    process.kill(await guardOf(writer.database.pid), 'SIGKILL');
    process.kill(writer.database.pid, 'SIGKILL');
    const confirmed = await writer.killMidWrite();

    const { url, adopted } = await launch();
    expect(adopted).toBe(false);
    expect((await ask(url, 'select count(*)::int as n from rows')).n).toBeGreaterThanOrEqual(
      confirmed,
    );
  });

  test('a pid file that names somebody else does not stop the next launch', async () => {
    const { stop } = await launch();
    await stop();
    const pidFile = path.join(dataDir, 'postgres/cluster/postmaster.pid');
    writeFileSync(pidFile, `${process.pid}\n/elsewhere\n0\n5432\n\n127.0.0.1\n1 1\nready\n`);
    const { url } = await launch();
    expect(await ask(url, 'select 1 as one')).toEqual({ one: 1 });
  });
});

test('a server that dies tells its keeper', async () => {
  const database = await launch();
  process.kill(database.pid, 'SIGKILL');
  await database.exited;
  expect(await isAlive(database.pid)).toBe(false);
});

const asRoot = process.getuid?.() === 0;
if (!asRoot) console.log('Left out: a server that root runs as "nobody", for we are not root.');
// Containers often forbid user namespaces; a PATH without `unshare` is the same to the launcher.
test.runIf(asRoot)('root without user namespaces runs the server as "nobody"', async () => {
  const folder = await newFolder();
  const bin = path.join(folder, 'bin');
  mkdirSync(bin);
  symlinkSync('/usr/bin/test', path.join(bin, 'test'));
  chmodSync(folder, 0o711);
  const writer = await startWriter(folder, { ...process.env, PATH: bin });
  await writer.confirmed(5);
  expect(statSync(`/proc/${writer.database.pid}`).uid).toBe(65534);
  await writer.killMidWrite();
  await untilGone(writer.database.pid, 10_000);

  // And back: the folder is root's again, with its rows.
  const { url } = await launch({ dataDir: folder });
  expect((await ask(url, 'select count(*)::int as n from rows')).n).toBeGreaterThanOrEqual(5);
});

test('a full log is put aside and emptied under the running server', async () => {
  const { url } = await launch();
  const log = path.join(dataDir, 'postgres', 'server.log');
  expect(statSync(log).size).toBeGreaterThan(100);
  const end = watchLog(log, 100, 10);
  try {
    await expect.poll(() => existsSync(`${log}.1`) && statSync(log).size).toBe(0);
  } finally {
    end();
  }
  await ask(url, 'select nonsense').catch(() => {});
  await expect
    .poll(() => readFileSync(log, 'utf8'))
    .toMatch(/^[^\0]*column "nonsense" does not exist/);
});

test('no statement and no row detail reaches the log', async () => {
  const { url } = await launch();
  await ask(url, 'create table children (name text unique)');
  await ask(url, "insert into children values ('Little Ida')");
  await ask(url, "insert into children values ('Little Ida')").catch(() => {});
  const log = readFileSync(path.join(dataDir, 'postgres', 'server.log'), 'utf8');
  expect(log).toContain('duplicate key value violates unique constraint');
  expect(log).not.toContain('Little Ida');
});

// The last one, for it breaks the cluster of all others.
test('a launch fails clearly when the server itself gives up', async () => {
  const { stop } = await launch();
  await stop();
  rmSync(path.join(dataDir, 'postgres/cluster/global/pg_control'));
  await expect(launch()).rejects.toThrow(/PostgreSQL did not start: .*server\.log/);
});
