import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, createServer as createTcpServer } from 'node:net';
import { text } from 'node:stream/consumers';
import { pino } from 'pino';
import Stripe from 'stripe';
import { afterAll } from 'vitest';
import type { SandboxSettings } from '#sandbox/settings.ts';
import { type Sandbox, startSandbox } from '#sandbox/start-sandbox.ts';
import type { PrintPartner } from '#shop/print-partner.ts';
import { printerFor } from './printer-for.ts';

/** One request that came to the webhook. */
export type Ring = { payload: string; signature: string; event: Stripe.Event; at: number };

/** A webhook that is not the shop's: it keeps what it hears, and answers as told. */
export type Listener = {
  url: string;
  rings: Ring[];
  /** The HTTP statuses of the next answers; afterwards 200. */
  answerNext(...statuses: number[]): void;
};

/** The sandbox inside the test process, on ports of its own. */
export type RunningSandbox = {
  url: string;
  settings: SandboxSettings;
  /** The provider's own SDK, pointed at the sandbox as the shop points it. */
  stripe: Stripe;
  /** The shop's own client of the print partner, pointed at the sandbox. */
  printer: PrintPartner;
  stop(): Promise<void>;
};

/**
 * Starts the sandbox for one test file.
 * @param databaseUrl the test file's database
 * @param changed settings other than the usual ones
 */
export async function runSandbox(
  databaseUrl: string,
  changed: Partial<SandboxSettings> = {},
): Promise<RunningSandbox> {
  const settings: SandboxSettings = {
    databaseUrl,
    port: await freePort(),
    smtpPort: await freePort(),
    publicUrl: 'http://shop.localhost:3000',
    webhookUrl: 'http://127.0.0.1:9/api/webhooks/stripe',
    innerUrl: changed.publicUrl ?? 'http://shop.localhost:3000',
    stripe: { secretKey: 'sk_test_of_the_tests', webhookSecret: 'whsec_of_the_tests' },
    google: { clientId: 'wonderling-tests', clientSecret: 'google secret of the tests' },
    printing: { key: 'print-key', secret: 'print secret of the tests', paceMs: 3_600_000 },
    ...changed,
  };
  const sandbox: Sandbox = await startSandbox(settings, pino({ level: 'silent' }));
  let stopped: Promise<void> | undefined;
  const stop = () => {
    stopped ??= sandbox.stop();
    return stopped;
  };
  afterAll(stop);
  const url = `http://127.0.0.1:${settings.port}`;
  return { url, settings, stripe: sdkFor(settings), printer: printerFor(settings), stop };
}

/** The SDK as the shop uses it against the sandbox. */
export function sdkFor(settings: SandboxSettings): Stripe {
  return new Stripe(settings.stripe.secretKey, {
    host: '127.0.0.1',
    port: settings.port,
    protocol: 'http',
    maxNetworkRetries: 0,
    telemetry: false,
  });
}

/** Starts a webhook to listen at; it is closed when the test file is done. */
export async function startListener(): Promise<Listener> {
  const rings: Ring[] = [];
  const statuses: number[] = [];
  const server: Server = createServer(async (request, response) => {
    const payload = await text(request);
    const signature = String(request.headers['stripe-signature']);
    rings.push({ payload, signature, event: JSON.parse(payload), at: Date.now() });
    response.writeHead(statuses.shift() ?? 200).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  afterAll(() => server.close());
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/api/webhooks/stripe`,
    rings,
    answerNext: (...next) => void statuses.push(...next),
  };
}

/** A loopback port that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createTcpServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
