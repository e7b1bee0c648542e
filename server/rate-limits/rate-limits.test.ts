import { expect, test } from 'vitest';
import { NO_LIMITS } from '#tests/support/compose-api.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';
import { openLimits } from './rate-limits.ts';

const database = (await openTestDatabase()).connect();
const limits = openLimits(database.pool, 'a secret of the test', {
  ...NO_LIMITS,
  mailsPerAddress: { most: 2, seconds: 900 },
});
const ask = (email: string) => limits.askForMail({ email, networkAddress: '203.0.113.9' });
const setTheClockBack = (seconds: number) =>
  database.pool.query('update rate_limits set expire = expire + $1', [seconds * 1000]);

test('a limit that was met before the clock was set back begins anew', async () => {
  for (let n = 0; n < 2; n++) await ask('hanna@example.com');
  await expect(ask('hanna@example.com')).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  await setTheClockBack(3 * 3600);
  for (let n = 0; n < 2; n++) await ask('hanna@example.com');
  await expect(ask('hanna@example.com')).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
});

test('clocks that differ by seconds begin nothing anew, and nobody is told more than the limit', async () => {
  for (let n = 0; n < 2; n++) await ask('otto@example.com');
  await setTheClockBack(20);
  await expect(ask('otto@example.com')).rejects.toMatchObject({
    data: { retry_after: 900 },
    message: expect.stringContaining('in 15 minutes'),
  });
});
