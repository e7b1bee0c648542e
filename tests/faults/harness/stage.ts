import { randomUUID } from 'node:crypto';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pino } from 'pino';
import { freeLoopbackPort } from '../../../database/embedded/loopback-port.ts';
import { readPostmaster, untilGone } from '../../../database/embedded/postmaster.ts';
import { inDatabaseOf } from '../../support/in-database-of.ts';
import { beSignedIn } from '../../support/sign-in.ts';
import { removeDataFolder, type StartedShop, startShop } from '../../support/start-shop.ts';
import { type Bell, hangUpBell } from './bell.ts';
import { type Customer, customerOf } from './customer.ts';
import { type Disk, mountDisk } from './disk.ts';
import { type MailLine, openMailLine } from './mail-line.ts';
import { openProviderLine, type ProviderLine } from './provider-line.ts';

/** A shop in real processes, with every way to the world outside in the harness's hands. */
export type Stage = {
  shop: StartedShop;
  provider: ProviderLine;
  mail: MailLine;
  bell: Bell;
  /** Where photos and PDFs are kept; undefined where this user may not mount one. */
  disk: Disk | undefined;
  newCustomer(): Promise<Customer>;
  /** Signals a process of the shop. */
  signal(whom: 'web server' | 'worker' | 'database', signal: NodeJS.Signals): Promise<void>;
  /** Asks /healthz until it answers 200; answers how many ms that took. Throws after two minutes. */
  untilHealthy(): Promise<number>;
  strike(): Promise<void>;
};

/** A worker starts in 3 s of a core's time; on a machine with ten times the work that it has cores for, in 40. */
const HEALTHY_WITHIN_MS = 120_000;
const silent = pino({ level: 'silent' });
const APP_SECRET = 'of the fault trials, and of nothing else';

/** Opens the shop on fresh folders and random loopback ports. */
export async function setStage(): Promise<Stage> {
  const [sandboxPort, smtpPort] = [await freeLoopbackPort(), await freeLoopbackPort()];
  const provider = await openProviderLine(sandboxPort);
  const mail = await openMailLine(smtpPort);
  const bell = await hangUpBell();
  const dataDir = await mkdtemp(path.join(tmpdir(), 'wonderling-faults-'));
  const disk = mountDisk(path.join(dataDir, 'files'));
  const shop = await startShop({
    main: path.join(import.meta.dirname, '../shop/main.ts'),
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
    },
  }).catch((error) => {
    disk?.unmount();
    throw error;
  });
  bell.shopUrl = shop.url;
  return {
    shop,
    provider,
    mail,
    bell,
    disk,
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
      const pid = whom === 'database' ? await databaseOf(dataDir) : shop.programs()[whom];
      if (!pid) throw new Error(`The ${whom} is not there to be sent ${signal}`);
      process.kill(pid, signal);
      // What is asked next must not still be answered by it.
      if (signal === 'SIGKILL') await untilGone(pid, 10_000);
    },
    untilHealthy: () => untilHealthy(shop.url),
    async strike() {
      await shop.stop();
      disk?.unmount();
      await removeDataFolder(shop);
    },
  };
}

async function databaseOf(dataDir: string): Promise<number | undefined> {
  return (await readPostmaster(path.join(dataDir, 'postgres/cluster')))?.pid;
}

async function untilHealthy(url: string): Promise<number> {
  const begun = Date.now();
  for (;;) {
    const answer = await fetch(`${url}/healthz`, { signal: AbortSignal.timeout(10_000) }).catch(
      () => undefined,
    );
    const text = await answer?.text().catch(() => undefined);
    if (answer?.status === 200) return Date.now() - begun;
    if (Date.now() - begun > HEALTHY_WITHIN_MS) {
      throw new Error(`The shop was not healthy again within two minutes: ${text ?? 'no answer'}`);
    }
    await wait(100);
  }
}
