import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { freeLoopbackPort } from '#database/embedded/loopback-port.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';
import { checkDatabase } from './check-database.ts';
import { Refusal } from './refusal.ts';

const shop = await openTestDatabase();

function changed(change: (url: URL) => void): string {
  const url = new URL(shop.url);
  change(url);
  return url.href;
}

async function refusal(url: string, oldest?: number): Promise<string> {
  const error = await checkDatabase(url, oldest).catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(Refusal);
  const { message } = error as Refusal;
  expect(message).not.toContain('\n');
  expect(message).not.toContain(new URL(url).password || 'no password');
  return message;
}

test('a database of our own version and ours to write is fine', async () => {
  await expect(checkDatabase(shop.url)).resolves.toBeUndefined();
});

test('one that is too old is refused', async () => {
  expect(await refusal(shop.url, 99)).toMatch(
    /is PostgreSQL 18\. Set DATABASE_URL to version 99 or newer\.$/,
  );
});

test('one where nobody answers is refused', async () => {
  const port = await freeLoopbackPort();
  const url = changed((to) => {
    to.port = String(port);
  });
  expect(await refusal(url)).toMatch(
    /no server answers there\. Start it, or correct DATABASE_URL\.$/,
  );
});

test('one that takes the call but never speaks is refused within seconds', async () => {
  const silent = createServer().listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as { port: number };
  try {
    const url = changed((to) => {
      to.port = String(port);
    });
    expect(await refusal(url)).toMatch(/timeout.*Check the server and DATABASE_URL\.$/);
  } finally {
    silent.close();
  }
});

test('one with another password is refused', async () => {
  const url = changed((to) => {
    to.password = 'guessed';
  });
  expect(await refusal(url)).toMatch(/does not let shop in\. Correct the user and password/);
});

test('one that does not exist is refused', async () => {
  const url = changed((to) => {
    to.pathname = '/nowhere';
  });
  expect(await refusal(url)).toMatch(/The database nowhere on .* it does not exist\. Create it/);
});

test('one on an unknown host is refused', async () => {
  const url = changed((to) => {
    to.hostname = 'database.invalid';
  });
  expect(await refusal(url)).toMatch(/no such host is known|Check the server/);
});

test('one where we may not make tables is refused, with the words that would help', async () => {
  const { pool } = shop.connect();
  const name = new URL(shop.url).pathname.slice(1);
  await pool.query(`revoke create on database ${name} from shop`);
  expect(await refusal(shop.url)).toContain(`grant create on database "${name}" to "shop"`);
  await pool.query(`grant create on database ${name} to shop`);
  await expect(checkDatabase(shop.url)).resolves.toBeUndefined();
});
