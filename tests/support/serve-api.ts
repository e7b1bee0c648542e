import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import { pino } from 'pino';
import { afterAll } from 'vitest';
import type { Database } from '#database/connect.ts';
import type { ShopServices } from '#server/api/api-context.ts';
import type { AuthParts } from '#server/auth/better-auth.ts';
import { IDLE_CONNECTION_MS } from '#server/http/idle-connections.ts';
import type { WebEnv } from '#server/http/web-env.ts';
import type { Settings } from '#server/settings/settings.ts';
import { keepFilesIn } from '#services/files/local-disk.ts';
import { stripeClient, stripePayments } from '#services/stripe/stripe-payments.ts';
import { composeApi, NO_LIMITS } from './compose-api.ts';
import { openTestMailbox, type TestMailbox } from './mailbox.ts';
import { type RunningSandbox, runSandbox } from './run-sandbox.ts';
import { openTestDatabase } from './test-database.ts';

/** The shop's API over real HTTP, with the sandbox's payment provider, without pages. */
export type ServedApi = {
  url: string;
  shop: ShopServices;
  database: Database;
  mailbox: TestMailbox;
  sandbox: RunningSandbox;
  authParts: AuthParts;
};

/** Serves it for the test file that calls it, at its top level, on a database of its own. */
export async function serveApi(
  options: { limits?: Settings['limits']; trustProxy?: number } = {},
): Promise<ServedApi> {
  const testDatabase = await openTestDatabase();
  const database = testDatabase.connect();
  const mailbox = await openTestMailbox();
  const log = pino({ level: 'silent' });
  const app = new Hono<WebEnv>();
  const server = createAdaptorServer({
    fetch: app.fetch,
    serverOptions: { keepAliveTimeout: IDLE_CONNECTION_MS },
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const sandbox = await runSandbox(testDatabase.url, {
    publicUrl: url,
    webhookUrl: `${url}/api/webhooks/stripe`,
  });

  const folder = await mkdtemp(path.join(tmpdir(), 'wonderling-files-'));
  const stripe = stripeClient(sandbox.settings.stripe.secretKey, sandbox.url);
  const { shop, authParts, close } = await composeApi(app, {
    database,
    url,
    smtpUrl: mailbox.smtpUrl,
    stripe,
    webhookSecret: sandbox.settings.stripe.webhookSecret,
    printingSecret: sandbox.settings.printing.secret,
    payments: stripePayments(stripe),
    printer: sandbox.printer,
    files: keepFilesIn(folder),
    limits: options.limits ?? NO_LIMITS,
    trustProxy: options.trustProxy,
    log,
  });

  afterAll(async () => {
    await close();
    server.close();
    if ('closeAllConnections' in server) server.closeAllConnections();
    await rm(folder, { recursive: true, force: true });
  });
  return { url, shop, database, mailbox, sandbox, authParts };
}
