import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { launchEmbeddedDatabase } from '#database/embedded/launch.ts';
import { supervisorLock } from '#server/settings/data-folder.ts';
import { takeLock } from '#setup/lock.js';
import { borrowDatabase } from './borrow-database.ts';

const dataDir = await mkdtemp(path.join(tmpdir(), 'wonderling-borrow-'));
afterAll(() => rm(dataDir, { recursive: true, force: true }));

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

test('a shut shop lends its database for the moment, an open one keeps it running', async () => {
  const forTheMoment = await borrowDatabase({ databaseUrl: undefined, dataDir });
  expect(await answers(forTheMoment.url)).toBe(true);
  await forTheMoment.giveBack();
  expect(await answers(forTheMoment.url)).toBe(false);

  const shop = await launchEmbeddedDatabase({ dataDir });
  try {
    const borrowed = await borrowDatabase({ databaseUrl: undefined, dataDir });
    expect(borrowed.url).toBe(shop.url);
    await borrowed.giveBack();
    expect(await answers(shop.url)).toBe(true);
  } finally {
    await shop.stop();
  }
});

// A fault trial met this: both started a server on one cluster, and one of them found the other's lock file.
test('of an open shop whose database is just coming back, it is waited for', async () => {
  const open = takeLock(supervisorLock(dataDir));
  try {
    const borrowing = borrowDatabase({ databaseUrl: undefined, dataDir });
    const shop = await launchEmbeddedDatabase({ dataDir });
    try {
      const borrowed = await borrowing;
      expect(borrowed.url).toBe(shop.url);
      await borrowed.giveBack();
      expect(await answers(shop.url)).toBe(true);
    } finally {
      await shop.stop();
    }
  } finally {
    open.release?.();
  }
});

test('a database of the operator is used as it is', async () => {
  const databaseUrl = 'postgres://shop@db.example/shop';
  const borrowed = await borrowDatabase({ databaseUrl, dataDir });
  expect(borrowed.url).toBe(databaseUrl);
  await borrowed.giveBack();
});
