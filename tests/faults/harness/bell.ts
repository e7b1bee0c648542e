import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** An event of the payment provider, as it came: signed over its very bytes. */
export type Ring = { body: Buffer; signature: string };

/** The bell between the provider and the shop's webhook. */
export type Bell = {
  url: string;
  /** Where the shop's webhook is; known once the shop is open. */
  shopUrl: string;
  /** What is done with an event: passed on, or answered 200 here and kept in `kept`. */
  hold: boolean;
  kept: Ring[];
  /** Rings at the shop; answers the HTTP status, 0 if nobody opened. */
  ring(event: Ring): Promise<number>;
};

/** Hangs the bell up on a loopback port of its own. */
export async function hangUpBell(): Promise<Bell> {
  const server = createServer(async (request, response) => {
    const event = {
      body: await buffer(request),
      signature: String(request.headers['stripe-signature']),
    };
    if (bell.hold) bell.kept.push(event);
    const status = bell.hold ? 200 : await bell.ring(event);
    // Nobody opened: the provider must hear that too, and not an answer of ours.
    if (status === 0) response.destroy();
    else response.writeHead(status).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  server.unref();
  const { port } = server.address() as AddressInfo;
  const bell: Bell = {
    url: `http://127.0.0.1:${port}/`,
    shopUrl: '',
    hold: false,
    kept: [],
    ring: ({ body, signature }) =>
      fetch(`${bell.shopUrl}/api/webhooks/stripe`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'stripe-signature': signature },
        body: new Uint8Array(body),
        signal: AbortSignal.timeout(10_000),
      }).then(
        async (answer) => {
          await answer.body?.cancel();
          return answer.status;
        },
        () => 0,
      ),
  };
  return bell;
}
