/** The web process: pages, API and sign-in on one port. All of its wiring is here. */
import path from 'node:path';
import { serve } from '@hono/node-server';
import type { ServerBuild } from 'react-router';
import { connect } from '#database/connect.ts';
import type { ShopServices } from '#server/api/api-context.ts';
import { mountApi } from '#server/api/mount.ts';
import { listenForPreviewNews } from '#server/api/preview-news.ts';
import { openSignIn } from '#server/auth/sign-in.ts';
import { openLog } from '#server/logging/log.ts';
import { openWebMetrics } from '#server/metrics/web-metrics.ts';
import { openLimits } from '#server/rate-limits/rate-limits.ts';
import { sharedSettings } from '#server/settings/shared-settings.ts';
import { shopMailAddress } from '#server/settings/shop-mail-address.ts';
import { openFiles } from '#services/files/open-files.ts';
import { sendMailOver } from '#services/mail/smtp.ts';
import { reencodePhotos } from '#services/photos/reencode.ts';
import { stripeClient, stripePayments } from '#services/stripe/stripe-payments.ts';
import { photoLinks } from '#shop/family/photo-links.ts';
import { createWebApp } from './app.ts';

const settings = sharedSettings();
const log = openLog('web');
const buildFolder = path.resolve(import.meta.dirname, '../../build');

// Read while the rest is put together: it is the biggest single file of the process.
const build: Promise<ServerBuild> = import(`${buildFolder}/server/index.js`);

const database = connect(settings.databaseUrl);
const previewNews = listenForPreviewNews(database.url, log);
const figures = openWebMetrics(database);
const limits = openLimits(database.pool, settings.appSecret, settings.limits);
const stripe = stripeClient(settings.stripe.secretKey, settings.stripe.apiUrl);
const shop: ShopServices = {
  database,
  files: await openFiles(settings),
  payments: stripePayments(stripe),
  previewNews,
  reencodePhoto: reencodePhotos(),
  photoLinks: photoLinks(settings.appSecret),
  limits,
  publicUrl: settings.publicUrl,
  now: () => new Date(),
};
const signIn = openSignIn({
  database,
  publicUrl: settings.publicUrl,
  appSecret: settings.appSecret,
  log,
  limits,
  sendMail: sendMailOver(settings.smtpUrl, shopMailAddress(settings)),
  google: settings.google,
});

const app = await createWebApp({
  settings: {
    publicUrl: settings.publicUrl,
    sandbox: settings.sandbox !== undefined,
    googleSignIn: signIn.google !== undefined,
  },
  log,
  build: await build,
  clientFolder: `${buildFolder}/client`,
  shop,
  signIn,
  trustProxy: settings.trustProxy,
  figures,
  metricsToken: settings.metrics.token,
  mountApi: (app, secure) =>
    mountApi(app, secure, {
      shop,
      stripe,
      noteWebhook: figures.noteWebhook,
      webhookSecret: settings.stripe.webhookSecret,
      callerOf: (headers) => signIn.findCaller(headers),
    }),
  formTargets: [
    'https://checkout.stripe.com',
    ...(settings.google ? [new URL(settings.google.issuer).origin] : []),
  ],
  sandboxUrl: settings.sandbox && new URL(`http://127.0.0.1:${settings.sandbox.port}`),
});

/**
 * Longer than a proxy keeps an idle connection to us (nginx 60 s, most balancers 60): whoever hangs up first must not be
 * the one who is asked. With Node's 5 s a proxy's request can meet a connection that is just being closed.
 */
const IDLE_CONNECTION_MS = 75_000;

const server = serve(
  {
    fetch: app.fetch,
    hostname: settings.host,
    port: settings.port,
    serverOptions: { keepAliveTimeout: IDLE_CONNECTION_MS },
  },
  () => {
    log.info({ host: settings.host, port: settings.port }, 'listening');
    process.send?.('ready');
  },
);
server.on('error', (error: NodeJS.ErrnoException) => {
  const taken = `Port ${settings.port} is taken. Stop what runs there, or set PORT to another one.`;
  process.stderr.write(`${error.code === 'EADDRINUSE' ? taken : error.message}\n`);
  process.exit(1);
});

/** Answers what has been asked, then leaves; whoever is not done in time is cut off. */
const LAST_ANSWERS_MS = 5_000;

function stop(): void {
  // Polls that are held open answer at once and go elsewhere.
  void previewNews.close();
  server.close(async () => {
    await database.close();
    process.exit(0);
  });
  setTimeout(() => process.exit(0), LAST_ANSWERS_MS).unref();
}
process.once('SIGTERM', stop);
process.once('SIGINT', stop);
// The supervisor holds the other end: when it is killed, nobody would restart or stop this process.
process.once('disconnect', stop);
