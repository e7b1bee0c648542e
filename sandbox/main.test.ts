import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { freePort, sdkFor, startListener } from '#tests/support/run-sandbox.ts';
import { someOf } from '#tests/support/some-of.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';
import { readSandboxSettings } from './settings.ts';

const database = await openTestDatabase();
const shop = await startListener();
const started: ChildProcess[] = [];
afterAll(() => {
  for (const child of started) child.kill('SIGKILL');
});

async function environment(): Promise<Record<string, string>> {
  return {
    DATABASE_URL: database.url,
    SANDBOX_PORT: String(await freePort()),
    SANDBOX_SMTP_PORT: String(await freePort()),
    PUBLIC_URL: 'http://shop.localhost:3000/',
    WEBHOOK_URL: shop.url,
    SHOP_URL: 'http://127.0.0.1:3000',
    STRIPE_SECRET_KEY: 'sk_test_of_the_tests',
    STRIPE_WEBHOOK_SECRET: 'whsec_of_the_tests',
    GOOGLE_CLIENT_ID: 'wonderling-tests',
    GOOGLE_CLIENT_SECRET: 'google secret of the tests',
    PRINTING_KEY: 'print-key',
    PRINTING_SECRET: 'print secret of the tests',
    SANDBOX_PRINTING_MS: '3600000',
  };
}

function start(env: Record<string, string>): ChildProcess {
  const child = fork(path.join(import.meta.dirname, 'main.ts'), { env, silent: true });
  started.push(child);
  return child;
}

async function startedUp(env: Record<string, string>): Promise<ChildProcess> {
  const child = start(env);
  const [message] = await once(child, 'message');
  expect(message).toBe('ready');
  return child;
}

async function endOf(child: ChildProcess) {
  const [code] = await once(child, 'exit');
  return code as number | null;
}

test('settings that are missing or wrong are named in one line, and it ends with 1', async () => {
  const { STRIPE_SECRET_KEY: _, ...env } = await environment();
  const child = start({ ...env, SANDBOX_PORT: 'high' });
  const [code, said] = await Promise.all([endOf(child), text(child.stderr!)]);
  expect(code).toBe(1);
  expect(said.trim().split('\n')).toHaveLength(1);
  expect(said).toContain('SANDBOX_PORT');
  expect(said).toContain('STRIPE_SECRET_KEY');
});

test('a database that is away is one line and 1', async () => {
  const url = `postgres://shop@127.0.0.1:${await freePort()}/shop`;
  const child = start({ ...(await environment()), DATABASE_URL: url });
  const [code, said] = await Promise.all([endOf(child), text(child.stderr!)]);
  expect(code).toBe(1);
  expect(said.trim().split('\n')).toHaveLength(1);
});

test('it ends on SIGTERM, and when its supervisor is gone', async () => {
  const env = await environment();
  const first = await startedUp(env);
  first.kill('SIGTERM');
  expect(await endOf(first)).toBe(0);
  const second = await startedUp(env);
  second.disconnect();
  expect(await endOf(second)).toBe(0);
});

test('kill -9 at any moment of a payment: nothing half done, and the shop hears of it in the end', async () => {
  const env = await environment();
  const url = `http://127.0.0.1:${env.SANDBOX_PORT}`;
  const { pool } = database.connect();
  const stripe = sdkFor(readSandboxSettings(env));
  let child = await startedUp(env);

  for (const delay of someOf('moments of a payment', [0, 1, 2, 4, 8, 16])) {
    const create = () =>
      stripe.checkout.sessions.create(
        {
          mode: 'payment',
          line_items: [
            {
              quantity: 1,
              price_data: {
                currency: 'usd',
                unit_amount: 1950,
                product_data: { name: 'Night Ferry' },
              },
            },
          ],
          success_url: 'http://shop.localhost:3000/',
        },
        { idempotencyKey: `attempt-${delay}` },
      );
    const { id } = await create();
    shop.answerNext(500);
    const pressed = fetch(`${url}/sandbox/pay/${id}/pay`, {
      method: 'POST',
      redirect: 'manual',
    }).then(
      ({ status }) => status,
      () => 'line dropped',
    );
    setTimeout(() => child.kill('SIGKILL'), delay);
    await endOf(child);
    const answer = await pressed;
    child = await startedUp(env);

    const session = await stripe.checkout.sessions.retrieve(id);
    const { rows } = await pool.query(
      `select (select count(*)::int from sandbox.ledger where session_id = $1) as lines,
              (select count(*)::int from sandbox.events where session_id = $1) as events`,
      [id],
    );
    const paid = session.payment_status === 'paid';
    expect(rows).toEqual([{ lines: paid ? 1 : 0, events: paid ? 1 : 0 }]);
    if (answer === 303) expect(paid).toBe(true);
    expect((await create()).id).toBe(id);
    if (paid) {
      const heard = () =>
        shop.rings.some(({ event }) => (event.data.object as { id: string }).id === id);
      await expect.poll(heard, { timeout: 5_000 }).toBe(true);
    }
  }
});
