import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';

/** What becomes of a call to the payment provider. */
export type Treatment =
  | 'pass'
  /** Answered with a 500 of the provider's; it has done nothing. */
  | 'broken'
  /** The provider acts and answers, and the line breaks before the answer is through. */
  | 'drop the answer'
  /** Passed on after so many milliseconds. */
  | { afterMs: number };

/** The line between the shop and its payment provider. */
export type ProviderLine = {
  port: number;
  /** How the next calls are treated; pages that people look at always pass. */
  treat: (path: string) => Treatment;
  /** Resolves when the shop has asked the provider for something the next time, before it is answered. */
  nextCall(): Promise<void>;
  /** Nobody listens until `connect` is called again. */
  cut(): Promise<void>;
  connect(): Promise<void>;
};

/** Opens the line on a loopback port of its own. `sandboxPort` is where the provider listens. */
export async function openProviderLine(sandboxPort: number): Promise<ProviderLine> {
  let waiting: (() => void)[] = [];
  const server = createServer((incoming, answer) => {
    answerFor(incoming, answer).catch(() => answer.destroy());
  });

  async function answerFor(incoming: IncomingMessage, answer: ServerResponse) {
    const path = incoming.url ?? '/';
    const body = await buffer(incoming);
    const isCall = path.startsWith('/v1/');
    if (isCall) for (const tell of waiting.splice(0)) tell();
    const treatment = isCall ? line.treat(path) : 'pass';
    if (treatment === 'broken') {
      answer.writeHead(500, { 'content-type': 'application/json' });
      answer.end('{"error": {"type": "api_error", "message": "An unknown error occurred"}}');
      return;
    }
    if (typeof treatment === 'object') await wait(treatment.afterMs);
    const asked = request({
      host: '127.0.0.1',
      port: sandboxPort,
      method: incoming.method,
      path,
      headers: incoming.headers,
    });
    asked.end(body);
    const [said] = (await once(asked, 'response')) as [IncomingMessage];
    const words = await buffer(said);
    if (treatment === 'drop the answer') {
      answer.destroy();
      return;
    }
    answer.writeHead(said.statusCode ?? 502, said.headers).end(words);
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const line: ProviderLine = {
    port,
    treat: () => 'pass',
    nextCall: () => new Promise((resolve) => waiting.push(resolve)),
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
  // The harness must be able to end, whoever still keeps a connection alive.
  server.unref();
  waiting = [];
  return line;
}
