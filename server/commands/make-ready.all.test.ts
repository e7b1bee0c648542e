import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { connect } from '#database/connect.ts';
import { listBooks } from '#shop/catalog/list-books.ts';
import { openObjectStore } from '#tests/support/object-store.ts';
import { databaseAt } from '#tests/support/test-server.ts';
import { listedTitles } from '#titles/find-title.ts';

const run = promisify(execFile);
/** The one of `database/migrate.ts`. */
const MIGRATION_LOCK = 7_305_114;
const NAME = 'not_ready_yet';
const databaseUrl = databaseAt(inject('databaseServer'), NAME);
const store = await openObjectStore();

async function onServer(statement: string) {
  const client = new pg.Client({ connectionString: inject('databaseServer') });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
beforeAll(() => onServer(`create database ${NAME}`));
afterAll(async () => {
  await store.close();
  await onServer(`drop database ${NAME}`);
});

const settings = {
  ENV_FILE: '/dev/null',
  DATABASE_URL: databaseUrl,
  APP_SECRET: 'that all processes of this shop know',
  S3_ENDPOINT: store.endpoint,
  S3_BUCKET: store.bucket,
  S3_ACCESS_KEY_ID: store.accessKeyId,
  S3_SECRET_ACCESS_KEY: store.secretAccessKey,
};

const { PATH, NODE_COMPILE_CACHE } = process.env;
const makeReady = (changed: NodeJS.ProcessEnv = {}) =>
  run(process.execPath, [path.join(import.meta.dirname, 'make-ready.ts')], {
    env: { PATH, NODE_COMPILE_CACHE, ...settings, ...changed },
  });

const refusal = (changed: NodeJS.ProcessEnv) =>
  makeReady(changed).then(
    () => 'not refused',
    (error: { code: number; stderr: string }) => `${error.code}: ${error.stderr}`,
  );

test('an empty database is made ready by two at once, and by a third that finds it so', async () => {
  // Held up at the first step of both, so that the rest happens side by side, however quick one of them is.
  const gate = new pg.Client({ connectionString: databaseUrl });
  await gate.connect();
  await gate.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
  const both = Promise.all([makeReady(), makeReady()]);
  const waiting = async () =>
    (await gate.query(`select from pg_locks where locktype = 'advisory' and not granted`)).rowCount;
  await expect.poll(waiting, { timeout: 40_000 }).toBe(2);
  await gate.end();
  await both;
  expect((await makeReady()).stdout).toBe(
    'The database has the tables and titles of this version.\n',
  );
  const database = connect(databaseUrl, 1);
  const books = await listBooks(database.orm).finally(database.close);
  expect(books.map(({ id }) => id)).toEqual(listedTitles.map((_, place) => place + 1));
}, 90_000);

test('what cannot be used is refused in one line each, without secrets', async () => {
  expect(await refusal({ APP_SECRET: '' })).toBe(
    '1: APP_SECRET is not set. All processes of a shop must be given the same.\n',
  );
  expect(await refusal({ DATABASE_URL: 'postgres://shop:hush@127.0.0.1:9/shop' })).toBe(
    '1: The database shop on 127.0.0.1:9 cannot be used: no server answers there. Start it, or correct DATABASE_URL.\n',
  );
  const noBucket = await refusal({ S3_BUCKET: 'elsewhere' });
  expect(noBucket).toMatch(
    /^1: The bucket elsewhere at http:\S+ cannot be used for photos and books: .+\n$/,
  );
}, 90_000);
