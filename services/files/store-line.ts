/** For tests: a line to an object store that can be cut, made slow, and made to answer what stores answer in trouble. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import type { ObjectStore } from './object-store.ts';

/** What becomes of a call to the store. */
export type StoreTreatment =
  | 'pass'
  /** Taken, and never answered. */
  | 'silent'
  /** The store acts, and the line breaks before its answer. */
  | 'unanswered'
  /** The store acts, and the line breaks in the middle of its answer. */
  | 'broken off'
  /** Passed on after so many milliseconds. */
  | { afterMs: number }
  /** Refused with a status and the store's own word for it, such as 503 SlowDown. */
  | { status: number; code: string };

/** The line between the shop and its object store. */
export type StoreLine = {
  /** The store as it is reached over this line. */
  store: ObjectStore;
  /** How the next calls are treated. */
  treat: (call: { method: string; path: string }) => StoreTreatment;
  /** How many calls have come. */
  calls: number;
  /** Nobody listens until `connect` is called again. */
  cut(): Promise<void>;
  connect(): Promise<void>;
};

/** Opens the line on a loopback port of its own. */
export async function openStoreLine(store: ObjectStore): Promise<StoreLine> {
  const { hostname, port: storePort } = new URL(store.endpoint);
  const server = createServer((incoming, answer) => {
    answerFor(incoming, answer).catch(() => answer.destroy());
  });

  async function answerFor(incoming: IncomingMessage, answer: ServerResponse) {
    const { method = 'GET', url: path = '/', headers } = incoming;
    line.calls += 1;
    const treatment = line.treat({ method, path });
    const body = await buffer(incoming);
    if (treatment === 'silent') return;
    if (typeof treatment === 'object' && 'status' in treatment) {
      answer.writeHead(treatment.status, { 'content-type': 'application/xml' });
      answer.end(`<Error><Code>${treatment.code}</Code><Message>Not now</Message></Error>`);
      return;
    }
    if (typeof treatment === 'object') await wait(treatment.afterMs);
    // The headers as they came: the signature is over the host that the shop believes to speak to.
    const asked = request({ host: hostname, port: storePort, method, path, headers });
    asked.end(body);
    const [said] = (await once(asked, 'response')) as [IncomingMessage];
    const words = await buffer(said);
    if (treatment === 'unanswered') return void answer.destroy();
    answer.writeHead(said.statusCode ?? 502, said.headers);
    if (treatment !== 'broken off') return void answer.end(words);
    answer.write(words.subarray(0, words.length / 2), () => answer.destroy());
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const line: StoreLine = {
    store: { ...store, endpoint: `http://127.0.0.1:${port}` },
    treat: () => 'pass',
    calls: 0,
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
  server.unref();
  return line;
}
