import { setTimeout as wait } from 'node:timers/promises';
import { pino } from 'pino';
import { afterAll, expect, test } from 'vitest';
import { openStore, type Store } from '#sandbox/store.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';
import { startEventSender } from './send-events.ts';

const database = await openTestDatabase();

test('with nothing to send it leaves the database alone', async () => {
  const store = await openStore(database.url);
  afterAll(() => store.close());
  let asked = 0;
  const pool = new Proxy(store.pool, {
    get(target, name) {
      if (name === 'query') asked += 1;
      const value = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  const sender = startEventSender(
    { ...store, pool } satisfies Store,
    { publicUrl: '', webhookUrl: '', webhookSecret: '' },
    pino({ level: 'silent' }),
  );
  await wait(500);
  await sender.stop();
  // Once for what was left behind, then one round: sessions, events, and when to look again.
  expect(asked).toBe(4);
});
