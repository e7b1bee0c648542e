import { randomUUID } from 'node:crypto';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pino } from 'pino';
import { freeLoopbackPort } from '#database/embedded/loopback-port.ts';
import { isAlive, readPostmaster, untilGone } from '#database/embedded/postmaster.ts';
import { keepFilesIn } from '#services/files/local-disk.ts';
import { keepFilesInStore } from '#services/files/object-store.ts';
import type { WalkableFiles } from '#shop/files.ts';
import { inDatabaseOf } from '#tests/support/in-database-of.ts';
import { STORE } from '#tests/support/object-store.ts';
import { beSignedIn } from '#tests/support/sign-in.ts';
import {
  type Kind,
  type Processes,
  removeDataFolder,
  type StartedShop,
  startShop,
} from '#tests/support/start-shop.ts';
import { openStoreLine, type StoreLine } from '#tests/support/store-line.ts';
import { type Bell, hangUpBell } from './bell.ts';
import { type Customer, customerOf } from './customer.ts';
import { type Disk, mountDisk } from './disk.ts';
import { type MailLine, openMailLine } from './mail-line.ts';
import { openProviderLine, type ProviderLine } from './provider-line.ts';

/** A shop in real processes, with every way to the world outside in the harness's hands. */
export type FaultRig = {
  /** As it is open now: after `reopen` it is another one, at the same address. */
  readonly shop: StartedShop;
  provider: ProviderLine;
  mail: MailLine;
  bell: Bell;
  /** Where photos and PDFs are kept: straight to it, whatever becomes of the shop's own way. */
  files: WalkableFiles;
  /** The disk under them; undefined where files are in a store, or where this user may not mount one. */
  disk: Disk | undefined;
  /** The disk under the database; undefined where this user may not mount one. */
  databaseDisk: Disk | undefined;
  /** The line to the store that they are in; undefined where they are on a disk. */
  store: StoreLine | undefined;
  newCustomer(): Promise<Customer>;
  /** Signals the processes of a kind. */
  signal(whom: Kind | 'database', signal: NodeJS.Signals): Promise<void>;
  /** SIGKILL for the supervisor, all that it started and the database, in one go. Nobody is left to start anything. */
  killEverything(): Promise<void>;
  /** Opens the shop once more on the same data, at the same address. */
  reopen(): Promise<void>;
  /**
   * Asks /healthz until it answers 200 and every process of the shop runs; answers how many ms that took. Throws after
   * two minutes.
   */
  untilHealthy(): Promise<number>;
  strike(): Promise<void>;
};

/** A worker starts in 3 s of a core's time; on a machine with ten times the work that it has cores for, in 40. */
const HEALTHY_WITHIN_MS = 120_000;
const silent = pino({ level: 'silent' });
const APP_SECRET = 'of the fault trials, and of nothing else';

const mains: Record<Processes, string> = {
  'one-of-each': '../shop/main.ts',
  'two-of-each': '../shop/two-of-each.ts',
};

/** Opens the shop on fresh folders and random loopback ports. */
export async function setUpFaultRig(processes: Processes = 'one-of-each'): Promise<FaultRig> {
  const [sandboxPort, smtpPort] = [await freeLoopbackPort(), await freeLoopbackPort()];
  const provider = await openProviderLine(sandboxPort);
  const mail = await openMailLine(smtpPort);
  const bell = await hangUpBell();
  const dataDir = await mkdtemp(path.join(tmpdir(), 'wonderling-faults-'));
  const kept = await (processes === 'two-of-each' ? inAStore() : onADisk(dataDir));
  const { disk, store, files } = kept;
  const databaseDisk = mountDisk(path.join(dataDir, 'postgres'));
  const unmount = () => {
    disk?.unmount();
    databaseDisk?.unmount();
  };
  const how = {
    main: path.join(import.meta.dirname, mains[processes]),
    dataDir,
    env: {
      APP_SECRET,
      // Whoever insists while something is broken must not be taken for somebody who knocks too often.
      LIMIT_CHECKOUTS: '1000/1m',
      LIMIT_UPLOADS: '1000/1m',
      LIMIT_MAILS_PER_NETWORK: '1000/1m',
      SANDBOX_PORT: String(sandboxPort),
      SANDBOX_SMTP_PORT: String(smtpPort),
      FAULT_PROVIDER_PORT: String(provider.port),
      FAULT_SMTP_PORT: String(mail.port),
      FAULT_BELL_URL: bell.url,
      ...kept.env,
    },
  };
  let shop = await startShop(how).catch((error) => {
    unmount();
    throw error;
  });
  bell.shopUrl = shop.url;
  return {
    get shop() {
      return shop;
    },
    provider,
    mail,
    bell,
    files,
    disk,
    databaseDisk,
    store,
    async newCustomer() {
      const email = `${randomUUID()}@example.com`;
      const { token } = await inDatabaseOf(shop, (database) =>
        beSignedIn(
          { database, publicUrl: shop.url, appSecret: APP_SECRET, log: silent },
          { email },
        ),
      );
      const customer = customerOf(shop.url, { email, token });
      await customer.giveAddress();
      return customer;
    },
    async signal(whom, signal) {
      const pids = whom === 'database' ? await databaseOf(dataDir) : shop.pidsOf(whom);
      if (pids.length === 0) throw new Error(`The ${whom} is not there to be sent ${signal}`);
      for (const pid of pids) process.kill(pid, signal);
      // What is asked next must not still be answered by it: a database that is stopping has let /healthz say 200, and
      // then hung up on the judge.
      if (signal === 'SIGKILL' || whom === 'database') {
        await Promise.all(pids.map((pid) => untilGone(pid, 10_000)));
      }
    },
    async killEverything() {
      const pids = [
        shop.process.pid!,
        ...Object.values(shop.programs()),
        ...(await databaseOf(dataDir)),
      ];
      for (const pid of pids) process.kill(pid, 'SIGKILL');
      await Promise.all(pids.map((pid) => untilGone(pid, 10_000)));
    },
    async reopen() {
      const { port } = new URL(shop.url);
      shop = await startShop({ ...how, env: { ...how.env, PORT: port } });
    },
    untilHealthy: () => untilHealthy(shop),
    async strike() {
      await shop.stop();
      unmount();
      await removeDataFolder(shop);
    },
  };
}

/** Where photos and PDFs are, and the ways to make them go wrong. */
type Kept = Pick<FaultRig, 'files' | 'disk' | 'store'> & { env: Record<string, string> };

async function onADisk(dataDir: string): Promise<Kept> {
  const folder = path.join(dataDir, 'files');
  return { disk: mountDisk(folder), store: undefined, files: keepFilesIn(folder), env: {} };
}

async function inAStore(): Promise<Kept> {
  const port = await freeLoopbackPort();
  const behind = { endpoint: `http://127.0.0.1:${port}`, ...STORE };
  const store = await openStoreLine(behind);
  const env = { STORE_PORT: String(port), FAULT_STORE_PORT: new URL(store.store.endpoint).port };
  return { disk: undefined, store, files: keepFilesInStore(behind), env };
}

async function databaseOf(dataDir: string): Promise<number[]> {
  const postmaster = await readPostmaster(path.join(dataDir, 'postgres/cluster'));
  return postmaster ? [postmaster.pid] : [];
}

async function untilHealthy(shop: StartedShop): Promise<number> {
  const begun = Date.now();
  for (;;) {
    const answer = await fetch(`${shop.url}/healthz`, {
      signal: AbortSignal.timeout(10_000),
    }).catch(() => undefined);
    const text = await answer?.text().catch(() => undefined);
    // A worker that was killed when all was done is not missed by any answer, only by the trial that would kill it next.
    const dead = await deadPrograms(shop);
    if (answer?.status === 200 && dead.length === 0) return Date.now() - begun;
    if (Date.now() - begun > HEALTHY_WITHIN_MS) {
      const said = [`/healthz: ${text ?? 'no answer'}`, ...dead.map((name) => `no ${name}`)];
      throw new Error(`The shop was not healthy again within two minutes: ${said.join(', ')}`);
    }
    await wait(100);
  }
}

async function deadPrograms(shop: StartedShop): Promise<string[]> {
  const programs = Object.entries(shop.programs());
  const alive = await Promise.all(programs.map(([, pid]) => isAlive(pid)));
  return programs.flatMap(([name], n) => (alive[n] ? [] : [name]));
}
