import type { ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { ObjectStore } from '#services/files/object-store.ts';
import { type Call, type HttpLine, openHttpLine, passOn } from './http-line.ts';

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

/** The line between the shop and its object store: cut, made slow, made to answer what stores answer in trouble. */
export type StoreLine = {
  /** The store as it is reached over this line. */
  store: ObjectStore;
  /** How the next calls are treated. */
  treat: (call: { method: string; path: string }) => StoreTreatment;
  /** How many calls have come. */
  calls: number;
} & Pick<HttpLine, 'cut' | 'connect'>;

/** Opens the line on a loopback port of its own. */
export async function openStoreLine(store: ObjectStore): Promise<StoreLine> {
  const { hostname: host, port: storePort } = new URL(store.endpoint);

  async function carry(call: Call, answer: ServerResponse) {
    line.calls += 1;
    const treatment = line.treat(call);
    if (treatment === 'silent') return;
    if (typeof treatment === 'object' && 'status' in treatment) {
      answer.writeHead(treatment.status, { 'content-type': 'application/xml' });
      answer.end(`<Error><Code>${treatment.code}</Code><Message>Not now</Message></Error>`);
      return;
    }
    if (typeof treatment === 'object') await wait(treatment.afterMs);
    const { status, headers, body } = await passOn(call, { host, port: storePort });
    if (treatment === 'unanswered') return void answer.destroy();
    answer.writeHead(status, headers);
    if (treatment !== 'broken off') return void answer.end(body);
    answer.write(body.subarray(0, body.length / 2), () => answer.destroy());
  }

  const { port, cut, connect } = await openHttpLine(carry);
  const line: StoreLine = {
    store: { ...store, endpoint: `http://127.0.0.1:${port}` },
    treat: () => 'pass',
    calls: 0,
    cut,
    connect,
  };
  return line;
}
