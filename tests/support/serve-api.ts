import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { requestId } from 'hono/request-id';
import { pino } from 'pino';
import { afterAll } from 'vitest';
import type { Database } from '#database/connect.ts';
import type { ShopServices } from '#server/api/api-context.ts';
import { mountApi } from '#server/api/mount.ts';
import { listenForPreviewNews } from '#server/api/preview-news.ts';
import type { AuthParts } from '#server/auth/better-auth.ts';
import { signInRoutes } from '#server/auth/routes.ts';
import { openSignIn } from '#server/auth/sign-in.ts';
import type { WebEnv } from '#server/http/web-env.ts';
import { openLimits } from '#server/rate-limits/rate-limits.ts';
import type { Settings } from '#server/settings/settings.ts';
import { keepFilesIn } from '#services/files/local-disk.ts';
import { sendMailOver } from '#services/mail/smtp.ts';
import { reencodePhotos } from '#services/photos/reencode.ts';
import { stripeClient, stripePayments } from '#services/stripe/stripe-payments.ts';
import { photoLinks } from '#shop/family/photo-links.ts';
import { openTestMailbox, type TestMailbox } from './mailbox.ts';
import { type RunningSandbox, runSandbox } from './run-sandbox.ts';
import { openTestDatabase } from './test-database.ts';

const APP_SECRET = 'Kq3vR8wZs1Lx7Tn5Bd0Gy2Hc9Jm4Fp6A';

/** The shop's API over real HTTP, with the sandbox's payment provider, without pages. */
export type ServedApi = {
  url: string;
  shop: ShopServices;
  database: Database;
  mailbox: TestMailbox;
  sandbox: RunningSandbox;
  authParts: AuthParts;
};

/** So much that only a test whose subject is a limit meets one. */
export const NO_LIMITS: Settings['limits'] = {
  mailsPerAddress: { most: 10_000, seconds: 3600 },
  mailsPerNetwork: { most: 10_000, seconds: 3600 },
  codesPerAddress: { most: 10_000, seconds: 3600 },
  codesPerNetwork: { most: 10_000, seconds: 3600 },
  uploads: { most: 10_000, seconds: 3600 },
  checkouts: { most: 10_000, seconds: 3600 },
  waitingPreviews: 10_000,
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
  const server = createAdaptorServer({ fetch: app.fetch });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const sandbox = await runSandbox(testDatabase.url, {
    publicUrl: url,
    webhookUrl: `${url}/api/webhooks/stripe`,
  });

  const folder = await mkdtemp(path.join(tmpdir(), 'wonderling-files-'));
  const stripe = stripeClient(sandbox.settings.stripe.secretKey, sandbox.url);
  const previewNews = listenForPreviewNews(testDatabase.url, log);
  const limits = openLimits(database.pool, APP_SECRET, options.limits ?? NO_LIMITS);
  const shop: ShopServices = {
    database,
    files: keepFilesIn(folder),
    payments: stripePayments(stripe),
    previewNews,
    reencodePhoto: reencodePhotos(),
    photoLinks: photoLinks(APP_SECRET),
    limits,
    publicUrl: url,
    now: () => new Date(),
  };
  const authParts: AuthParts = {
    database,
    publicUrl: url,
    appSecret: APP_SECRET,
    log,
  };
  const sendMail = sendMailOver(mailbox.smtpUrl, 'shop@wonderling.example');
  const signIn = openSignIn({ ...authParts, sendMail, limits, google: undefined });

  app.use(requestId());
  app.use(async (c, next) => {
    c.set('log', log);
    await next();
  });
  app.route('/', signInRoutes({ signIn, publicUrl: url, trustProxy: options.trustProxy ?? 0 }));
  const withoutHeaders = createMiddleware((_c, next) => next());
  await mountApi(app, withoutHeaders, {
    shop,
    stripe,
    noteWebhook: () => {},
    webhookSecret: sandbox.settings.stripe.webhookSecret,
    callerOf: (headers) => signIn.findCaller(headers),
  });
  app.onError((_error, c) => c.json({ code: 'UNHANDLED' }, 500));

  afterAll(async () => {
    await previewNews.close();
    server.close();
    if ('closeAllConnections' in server) server.closeAllConnections();
    await rm(folder, { recursive: true, force: true });
  });
  return { url, shop, database, mailbox, sandbox, authParts };
}
