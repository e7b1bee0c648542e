import { once } from 'node:events';
import type { Server } from 'node:http';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import type { Logger } from 'pino';
import { signInProvider } from './google/sign-in-provider.ts';
import { startMailServer } from './mailbox/mail-server.ts';
import { mailboxPages } from './mailbox/mailbox-pages.ts';
import { frontPages, nothingHere, outOfOrder } from './pages.ts';
import { paymentPage } from './payments/payment-page.ts';
import { paymentsPage } from './payments/payments-page.ts';
import { startEventSender } from './payments/send-events.ts';
import { stripeApi } from './payments/stripe-api.ts';
import { printApi } from './printing/print-api.ts';
import { printingPage } from './printing/printing-page.ts';
import { startPrinter } from './printing/run-printer.ts';
import type { SandboxSettings } from './settings.ts';
import { openStore } from './store.ts';

/** The stand-ins, running. */
export type Sandbox = {
  /** Stops taking requests and mails, waits for what is on its way, and closes the database. */
  stop(): Promise<void>;
};

// No script runs in any page of the sandbox, whatever a mail brings along. A mail's styles are written into it, and its
// pictures may come from the shop.
const contentSecurityPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src * data:; font-src 'self'; base-uri 'none'; frame-ancestors 'none'";

/**
 * Starts the payment provider, the print partner, the mail server and the sign-in provider on loopback ports, with their pages.
 * @throws if the database cannot be reached or a port is taken
 */
export async function startSandbox(settings: SandboxSettings, log: Logger): Promise<Sandbox> {
  const store = await openStore(settings.databaseUrl);
  const { publicUrl, webhookUrl, innerUrl } = settings;
  const sender = startEventSender(
    store,
    { publicUrl, webhookUrl, webhookSecret: settings.stripe.webhookSecret },
    log,
  );
  const printer = startPrinter(store, { ...settings.printing, publicUrl, innerUrl }, log);
  // Not strict: `/sandbox` and `/sandbox/` are the same page.
  const app = new Hono({ strict: false });
  app.use('/sandbox/*', async (c, next) => {
    await next();
    c.header('content-security-policy', contentSecurityPolicy);
    c.header('x-content-type-options', 'nosniff');
    if (!c.res.headers.has('cache-control')) c.header('cache-control', 'no-store');
  });
  app.route(
    '/v1',
    stripeApi(store, { secretKey: settings.stripe.secretKey, publicUrl }, sender.wake, log),
  );
  app.route('/sandbox/pay', paymentPage(store, publicUrl, sender.wake));
  app.route('/sandbox/payments', paymentsPage(store, publicUrl, sender.wake));
  app.route('/printing', printApi(store, settings.printing, printer.wake, log));
  app.route('/sandbox/printing', printingPage(store, settings.printing.paceMs, printer.wake));
  app.route('/sandbox', mailboxPages(store));
  app.route(
    '/sandbox/google',
    await signInProvider(store, {
      publicUrl,
      ownUrl: `http://127.0.0.1:${settings.port}`,
      ...settings.google,
    }),
  );
  app.route('/sandbox', frontPages());
  app.notFound((c) => c.html(nothingHere(), 404));
  app.onError((error, c) => {
    log.error({ err: error, path: c.req.path }, 'sandbox page failed');
    return c.html(outOfOrder(), 503);
  });

  const mailServer = await startMailServer(store, settings.smtpPort, log);
  const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: settings.port }) as Server;
  await once(server, 'listening');
  return {
    async stop() {
      const closed = once(server, 'close');
      server.close();
      server.closeIdleConnections();
      await Promise.all([closed, mailServer.close(), sender.stop(), printer.stop()]);
      await store.close();
    },
  };
}
