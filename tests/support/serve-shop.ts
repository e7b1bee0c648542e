import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { Writable } from 'node:stream';
import { createAdaptorServer } from '@hono/node-server';
import type { ServerBuild } from 'react-router';
import { afterAll } from 'vitest';
import { mountApi } from '#server/api/mount.ts';
import { openSignIn } from '#server/auth/sign-in.ts';
import { IDLE_CONNECTION_MS } from '#server/http/idle-connections.ts';
import { openLog } from '#server/logging/log.ts';
import { openWebMetrics, type WebMetrics } from '#server/metrics/web-metrics.ts';
import type { Settings } from '#server/settings/settings.ts';
import { createWebApp } from '#server/web/app.ts';
import { production } from '#server/web/mode.ts';
import { sendMailOver } from '#services/mail/smtp.ts';
import { stripeClient } from '#services/stripe/stripe-payments.ts';
import { SAMPLE_MAKER } from '#vocabulary/sample-maker.ts';
import { type ServedApi, serveApi } from './serve-api.ts';

const buildFolder = path.resolve(import.meta.dirname, '../../build');

/** The whole web process inside the test's, pages included, as the build that `npm test` has made before. */
export type ServedShop = ServedApi & {
  /** The route table, as it was built. */
  routes: ServerBuild['routes'];
  metrics: WebMetrics;
  /** All that was logged so far. */
  logged(): string;
};

/**
 * Serves it for the test file that calls it, at its top level. What is not about pages comes from `serveApi`.
 * @param options.publicUrl what the shop believes its address to be; not given: where it really is
 */
export async function serveShop(
  options: { publicUrl?: string; limits?: Settings['limits'] } = {},
): Promise<ServedShop> {
  const api = await serveApi({ limits: options.limits });
  const { shop, sandbox, mailbox } = api;
  let lines = '';
  const log = openLog(
    'web',
    new Writable({
      write(chunk, _encoding, done) {
        lines += chunk;
        done();
      },
    }),
  );
  const build: ServerBuild = await import(path.join(buildFolder, 'server/index.js'));
  const authParts = { ...api.authParts, log, publicUrl: options.publicUrl ?? api.url };
  const sendMail = sendMailOver(mailbox.smtpUrl, 'shop@wonderling.example');
  const signIn = openSignIn({ ...authParts, sendMail, limits: shop.limits, google: undefined });
  const metrics = openWebMetrics(shop.database);
  const app = await createWebApp({
    settings: {
      publicUrl: authParts.publicUrl,
      sandbox: false,
      googleSignIn: false,
      mail: 'hello@wonderling.example',
      maker: SAMPLE_MAKER,
    },
    log,
    mode: production(build, path.join(buildFolder, 'client')),
    shop,
    signIn,
    trustProxy: 0,
    hasRoomForFiles: undefined,
    metrics,
    metricsToken: undefined,
    lastProof: async () => undefined,
    mountApi: (app, secure) =>
      mountApi(app, secure, {
        shop,
        stripe: stripeClient(sandbox.settings.stripe.secretKey, sandbox.url),
        noteWebhook: metrics.noteWebhook,
        webhookSecret: sandbox.settings.stripe.webhookSecret,
        printingSecret: sandbox.settings.printing.secret,
        callerOf: (headers) => signIn.findCaller(headers),
        stylesheets: async () => [],
      }),
    formTargets: ['https://checkout.stripe.com'],
    sandbox: undefined,
  });
  const server = createAdaptorServer({
    fetch: app.fetch,
    serverOptions: { keepAliveTimeout: IDLE_CONNECTION_MS },
  }) as Server;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  afterAll(() => {
    server.close();
    server.closeAllConnections();
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { ...api, authParts, url, metrics, routes: build.routes, logged: () => lines };
}
