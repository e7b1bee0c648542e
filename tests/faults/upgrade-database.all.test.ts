import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect, type Database } from '#database/connect.ts';
import { type Binaries, findBinaries } from '#database/embedded/binaries.ts';
import { clusterMajor } from '#database/embedded/cluster-major.ts';
import { type FetchedBinaries, fetchBinaries } from '#database/embedded/fetch-binaries.ts';
import { launchEmbeddedDatabase } from '#database/embedded/launch.ts';
import { migrate } from '#database/migrate.ts';
import { knownMigrations } from '#database/migrations-until.ts';
import { archivesIn } from '#server/archive/archive-places.ts';

/**
 * A shop of the PostgreSQL before ours, which npm fetches for this test alone, and the way over. No shop was ever made with
 * that one; it is how the way is tried before the day on which it is needed.
 */
const OLD = 17;
const WITHIN_MS = 180_000;
let dataDir: string;
let fetched: FetchedBinaries;
let old: Binaries;
let before: string;

async function inServer<Done>(binaries: Binaries, work: (database: Database) => Promise<Done>) {
  const server = await launchEmbeddedDatabase({ dataDir, binaries });
  const database = connect(server.url, 2);
  try {
    return await work(database);
  } finally {
    await database.close();
    await server.stop();
  }
}

/** What must be the same on the other side, in columns that every version has. */
async function accountsIn({ pool }: Database): Promise<string> {
  const { rows } = await pool.query(
    `select count(*) || ' ' || md5(string_agg(id || name || email || created_at, '' order by id)) as all from users`,
  );
  return rows[0].all;
}

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'wonderling-upgrade-'));
  fetched = await fetchBinaries(OLD);
  old = fetched.binaries;
  before = await inServer(old, async (database) => {
    // As of a release that raises both, the tables and PostgreSQL.
    await migrate(database.url, knownMigrations().length - 1);
    await database.pool.query(
      `insert into users (name, email) select 'Zoë ' || n, n || '@example.com' from generate_series(1, 20000) as n`,
    );
    return accountsIn(database);
  });
}, WITHIN_MS);

afterAll(async () => {
  await fetched.giveBack();
  await rm(dataDir, { recursive: true, force: true });
});

/** Runs the command; `seen` gets its lines as they come, and the process. */
async function upgrade(seen: (line: string, command: { kill(): void }) => void = () => {}) {
  const command = spawn(
    process.execPath,
    [path.resolve(import.meta.dirname, '../../server/commands/upgrade-database.ts')],
    {
      env: { ...process.env, DATA_DIR: dataDir, ENV_FILE: '/dev/null', DATABASE_URL: '' },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const said: string[] = [];
  createInterface({ input: command.stdout }).on('line', (line) => {
    said.push(line);
    seen(line, { kill: () => command.kill('SIGKILL') });
  });
  const [code] = await once(command, 'close');
  return { code, said: said.join('\n') };
}

test('a start says in one line what to do', async () => {
  await expect(launchEmbeddedDatabase({ dataDir })).rejects.toThrow(
    /was made by PostgreSQL 17, but PostgreSQL \d+ is installed. Take it over with `npm run upgrade-database`/,
  );
});

test.each(['Writing the rows down', 'Reading them into'])(
  'killed while it says "%s", the old database is there and whole',
  async (line) => {
    await upgrade((said, command) => said.startsWith(line) && command.kill());
    expect(await inServer(old, accountsIn)).toBe(before);
  },
  WITHIN_MS,
);

test(
  'the shop is in the new one, of this version, with every row; the old one and an archive are kept',
  async () => {
    const { code, said } = await upgrade();
    expect(said).toMatch(/\d+ rows are in a database of PostgreSQL \d+, the same as before/);
    expect(said).not.toContain('Broken');
    expect(code).toBe(0);
    expect(await clusterMajor(path.join(dataDir, 'postgres'))).toBe(findBinaries().major);
    await inServer(findBinaries(), async (database) => {
      expect(await accountsIn(database)).toBe(before);
      const { rowCount } = await database.pool.query('select from migrations.__drizzle_migrations');
      expect(rowCount).toBe(knownMigrations().length);
    });
    expect(await clusterMajor(path.join(dataDir, 'postgres-17'))).toBe(OLD);
    expect(await archivesIn(path.join(dataDir, 'before-changes'))).not.toEqual([]);
    expect(existsSync(path.join(dataDir, 'upgrading'))).toBe(false);
    expect(await upgrade()).toMatchObject({ code: 0, said: expect.stringMatching(/already/) });
  },
  WITHIN_MS,
);
