import { Webhook } from 'standardwebhooks';
import { openHttpLine } from './http-line.ts';

/** An event as it arrived, verified by the convention's own library. */
export type ReceivedEvent = {
  id: string;
  timestamp: string;
  type: string;
  data: Record<string, unknown>;
  /** As it came. */
  body: string;
};

/** Somebody else's program that is told of what happens in a shop. */
export type EventReceiver = {
  url: string;
  /** All that was taken to be ours, in the order in which it came. */
  events: ReceivedEvent[];
  /** The secret that was shown when it was entered: from then on whatever is not signed with it is refused. */
  verifyWith(secret: string): void;
  /** What it answers from now on; 200 at first. */
  answer(status: number, headers?: Record<string, string>): void;
};

/** Opens one on a loopback port of its own. */
export async function openEventReceiver(): Promise<EventReceiver> {
  const events: ReceivedEvent[] = [];
  let webhook: Webhook | undefined;
  let says: [status: number, headers: Record<string, string>] = [200, {}];
  const line = await openHttpLine(async ({ headers, body }, answer) => {
    const text = body.toString();
    const read = webhook?.verify(text, headers as Record<string, string>);
    const { type, data } = (read ?? JSON.parse(text)) as ReceivedEvent;
    events.push({
      id: String(headers['webhook-id']),
      timestamp: String(headers['webhook-timestamp']),
      body: text,
      ...{ type, data },
    });
    answer.writeHead(...says).end('Thank you; this is nobody’s to keep.');
  });
  return {
    url: `http://127.0.0.1:${line.port}/events`,
    events,
    verifyWith: (secret) => {
      webhook = new Webhook(secret);
    },
    answer: (...words) => {
      says = [words[0], words[1] ?? {}];
    },
  };
}
