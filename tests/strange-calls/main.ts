/**
 * `npm run strange-calls -- --count 20000 --seed 1`: calls that mostly nearly fit, of everything that the shop answers, by
 * families whose sessions are kept, against a running shop. Exit code 1 if one was answered 5xx, was not answered, or put
 * a line of our mistakes into the log.
 */
import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { inTransaction } from '#database/transaction.ts';
import { makeAdmin } from '#shop/accounts/make-admin.ts';
import { inDatabaseOf } from '#tests/support/in-database-of.ts';
import { childCalled } from '#tests/support/move-in.ts';
import { removeDataFolder, startShop } from '#tests/support/start-shop.ts';
import { type Caller, send, sendCalls } from './send-calls.ts';

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '20000' },
    seed: { type: 'string', default: '1' },
  },
});
const seed = Number(values.seed);
const FAMILIES = 4;
const NO_RATE = '1000000/1h';

const shop = await startShop({
  env: { LIMIT_UPLOADS: NO_RATE, LIMIT_CHECKOUTS: NO_RATE, LIMIT_MAILS_PER_ADDRESS: NO_RATE },
});
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void shop.stop());

async function ask(method: string, path: string, body?: object, who?: Caller) {
  const sent = body && JSON.stringify(body);
  const headers = { ...(sent && { 'content-type': 'application/json' }) };
  return JSON.parse((await send(shop.url, { method, path, headers, body: sent }, who)).body);
}

async function moveIn(isAdmin = false): Promise<Caller> {
  const email = `${randomUUID()}@example.com`;
  await ask('POST', '/api/auth/sign-in/magic-link', { email, name: 'Nora' });
  const [letter] = await ask('GET', `/sandbox/inbox.json?to=${email}`);
  const [, key] = /token=([^\s&]+)/.exec(letter.text)!;
  const { token } = await ask('POST', '/api/auth/magic-link/verify', { token: key });
  if (isAdmin) await inDatabaseOf(shop, (db) => inTransaction(db, (tx) => makeAdmin(tx, email)));
  await ask('POST', '/api/children', childCalled('Milo'), { token });
  return { token };
}

try {
  const callers: Caller[] = [undefined, await moveIn(true)];
  while (callers.length < FAMILIES + 2) callers.push(await moveIn());
  const count = Number(values.count);
  const { sent, tally, wrong } = await sendCalls(shop.url, { callers, count, seed });
  const statuses = [...tally].sort(([one], [other]) => one - other);
  const counted = statuses.map(([status, calls]) => `${status}: ${calls}`).join(', ');
  console.log(`${sent} calls, seed ${seed}; ${counted}`);

  const ours = shop
    .output()
    .split('\n')
    .filter((line) => /"level":[56]0/.test(line));
  console.log(`${wrong.length} that are ours, ${ours.length} lines of our mistakes in the log`);
  for (const line of [...wrong.slice(0, 30), ...ours.slice(0, 30)]) console.log(line);
  if (wrong.length + ours.length > 0) process.exitCode = 1;
} finally {
  await shop.stop();
  await removeDataFolder(shop);
}
