import { expect, test } from 'vitest';
import { NO_LIMITS } from '#tests/support/compose-api.ts';
import { serveShop } from '#tests/support/serve-shop.ts';

/** The form of /login asks in the shop's own process, past the call's address: it is counted all the same. */
const shop = await serveShop({
  limits: { ...NO_LIMITS, mailsPerNetwork: { most: 3, seconds: 3600 } },
});

test('a network is stopped at the form too, whatever forwarding header it invents', async () => {
  const ask = (email: string, from: string) =>
    fetch(`${shop.url}/login`, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'x-forwarded-for': from,
      },
      body: new URLSearchParams({ email }).toString(),
    });
  for (const guest of [1, 2, 3]) {
    expect((await ask(`guest-${guest}@example.com`, `198.51.100.${guest}`)).status).toBe(200);
  }
  const refused = await ask('guest-4@example.com', '198.51.100.4');
  expect(refused.status).toBe(429);
  const html = await refused.text();
  expect(html).toContain('Please try again in 60 minutes.');
  expect(html).toContain('value="guest-4@example.com"');
});
