/**
 * `npm run strange-calls -- --count 20000 --seed 1`: calls that mostly nearly fit, of everything that the shop answers, by
 * families whose sessions are kept, against a running shop. Exit code 1 if one was answered 5xx, was not answered, or put
 * a line of our mistakes into the log.
 */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import fc from 'fast-check';
import type { ServerBuild } from 'react-router';
import { inTransaction } from '#database/transaction.ts';
import { pagePaths } from '#server/http/page-paths.ts';
import { makeAdmin } from '#shop/accounts/make-admin.ts';
import { inDatabaseOf } from '#tests/support/in-database-of.ts';
import { childCalled } from '#tests/support/move-in.ts';
import { removeDataFolder, startShop } from '#tests/support/start-shop.ts';
import { anyCall, type Call, type Description, type Known } from './call.ts';

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '20000' },
    seed: { type: 'string', default: '1' },
  },
});
const count = Number(values.count);
const seed = Number(values.seed);
const FAMILIES = 6;
/** So many calls are made up of what is known at the time; then what is there is looked up again. */
const ROUND = 50;
const NO_RATE = '1000000/1h';

const shop = await startShop({
  env: { LIMIT_UPLOADS: NO_RATE, LIMIT_CHECKOUTS: NO_RATE, LIMIT_MAILS_PER_ADDRESS: NO_RATE },
});
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void shop.stop());

type Caller = { token: string };
type Answer = { status: number; body: string; requestId: string };
const agent = new Agent({ keepAlive: true });

async function send(call: Call, who?: Caller): Promise<Answer> {
  const headers = {
    ...call.headers,
    ...(call.body !== undefined && { 'content-length': Buffer.byteLength(call.body) }),
    ...(who && { authorization: `Bearer ${who.token}` }),
  };
  const asked = request(shop.url + call.path, { method: call.method, headers, agent });
  asked.end(call.body);
  const [answer] = await once(asked, 'response');
  const body = await text(answer);
  return { status: answer.statusCode, body, requestId: String(answer.headers['x-request-id']) };
}

async function json(method: string, at: string, who?: Caller, body?: object) {
  const headers = { 'content-type': 'application/json' };
  const sent = body && JSON.stringify(body);
  const answer = await send({ method, path: at, headers: sent ? headers : {}, body: sent }, who);
  return JSON.parse(answer.body || 'null');
}

async function moveIn(isAdmin: boolean): Promise<Caller> {
  const email = `${randomUUID()}@example.com`;
  await json('POST', '/api/auth/sign-in/magic-link', undefined, { email, name: 'Nora' });
  const [letter] = await json('GET', `/sandbox/inbox.json?to=${email}`);
  const [, key] = /token=([^\s&]+)/.exec(letter.text)!;
  const { token } = await json('POST', '/api/auth/magic-link/verify', undefined, { token: key });
  if (isAdmin) await inDatabaseOf(shop, (db) => inTransaction(db, (tx) => makeAdmin(tx, email)));
  await json('POST', '/api/children', { token }, childCalled('Milo'));
  return { token };
}

/** What a family could name now. */
async function look(who: Caller): Promise<Known> {
  const list = async (at: string): Promise<Record<string, unknown>[]> => {
    const found = await json('GET', at, who);
    return Array.isArray(found) ? found : (found?.items ?? []);
  };
  const children = (await list('/api/children')).map(({ id }) => id);
  const orders = await list('/api/orders');
  const lines = (await list('/api/carts/me')).map(({ id }) => id);
  const ids = [...children, ...orders.map(({ id }) => id), ...lines].slice(0, 30);
  return {
    id: ids,
    childId: children,
    child_id: children,
    order_id: orders.map(({ id }) => id),
    book_id: [1, 2, 3, 4],
    bookId: [1, 2, 3, 4],
    email: ['nobody@example.com'],
  };
}

const build: ServerBuild = await import(
  path.resolve(import.meta.dirname, '../../build/server/index.js')
);
const pages = pagePaths(build.routes)
  .map(({ path }) => path)
  .filter((page) => !page.includes('*'));
const api: Description = await json('GET', '/api/openapi.json');

const tally = new Map<number, number>();
const wrong: string[] = [];
let sent = 0;
async function live(place: number): Promise<void> {
  const who = place === 0 ? undefined : await moveIn(place === 1);
  for (let round = 0; sent < count; round++) {
    const known = who ? await look(who) : {};
    const calls = fc.sample(anyCall(api, pages, known), {
      seed: seed * 1_000_003 + place * 100_003 + round,
      numRuns: ROUND,
    });
    for (const call of calls) {
      sent++;
      const answer = await send(call, who).catch((error: Error) => error);
      const status = answer instanceof Error ? 0 : answer.status;
      tally.set(status, (tally.get(status) ?? 0) + 1);
      if (status !== 0 && status < 500) continue;
      const said = answer instanceof Error ? answer.message : `${answer.requestId} ${answer.body}`;
      const { method, path: at, headers, body = '' } = call;
      const type = headers['content-type'] ?? '';
      wrong.push(
        `${status} ${method} ${at.slice(0, 200)} ${type} ${body.slice(0, 300)}: ${said.slice(0, 200)}`,
      );
    }
    if (place === 0 && round % 20 === 0) console.log(`${sent} of ${count}`);
  }
}

try {
  await Promise.all(Array.from({ length: FAMILIES }, (_, place) => live(place)));
  const statuses = [...tally].sort(([one], [other]) => one - other);
  console.log(
    `${sent} calls, seed ${seed}: ${statuses.map((pair) => pair.join(' x ')).join(', ')}`,
  );
  const lines = shop
    .output()
    .split('\n')
    .filter((line) => /"level":[56]0/.test(line));
  const unread = shop
    .output()
    .split('\n')
    .filter((line) => line && !line.startsWith('{'));
  console.log(`${wrong.length} that are ours, ${lines.length} lines of our mistakes in the log`);
  for (const line of [...wrong.slice(0, 40), ...lines.slice(0, 40), ...unread.slice(0, 20)])
    console.log(line);
  if (wrong.length + lines.length > 0) process.exitCode = 1;
} finally {
  agent.destroy();
  await shop.stop();
  await removeDataFolder(shop);
}
