import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { NO_LIMITS } from '#tests/support/compose-api.ts';
import { serveApi } from '#tests/support/serve-api.ts';
import { beSignedIn } from '#tests/support/sign-in.ts';

/** The limit of sign-in mails per address, behind one proxy of ours. */
const limits = { ...NO_LIMITS, mailsPerAddress: { most: 5, seconds: 900 } };
const api = await serveApi({
  limits: { ...limits, mailsPerNetwork: { most: 9, seconds: 3600 } },
  trustProxy: 1,
});

const askForLink = (email: string, from = '203.0.113.1') =>
  fetch(`${api.url}/api/auth/sign-in/magic-link`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    body: JSON.stringify({ email }),
  });

test('an address with an account is refused word for word like one without', async () => {
  const known = `${randomUUID()}@example.com`;
  const unknown = `${randomUUID()}@example.com`;
  await beSignedIn(api.authParts, { email: known });
  const said = async (email: string, from: string) => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => askForLink(email, from)));
    const refused = answers.find(({ status }) => status === 429)!;
    const headers = [...refused.headers].filter(([name]) => !/^(date|retry-after)$/.test(name));
    const { data, ...body } = await refused.json();
    expect(data.retry_after).toBeGreaterThan(890);
    return { statuses: answers.map(({ status }) => status).sort(), headers, body };
  };
  const toKnown = await said(known, '203.0.113.10');
  expect(toKnown.statuses).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
  expect(toKnown.body.message).toMatch(
    /^That's a lot of sign-in links\. .* Please try again in 15 minutes\.$/,
  );
  expect(await said(unknown, '203.0.113.11')).toEqual(toKnown);
});

test('upper and lower case are one address', async () => {
  const email = `${randomUUID()}@example.com`;
  for (const written of [email, email.toUpperCase(), ` ${email}`, email, email]) {
    expect((await askForLink(written, '203.0.113.20')).status).toBe(200);
  }
  expect((await askForLink(email.toUpperCase(), '203.0.113.20')).status).toBe(429);
});

test("a network that is stopped uses up nobody's mails", async () => {
  const guests = Array.from({ length: 9 }, () =>
    askForLink(`${randomUUID()}@example.com`, '203.0.113.40'),
  );
  await Promise.all(guests);
  const email = `${randomUUID()}@example.com`;
  for (let tries = 0; tries < 6; tries += 1) {
    expect((await askForLink(email, '203.0.113.40')).status).toBe(429);
  }
  expect((await askForLink(email, '203.0.113.41')).status).toBe(200);
});

test('behind a proxy, what it wrote counts, and what the client wrote left of it does not', async () => {
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, number) =>
      askForLink(`${randomUUID()}@example.com`, `198.51.100.${number}, 203.0.113.30`),
    ),
  );
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(3);
  expect((await askForLink(`${randomUUID()}@example.com`, '203.0.113.31')).status).toBe(200);
});
