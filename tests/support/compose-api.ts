import type { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { requestId } from 'hono/request-id';
import type { Logger } from 'pino';
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
import { sendMailOver } from '#services/mail/smtp.ts';
import { reencodePhotos } from '#services/photos/reencode.ts';
import type { stripeClient } from '#services/stripe/stripe-payments.ts';
import type { PaymentProvider } from '#shop/checkout/payment-provider.ts';
import { photoLinks } from '#shop/family/photo-links.ts';
import type { Files } from '#shop/files.ts';
import type { PrintPartner } from '#shop/print-partner.ts';
import { LEAST_MARGIN } from '#vocabulary/delivery.ts';
import { CHECKING_MS } from '#vocabulary/making.ts';

const APP_SECRET = 'Kq3vR8wZs1Lx7Tn5Bd0Gy2Hc9Jm4Fp6A';

/** So much that only a test whose subject is a limit meets one. */
export const NO_LIMITS: Settings['limits'] = {
  mailsPerAddress: { most: 10_000, seconds: 3600 },
  mailsPerNetwork: { most: 10_000, seconds: 3600 },
  codesPerAddress: { most: 10_000, seconds: 3600 },
  codesPerNetwork: { most: 10_000, seconds: 3600 },
  uploads: { most: 10_000, seconds: 3600 },
  checkouts: { most: 10_000, seconds: 3600 },
  discountCodes: { most: 10_000, seconds: 3600 },
  previewLinks: { most: 10_000, seconds: 3600 },
  corrections: { most: 10_000, seconds: 3600 },
  giftCardTries: { most: 10_000, seconds: 3600 },
  waitingPreviews: 10_000,
};

/** What the API is put together from; what is not here, it makes for itself. */
export type ApiSurroundings = {
  database: Database;
  /** Where the app is served, without a slash at the end. */
  url: string;
  smtpUrl: string;
  stripe: ReturnType<typeof stripeClient>;
  webhookSecret: string;
  printingSecret: string;
  payments: PaymentProvider;
  printer: PrintPartner;
  files: Files;
  limits: Settings['limits'];
  trustProxy?: number;
  now?: () => Date;
  log: Logger;
};

/** The API on an app, as the web process composes it, without pages. */
export type ComposedApi = { shop: ShopServices; authParts: AuthParts; close(): Promise<void> };

/** Puts the shop's API and the sign-in calls onto an app that is served already. */
export async function composeApi(
  app: Hono<WebEnv>,
  { database, url, log, stripe, ...parts }: ApiSurroundings,
): Promise<ComposedApi> {
  const previewNews = listenForPreviewNews(database.url, log);
  const limits = openLimits(database.pool, APP_SECRET, parts.limits);
  const shop: ShopServices = {
    database,
    files: parts.files,
    payments: parts.payments,
    printer: parts.printer,
    previewNews,
    reencodePhoto: reencodePhotos(),
    checkingMs: CHECKING_MS,
    leastMargin: LEAST_MARGIN,
    photoLinks: photoLinks(APP_SECRET),
    limits,
    publicUrl: url,
    now: parts.now ?? (() => new Date()),
  };
  const authParts: AuthParts = { database, publicUrl: url, appSecret: APP_SECRET, log };
  const sendMail = sendMailOver(parts.smtpUrl, 'shop@wonderling.example');
  const signIn = openSignIn({ ...authParts, sendMail, limits, google: undefined });

  app.use(requestId());
  app.use(async (c, next) => {
    c.set('log', log);
    await next();
  });
  app.route('/', signInRoutes({ signIn, publicUrl: url, trustProxy: parts.trustProxy ?? 0 }));
  const withoutHeaders = createMiddleware((_c, next) => next());
  await mountApi(app, withoutHeaders, {
    shop,
    stripe,
    noteWebhook: () => {},
    webhookSecret: parts.webhookSecret,
    printingSecret: parts.printingSecret,
    callerOf: (headers) => signIn.findCaller(headers),
    stylesheets: async () => [],
  });
  app.onError((_error, c) => c.json({ code: 'UNHANDLED' }, 500));
  return { shop, authParts, close: () => previewNews.close() };
}
