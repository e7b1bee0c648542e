import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import { pino } from 'pino';
import { connect, type Database } from '#database/connect.ts';
import { freeLoopbackPort } from '#database/embedded/loopback-port.ts';
import { startSandbox } from '#sandbox/start-sandbox.ts';
import type { AuthParts } from '#server/auth/better-auth.ts';
import { IDLE_CONNECTION_MS } from '#server/http/idle-connections.ts';
import type { WebEnv } from '#server/http/web-env.ts';
import type { Settings } from '#server/settings/settings.ts';
import { keepFilesIn } from '#services/files/local-disk.ts';
import { stripeClient, stripePayments } from '#services/stripe/stripe-payments.ts';
import { shelveTitles } from '#shop/catalog/shelve-titles.ts';
import type { WalkableFiles } from '#shop/files.ts';
import { type Bell, hangUpBell } from '#tests/faults/harness/bell.ts';
import { composeApi, NO_LIMITS } from '#tests/support/compose-api.ts';
import { printerFor } from '#tests/support/printer-for.ts';
import { type Clock, openClock } from './clock.ts';
import { openRecord, type Record } from './record.ts';
import type { Turns } from './turns.ts';
import { startWorker } from './worker.ts';

/** A whole shop in this process, with whoever is around it, over real HTTP and on a real PostgreSQL. */
export type Rig = {
  url: string;
  /** The payment provider's own address. */
  providerUrl: string;
  database: Database;
  files: WalkableFiles;
  bell: Bell;
  clock: Clock;
  record: Record;
  authParts: AuthParts;
  /** Whose turn it is; undefined between two sequences, when nobody waits. */
  turns: Turns | undefined;
  /** What the shop logged as its own fault. */
  errors: string[];
  /** The Message-ID of each letter about a payment that went out. */
  letters: string[];
  /** How many calls the shop was asked so far. */
  calls: number;
  close(): Promise<void>;
};

/** Few enough that a family meets them. */
export const LIMITS: Settings['limits'] = {
  ...NO_LIMITS,
  checkouts: { most: 8, seconds: 60 },
  waitingPreviews: 1,
};

/** Opens it on a migrated, empty database. */
export async function openRig(databaseUrl: string): Promise<Rig> {
  const errors: string[] = [];
  const letters: string[] = [];
  const log = pino({ level: 'error' }, { write: (line) => void errors.push(line) });
  const database = connect(databaseUrl);
  const app = new Hono<WebEnv>();
  const server = createAdaptorServer({
    fetch: app.fetch,
    serverOptions: { keepAliveTimeout: IDLE_CONNECTION_MS },
  }) as Server;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const bell = await hangUpBell();
  Object.assign(bell, { shopUrl: url, hold: true });

  const secrets = { secretKey: 'sk_test_of_the_model', webhookSecret: 'whsec_of_the_model' };
  const printing = { key: 'print-key', secret: 'print secret', paceMs: 3_600_000 };
  const [port, smtpPort] = [await freeLoopbackPort(), await freeLoopbackPort()];
  const sandbox = await startSandbox(
    {
      databaseUrl,
      port,
      smtpPort,
      publicUrl: url,
      webhookUrl: bell.url,
      innerUrl: url,
      stripe: secrets,
      printing,
      google: { clientId: 'model', clientSecret: 'of the model' },
    },
    log,
  );
  const folder = await mkdtemp(path.join(tmpdir(), 'wonderling-model-'));
  const clock = openClock(database);
  const record = openRecord();
  const providerUrl = `http://127.0.0.1:${port}`;
  const stripe = askingSoon(stripeClient(secrets.secretKey, providerUrl));
  const payments = record.listenTo(stripePayments(stripe), () => rig.turns);
  const files = keepFilesIn(folder);
  const smtpUrl = `smtp://127.0.0.1:${smtpPort}`;
  const printer = printerFor({ port, printing });
  const common = { database, payments, printer, files, now: () => new Date(), smtpUrl, url, log };
  const { authParts, close } = await composeApi(app, {
    ...common,
    stripe,
    webhookSecret: secrets.webhookSecret,
    printingSecret: printing.secret,
    limits: LIMITS,
  });
  await shelveTitles(database);
  const worker = await startWorker({ ...common, letters }, () => rig.turns);

  const rig: Rig = {
    url,
    providerUrl,
    database,
    files,
    bell,
    clock,
    record,
    authParts,
    turns: undefined,
    errors,
    letters,
    calls: 0,
    async close() {
      await worker.stop();
      await close();
      server.close();
      server.closeAllConnections();
      await sandbox.stop();
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
  return rig;
}

/**
 * Two who begin one payment at once are told to ask again (409), and the provider's library waits half a second before
 * it does. Here it asks again sooner, and as often.
 */
function askingSoon(stripe: ReturnType<typeof stripeClient>) {
  return Object.assign(stripe, { getInitialNetworkRetryDelay: () => 0.03 });
}
