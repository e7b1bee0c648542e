import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A call on its way, with its whole body. */
export type Call = {
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  body: Buffer;
};

/** What was answered to it, whole. */
export type Answer = { status: number; headers: IncomingMessage['headers']; body: Buffer };

/** A line to an HTTP service, held by a test. */
export type HttpLine = {
  port: number;
  /** Nobody listens until `connect` is called again. */
  cut(): Promise<void>;
  connect(): Promise<void>;
};

/**
 * Opens a line on a loopback port of its own.
 * @param carry answers a call, or does not; if it throws, the line breaks
 */
export async function openHttpLine(
  carry: (call: Call, answer: ServerResponse) => Promise<void>,
): Promise<HttpLine> {
  const server = createServer(async (incoming, answer) => {
    const { method = 'GET', url: path = '/', headers } = incoming;
    try {
      await carry({ method, path, headers, body: await buffer(incoming) }, answer);
    } catch {
      answer.destroy();
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  // A test must be able to end, whoever still keeps a connection alive.
  server.unref();
  return {
    port,
    async cut() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
    async connect() {
      server.listen(port, '127.0.0.1');
      await once(server, 'listening');
    },
  };
}

/** Asks a service in place of the caller, with the headers as they came: a signature may be over them. */
export async function passOn(
  { body, ...call }: Call,
  service: { host: string; port: number | string },
): Promise<Answer> {
  const asked = request({ ...service, ...call });
  asked.end(body);
  const [said] = (await once(asked, 'response')) as [IncomingMessage];
  return { status: said.statusCode ?? 502, headers: said.headers, body: await buffer(said) };
}
