import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { mountDisk } from '#tests/faults/harness/disk.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';
import { connect } from './connect.ts';
import { isDatabaseAway } from './database-away.ts';
import { launchEmbeddedDatabase } from './embedded/launch.ts';
import { hasRoom } from './room.ts';

const folder = await mkdtemp(path.join(tmpdir(), 'wonderling-room-'));
const disk = mountDisk(path.join(folder, 'disk'));
afterAll(async () => {
  disk?.unmount();
  await rm(folder, { recursive: true, force: true });
});

test('where there is room, looking for it leaves nothing behind', async () => {
  const database = (await openTestDatabase()).connect();
  const size = async () =>
    (await database.pool.query('select pg_database_size(current_database()) as bytes')).rows[0]
      .bytes;
  expect(await hasRoom(database)).toBe(true);
  const before = await size();
  for (let n = 0; n < 20; n++) expect(await hasRoom(database)).toBe(true);
  expect(await size()).toBe(before);
});

test.skipIf(!disk)(
  'a full disk is known as one, and what needs room comes back later',
  async () => {
    const server = await launchEmbeddedDatabase({ dataDir: path.join(folder, 'disk') });
    const database = connect(server.url, 2);
    try {
      await database.pool.query('create table words (text text)');
      expect(await hasRoom(database)).toBe(true);
      disk!.fill();
      expect(await hasRoom(database)).toBe(false);
      const refused = await database.pool
        .query('insert into words select md5(n::text) from generate_series(1, 10000) n')
        .catch((error: pg.DatabaseError) => error);
      expect(refused).toMatchObject({ code: '53100' });
      expect(isDatabaseAway(refused)).toBe(true);
      disk!.free();
      expect(await hasRoom(database)).toBe(true);
    } finally {
      await database.close();
      await server.stop();
    }
  },
);
