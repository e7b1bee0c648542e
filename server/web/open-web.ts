/** What the web process consists of: pages, API and sign-in. All of its wiring is here. */
import type { Hono } from 'hono';
import type { Logger } from 'pino';
import { connect } from '#database/connect.ts';
import type { ShopServices } from '#server/api/api-context.ts';
import { mountApi } from '#server/api/mount.ts';
import { listenForPreviewNews } from '#server/api/preview-news.ts';
import { openSignIn } from '#server/auth/sign-in.ts';
import type { WebEnv } from '#server/http/web-env.ts';
import { readProof, showProof } from '#server/metrics/backup-proof.ts';
import { openWebMetrics } from '#server/metrics/web-metrics.ts';
import { openLimits } from '#server/rate-limits/rate-limits.ts';
import type { SharedSettings } from '#server/settings/settings.ts';
import { mailAddressOf, shopMailAddress } from '#server/settings/shop-mail-address.ts';
import { openFiles } from '#services/files/open-files.ts';
import { hasRoomIn } from '#services/files/room.ts';
import { sendMailOver } from '#services/mail/smtp.ts';
import { reencodePhotos } from '#services/photos/reencode.ts';
import { printPartner } from '#services/printing/print-partner.ts';
import { stripeClient, stripePayments } from '#services/stripe/stripe-payments.ts';
import { listBooks } from '#shop/catalog/list-books.ts';
import { photoLinks } from '#shop/family/photo-links.ts';
import { createWebApp } from './app.ts';
import type { Mode } from './mode.ts';

/** The web app with what it holds open. */
export type Web = {
  app: Hono<WebEnv>;
  /** The books on the shelf. */
  bookIds(): Promise<number[]>;
  /** Lets go of the polls that are held open: they answer at once, and ask again elsewhere. */
  letGo(): void;
  /** Closes its connections; for when the last answer has been given. */
  close(): Promise<void>;
};

/** Connects the web app to the rest of the shop. */
export async function openWeb(
  settings: SharedSettings,
  log: Logger,
  mode: Mode | Promise<Mode>,
): Promise<Web> {
  const database = connect(settings.databaseUrl);
  const previewNews = listenForPreviewNews(database.url, log);
  const metrics = openWebMetrics(database);
  showProof(metrics.registry, settings.backupDir);
  const limits = openLimits(database.pool, settings.appSecret, settings.limits);
  const stripe = stripeClient(settings.stripe.secretKey, settings.stripe.apiUrl);
  const shop: ShopServices = {
    database,
    files: await openFiles(settings),
    payments: stripePayments(stripe),
    printer: printPartner(settings.printing),
    previewNews,
    reencodePhoto: reencodePhotos(),
    photoLinks: photoLinks(settings.appSecret),
    limits,
    publicUrl: settings.publicUrl,
    checkingMs: settings.checkingMs,
    leastMargin: settings.leastMargin,
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

  const opened = await mode;
  const app = await createWebApp({
    settings: {
      publicUrl: settings.publicUrl,
      sandbox: settings.sandbox !== undefined,
      googleSignIn: signIn.google !== undefined,
      mail: mailAddressOf(settings),
      maker: settings.maker,
    },
    log,
    mode: opened,
    shop,
    signIn,
    trustProxy: settings.trustProxy,
    hasRoomForFiles: settings.objectStore ? undefined : () => hasRoomIn(settings.dataDir),
    metrics,
    metricsToken: settings.metrics.token,
    lastProof: () => readProof(settings.backupDir),
    mountApi: (app, secure) =>
      mountApi(app, secure, {
        shop,
        stripe,
        noteWebhook: metrics.noteWebhook,
        webhookSecret: settings.stripe.webhookSecret,
        printingSecret: settings.printing.secret,
        callerOf: (headers) => signIn.findCaller(headers),
        stylesheets: opened.stylesheets,
      }),
    formTargets: [
      'https://checkout.stripe.com',
      ...(settings.google ? [new URL(settings.google.issuer).origin] : []),
    ],
    sandbox: settings.sandbox && {
      url: new URL(`http://127.0.0.1:${settings.sandbox.port}`),
      hosts: settings.sandbox.hosts,
    },
  });
  const bookIds = async () => (await listBooks(database.orm)).map(({ id }) => id);
  return { app, bookIds, letGo: () => void previewNews.close(), close: () => database.close() };
}
