import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { commandLine, isAlive, readPostmaster } from '#database/embedded/postmaster.ts';
import { ShopDidNotOpen, type StartedShop, startShop } from '#tests/support/start-shop.ts';

const main = path.join(import.meta.dirname, 'small-shop/main.ts');

/**
 * Most of these stories happen one after the other in one data folder: making a cluster takes longer than all the rest
 * of a start. Each is told of the shop that runs there, or opens it.
 */
let home: string;
let shop: StartedShop | undefined;

beforeAll(async () => {
  home = await mkdtemp(path.join(tmpdir(), 'wonderling-shop-'));
});
afterEach(({ task }) => {
  // What a failed test may have left behind must not become the next one's shop.
  if (task.result?.state === 'fail') return endShop();
});
afterAll(async () => {
  await endShop();
  await rm(home, { recursive: true });
});

/** The shop of these stories: the one that is open, or else opened anew, with settings on top if there are any. */
async function openShop(env: Record<string, string> = {}): Promise<StartedShop> {
  const isOpen = shop?.process.exitCode === null && shop.process.signalCode === null;
  if (!shop || !isOpen) shop = await startShop({ main, dataDir: home, env });
  return shop;
}

/** Opens it once more at the address where it was. */
const reopen = ({ port }: StartedShop) => openShop({ PORT: String(port) });

async function endShop(): Promise<void> {
  if (!shop) return;
  await shop.stop();
  for (const pid of await familyOf(shop)) process.kill(pid, 'SIGKILL');
}

/** The refusal of a start that must not open. */
async function refusal(options: { env?: Record<string, string>; dataDir?: string } = {}) {
  const dataDir = options.dataDir ?? (await mkdtemp(path.join(tmpdir(), 'wonderling-shop-')));
  const ended = await startShop({ main, ...options, dataDir }).then(
    (opened) => opened.stop(),
    (error: unknown) => error,
  );
  if (!options.dataDir) await rm(dataDir, { recursive: true });
  expect(ended).toBeInstanceOf(ShopDidNotOpen);
  const { code, output } = ended as ShopDidNotOpen;
  const progress = / \.\.\.$/;
  return {
    code,
    lines: output
      .trimEnd()
      .split('\n')
      .filter((line) => !progress.test(line)),
  };
}

type Answer = { pid: number; books: number; node: string };

async function ask(shop: StartedShop, question = '/'): Promise<Answer> {
  const answer = await fetch(shop.url + question, { signal: AbortSignal.timeout(5_000) });
  return (await answer.json()) as Answer;
}

/** Asks until the answer is right; a shop that is coming back may refuse or hang up for a moment. */
const eventually = (shop: StartedShop, question = '/') =>
  expect.poll(() => ask(shop, question).catch(() => undefined), { timeout: 15_000, interval: 50 });

/** The numbers of the living programs and of the database. */
async function familyOf(shop: StartedShop): Promise<number[]> {
  const postmaster = await readPostmaster(path.join(shop.dataDir, 'postgres/cluster'));
  const pids = [...Object.values(shop.programs()), postmaster?.pid ?? 0].filter(Boolean);
  const living: number[] = [];
  for (const pid of pids) if (await isAlive(pid)) living.push(pid);
  return living;
}

async function killSupervisor(shop: StartedShop) {
  const gone = once(shop.process, 'exit');
  shop.process.kill('SIGKILL');
  await gone;
}

describe('an open shop', () => {
  test('is seeded', async () => {
    expect(await ask(await openShop())).toMatchObject({ books: 1 });
  });

  test('restarts whichever program is killed', async () => {
    const shop = await openShop();
    for (const name of ['web server', 'worker', 'sandbox']) {
      const before = shop.programs()[name]!;
      process.kill(before, 'SIGKILL');
      await expect.poll(() => shop.output(), { timeout: 15_000 }).toContain(`The ${name} is back.`);
      expect(shop.programs()[name]).not.toBe(before);
    }
    await eventually(shop).toMatchObject({
      pid: shop.programs()['web server'],
      node: 'production',
    });
  });

  test('restarts a killed database at the same address, with all its rows', async () => {
    const shop = await openShop();
    const { books } = await ask(shop, '/buy');
    const cluster = path.join(shop.dataDir, 'postgres/cluster');
    const before = await readPostmaster(cluster);
    process.kill(before!.pid, 'SIGKILL');
    await expect.poll(() => shop.output(), { timeout: 15_000 }).toContain('The database is back.');
    const after = await readPostmaster(cluster);
    expect(after?.pid).not.toBe(before?.pid);
    expect(after?.port).toBe(before?.port);
    await eventually(shop).toMatchObject({ books });
  });

  test('keeps others off its data folder', async () => {
    const shop = await openShop();
    const { books } = await ask(shop);
    const { code, lines } = await refusal({ dataDir: shop.dataDir });
    expect(code).toBe(1);
    expect(lines).toEqual([
      `Wonderling already runs on ${shop.dataDir} (process ${shop.process.pid}). Stop that one, or set DATA_DIR to another folder.`,
    ]);
    expect(await ask(shop)).toMatchObject({ books });
  });

  test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
    'is closed by %s, with nothing left, and is not seeded again',
    async (signal) => {
      const shop = await openShop();
      const { books } = await ask(shop);
      const family = await familyOf(shop);
      expect(family).toHaveLength(4);
      const gone = once(shop.process, 'exit');
      shop.process.kill(signal);
      await wait(20);
      // npm hands the terminal's Ctrl-C on, so it arrives twice.
      shop.process.kill(signal);
      expect(await gone).toEqual([0, null]);
      expect(await familyOf(shop)).toEqual([]);
      expect(shop.output().trimEnd()).toMatch(/The shop is closed\.$/);
      expect(await ask(await openShop())).toMatchObject({ books });
    },
  );

  test('closes in time although a program is deaf', async () => {
    const shop = await openShop();
    await ask(shop, '/deaf');
    expect(await shop.stop()).toBe(0);
    expect(shop.output()).toContain('The web server did not stop within 1 s and is killed.');
    expect(await familyOf(shop)).toEqual([]);
  });

  test('can be stopped while it opens', async () => {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'wonderling-shop-'));
    const opening = startShop({ main, dataDir });
    const cluster = path.join(dataDir, 'postgres/cluster');
    await expect
      .poll(() => readPostmaster(cluster), { timeout: 20_000, interval: 5 })
      .toBeDefined();
    process.kill(supervisorOf(dataDir), 'SIGTERM');
    const ended = await opening.catch((error: unknown) => error);
    expect(ended).toMatchObject({ code: 0 });
    expect(await readPostmaster(cluster)).toBeUndefined();
    await rm(dataDir, { recursive: true });
  });
});

/** The process that holds a data folder. */
function supervisorOf(dataDir: string): number {
  return Number.parseInt(readFileSync(path.join(dataDir, 'supervisor.lock'), 'utf8'), 10);
}

describe('after kill -9', () => {
  test('of the supervisor everything else ends by itself', async () => {
    const shop = await openShop();
    expect(await familyOf(shop)).toHaveLength(4);
    await killSupervisor(shop);
    await expect.poll(() => familyOf(shop), { timeout: 10_000 }).toEqual([]);
  });

  test('of everything at once the next start has every row', async () => {
    const shop = await openShop();
    const { books } = await ask(shop, '/buy');
    const family = await familyOf(shop);
    await killSupervisor(shop);
    for (const pid of family) process.kill(pid, 'SIGKILL');
    expect(await ask(await reopen(shop))).toMatchObject({ books });
  });

  test('of the supervisor the next start may come at once', async () => {
    const shop = await openShop();
    const { books } = await ask(shop);
    await killSupervisor(shop);
    await eventually(await reopen(shop)).toMatchObject({ books });
  });

  test('a program that hangs on to the port is ended by the next start', async () => {
    const shop = await openShop();
    const { pid } = await ask(shop, '/deaf');
    await killSupervisor(shop);
    const again = await reopen(shop);
    expect(again.output()).toContain(
      `Ending the web server that an earlier start left behind (process ${pid})`,
    );
    expect((await ask(again)).pid).not.toBe(pid);
    expect(await isAlive(pid)).toBe(false);
  }, 40_000);

  test('in the middle of a first start the next one begins anew', async () => {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'wonderling-shop-'));
    const opening = startShop({ main, dataDir }).catch((error: unknown) => error);
    const made = () => readdir(path.join(dataDir, 'postgres')).catch(() => []);
    const halfMade = expect.stringContaining('cluster.unfinished');
    await expect.poll(made, { timeout: 20_000, interval: 5 }).toContainEqual(halfMade);
    process.kill(supervisorOf(dataDir), 'SIGKILL');
    expect(await opening).toBeInstanceOf(ShopDidNotOpen);
    expect(await made()).not.toContain('cluster');
    const begun = await startShop({ main, dataDir });
    expect(await ask(begun)).toMatchObject({ books: 1 });
    await begun.stop();
    await rm(dataDir, { recursive: true });
  });
});

describe('a start that cannot be says why in one line, exit 1', () => {
  test('when the port is taken', async () => {
    const squatter = createServer().listen(0, '127.0.0.1');
    await once(squatter, 'listening');
    const { port } = squatter.address() as { port: number };
    try {
      const { code, lines } = await refusal({ env: { PORT: String(port) } });
      expect(code).toBe(1);
      expect(lines).toHaveLength(1);
      expect(lines[0]).toMatch(
        new RegExp(`^Port ${port} on 127.0.0.1 is taken.*Stop that, or set PORT to another\\.$`),
      );
      if (process.platform === 'linux') {
        const command = await commandLine(process.pid);
        expect(lines[0]).toContain(`by process ${process.pid} (${command.slice(0, 40)}`);
      }
    } finally {
      squatter.close();
    }
  });

  test('when HOST is not an address of this machine', async () => {
    const { code, lines } = await refusal({
      env: {
        HOST: '203.0.113.7',
        PUBLIC_URL: 'https://shop.example.com',
        STRIPE_SECRET_KEY: 'sk_test_x',
        STRIPE_WEBHOOK_SECRET: 'whsec_x',
        SMTP_URL: 'smtp://127.0.0.1:1',
        PRINTING_KEY: 'x',
        PRINTING_SECRET: 'x',
        PRINTING_PHONE: '+1 555 010 0199',
        PRINTING_MAIL: 'orders@example.com',
      },
    });
    expect(code).toBe(1);
    expect(lines).toEqual([
      expect.stringMatching(/^HOST 203\.0\.113\.7 is no address of this machine/),
    ]);
  });

  test('when the data folder is a file', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'wonderling-shop-'));
    const file = path.join(folder, 'data');
    await writeFile(file, '');
    const environments: Record<string, string>[] = [{}, { APP_SECRET: 'x'.repeat(40) }];
    for (const env of environments) {
      const { code, lines } = await refusal({ dataDir: file, env });
      expect(code).toBe(1);
      expect(lines).toEqual([
        expect.stringMatching(/^The data folder .* cannot be used: .* set DATA_DIR/),
      ]);
    }
    await rm(folder, { recursive: true });
  });

  const asRoot = process.getuid?.() === 0;
  if (asRoot) console.log('Left out: a data folder that is not writable, for root may write all.');
  test.skipIf(asRoot)('when the data folder is not writable', async () => {
    const { code, lines } = await refusal({ dataDir: '/usr/wonderling' });
    expect(code).toBe(1);
    expect(lines).toEqual([expect.stringMatching(/this user may not write there/)]);
  });

  test('when a setting is wrong, one line each', async () => {
    const { code, lines } = await refusal({ env: { PORT: 'x', SMTP_URL: 'y' } });
    expect(code).toBe(1);
    expect(lines.map((line) => line.split(' ')[0])).toEqual(['PORT', 'SMTP_URL']);
  });

  test('when a program falls at once, and stops the others again', async () => {
    await shop?.stop();
    const { code, lines } = await refusal({ dataDir: home, env: { FAIL_AT_START: 'yes' } });
    expect(code).toBe(1);
    expect(lines.at(-1)).toMatch(/^The (sandbox|worker) ended \(code 3\) before it was ready/);
    expect(await readPostmaster(path.join(home, 'postgres/cluster'))).toBeUndefined();
  });
});
