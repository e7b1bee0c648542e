import { Writable } from 'node:stream';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { users } from '#database/tables/accounts.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';
import { openLog } from './log.ts';

const database = (await openTestDatabase()).connect();

function listen() {
  let lines = '';
  const keep = new Writable({
    write(chunk, _encoding, done) {
      lines += chunk;
      done();
    },
  });
  return { log: openLog('test', keep), lines: () => lines };
}

test('a failed query is logged with its statement and constraint, without what was in it', async () => {
  const { log, lines } = listen();
  const row = { email: 'mathilda@example.com', name: 'Mathilda' };
  await database.orm.insert(users).values(row);
  const failures = [
    database.orm.insert(users).values(row),
    database.orm.execute(sql`select ${'Mathilda'}::text::uuid`),
    database.orm.execute(sql`select ${'Mathilda'}::text::int from users`),
  ];
  for (const failure of failures) {
    const error = await failure.then(
      () => undefined,
      (reason: unknown) => reason,
    );
    expect(error).toBeInstanceOf(Error);
    log.error({ err: error }, 'call failed');
  }
  expect(lines()).toContain('insert into');
  expect(lines()).toContain('users_email_unique');
  expect(lines()).toContain('log.test.ts');
  expect(lines()).not.toMatch(/mathilda/i);
});

test('an address in a message, or under a telling key, is left out', () => {
  const { log, lines } = listen();
  log.error({ err: new Error('550 <mathilda@example.com> is not known here') }, 'refused');
  log.info({ email: 'mathilda@example.com', mail: { to: 'mathilda@example.com' } }, 'sent');
  log.info({ request: { headers: { cookie: 'mathilda' } }, requestId: 'r-1' }, 'asked');
  expect(lines()).toContain('is not known here');
  expect(lines()).toContain('"requestId":"r-1"');
  expect(lines()).not.toMatch(/mathilda/);
});
