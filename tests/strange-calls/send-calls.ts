import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import fc from 'fast-check';
import type { ServerBuild } from 'react-router';
import { pagePaths } from '#server/http/page-paths.ts';
import { anyCall, type Call, type Description, type Known } from './call.ts';

/** Who sends: a bearer token, or nobody. */
export type Caller = { token: string } | undefined;

export type Outcome = {
  sent: number;
  /** Status -> how many; 0 for no answer. */
  tally: Map<number, number>;
  /** What was answered 5xx or not at all, a line each. */
  wrong: string[];
};

/** So many calls are made up of what is known at the time; then what is there is looked up again. */
const ROUND = 50;

/**
 * Sends calls to a running shop, one after the other for each caller and all callers at once.
 * @param count altogether, rounded up to whole rounds
 */
export async function sendCalls(
  url: string,
  { callers, count, seed }: { callers: Caller[]; count: number; seed: number },
): Promise<Outcome> {
  const agent = new Agent({ keepAlive: true });
  const built: ServerBuild = await import(
    path.resolve(import.meta.dirname, '../../build/server/index.js')
  );
  const pages = pagePaths(built.routes).flatMap(({ path }) => (path.includes('*') ? [] : path));
  const get = async (at: string, who?: Caller) =>
    JSON.parse((await send(url, { ...LOOK, path: at }, who, agent)).body);
  const api: Description = await get('/api/openapi.json');
  const outcome: Outcome = { sent: 0, tally: new Map(), wrong: [] };

  async function live(who: Caller, place: number): Promise<void> {
    for (let round = 0; outcome.sent < count; round++) {
      const calls = fc.sample(anyCall(api, pages, who ? await look(who) : {}), {
        seed: seed * 1_000_003 + place * 100_003 + round,
        numRuns: ROUND,
      });
      for (const call of calls) {
        outcome.sent++;
        const answer = await send(url, call, who, agent).catch((error: Error) => error);
        const status = answer instanceof Error ? 0 : answer.status;
        outcome.tally.set(status, (outcome.tally.get(status) ?? 0) + 1);
        if (status === 0 || status >= 500) outcome.wrong.push(inWords(call, status, answer));
      }
    }
  }

  /** What a family could name now. */
  async function look(who: Caller): Promise<Known> {
    const idsAt = async (at: string): Promise<unknown[]> => {
      const found = await get(at, who);
      return (Array.isArray(found) ? found : found.items).map(({ id }: { id: unknown }) => id);
    };
    const [children, orders, lines] = [
      await idsAt('/api/children'),
      await idsAt('/api/orders'),
      await idsAt('/api/carts/me'),
    ];
    return {
      id: [...children, ...orders, ...lines].slice(0, 30),
      childId: children,
      child_id: children,
      order_id: orders,
      book_id: [1, 2, 3, 4],
      bookId: [1, 2, 3, 4],
      email: ['nobody@example.com'],
    };
  }

  try {
    await Promise.all(callers.map(live));
  } finally {
    agent.destroy();
  }
  return outcome;
}

type Answer = { status: number; body: string; requestId: string };

const LOOK = { method: 'GET', headers: {}, body: undefined };

/** Over Node's own client: `fetch` knows better than to send some of these. */
export async function send(url: string, call: Call, who: Caller, agent?: Agent): Promise<Answer> {
  const headers = {
    ...call.headers,
    ...(call.body !== undefined && { 'content-length': Buffer.byteLength(call.body) }),
    ...(who && { authorization: `Bearer ${who.token}` }),
  };
  const asked = request(url + call.path, { method: call.method, headers, agent });
  asked.end(call.body);
  try {
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    const requestId = String(answer.headers['x-request-id']);
    return { status: answer.statusCode ?? 0, body: await text(answer), requestId };
  } catch (error) {
    // A line that was kept may be closed by the shop the moment that it is used; a new one is not.
    if (asked.reusedSocket) return send(url, call, who);
    throw error;
  }
}

function inWords(call: Call, status: number, answer: Answer | Error): string {
  const { method, path: at, headers, body = '' } = call;
  const said = answer instanceof Error ? answer.message : `${answer.requestId} ${answer.body}`;
  const sent = `${method} ${at.slice(0, 200)} ${headers['content-type'] ?? ''} ${body.slice(0, 300)}`;
  return `${status} ${sent}: ${said.slice(0, 200)}`;
}
