import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { shelveTitles } from '#shop/catalog/shelve-titles.ts';
import { picture } from '#tests/support/awkward-photos.ts';
import { serveShop } from '#tests/support/serve-shop.ts';
import { signInByMail } from '#tests/support/sign-in.ts';

/**
 * A whole visit, with everything on it that goes wrong, and then a search through all that was logged: no name of a
 * child or a parent, no address, no word of a description, no token, no cookie, no secret.
 */
const shop = await serveShop();
await shelveTitles(shop.database);
const EMAIL = `wilhelmina.${randomUUID()}@example.com`;

const ask = (path: string, init?: RequestInit) =>
  fetch(new URL(path, shop.url), { redirect: 'manual', ...init });

test('nobody is named and nothing is given away', async () => {
  const person = await signInByMail(ask, shop.mailbox, { email: EMAIL, name: 'Wilhelmina' });
  const { token, cookie } = person;
  const json = (path: string, method: string, body: unknown) =>
    ask(`/api${path}`, {
      method,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });
  const child = {
    name: 'Persephone',
    reading_level: 'Sprout',
    gender: 'Girl',
    description: 'Purple braids',
  };
  const added = await (await json('/children', 'POST', child)).json();
  await json('/addresses/me', 'PUT', {
    address_line_1: '7 Nightingale Row',
    city: 'Leeds',
    state: 'Yorkshire',
    postal_code: 'LS1',
    country_code: 'gb',
  });

  const form = new FormData();
  const png = await picture(30, 20).png().toBuffer();
  form.set('file', new File([Uint8Array.from(png)], 'Persephone.png', { type: 'image/png' }));
  form.set('child_name', 'Persephone');
  const upload = await ask('/api/storage/child_photos', {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  const { photo_url } = await upload.json();
  expect((await ask(photo_url)).status).toBe(200);
  await ask(photo_url.replace('signature=', 'signature=x'));

  // What is wrong, and carries names.
  await json('/children', 'POST', { ...child, reading_level: 7, name: ['Persephone'] });
  await json('/children', 'POST', { ...child, name: '😀 Persephone' });
  await json('/children/42', 'PATCH', child);
  await ask('/api/children', { method: 'POST', body: '{"name":"Persephone' });
  await ask(`/login?to=/Persephone&email=${EMAIL}`);
  await ask(`/auth/callback?token=${token}`);
  await ask('/profile?name=Persephone', { headers: { cookie } });
  await json('/functions/start_generate_book_preview', 'POST', { book_id: 1, child_id: added.id });
  await json('/functions/create-book-checkout', 'POST', { bookId: 1, childId: added.id });
  await json('/auth/magic-link/verify', 'POST', { token: 'Persephone' });
  await json('/webhooks/stripe', 'POST', { name: 'Persephone' });

  // What breaks inside: the row that is refused is quoted by the database.
  await shop.database.pool.query("alter table children add check (name <> 'Hermione')");
  expect((await json('/children', 'POST', { ...child, name: 'Hermione' })).status).toBe(500);
  await shop.database.pool.query("alter table orders add check (ship_to ->> 'city' <> 'Lisbon')");
  const lisbon = { recipient: 'Wilhelmina', address_line_1: '1 Rua', city: 'Lisbon', state: '-' };
  const ship_to = { ...lisbon, postal_code: '1100', country_code: 'PT' };
  const bought = { bookId: 1, childId: added.id, ship_to };
  expect((await json('/functions/create-book-checkout', 'POST', bought)).status).toBe(500);
  const broken = new URLSearchParams({
    ...child,
    intent: 'add-child',
    id: randomUUID(),
    name: 'Hermione',
  });
  await ask('/profile?name=Persephone', {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/x-www-form-urlencoded' },
    body: broken.toString(),
  });

  const lines = shop.logged().trim().split('\n');
  expect(lines.length).toBeGreaterThan(20);
  for (const line of lines) expect(JSON.parse(line)).toHaveProperty('level');
  const requests = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'request');
  expect(new Set(requests.map(({ requestId }) => requestId)).size).toBe(requests.length);
  // The failures are there, each under the number of its request.
  const failures = lines.map((line) => JSON.parse(line)).filter(({ level }) => level >= 50);
  expect(failures.length).toBeGreaterThanOrEqual(2);
  for (const { requestId } of failures) {
    expect(requests.some((request) => request.requestId === requestId)).toBe(true);
  }

  const secrets = [
    ...[token, token.split('.')[0]!, cookie.split('=')[1]!],
    ...[shop.authParts.appSecret, shop.sandbox.settings.stripe.secretKey],
    ...[shop.sandbox.settings.stripe.webhookSecret, new URL(shop.database.url).password],
    new URL(photo_url, shop.url).searchParams.get('signature')!,
  ].filter(Boolean);
  const words = [
    'persephone',
    'hermione',
    'wilhelmina',
    'example.com',
    'purple',
    'nightingale',
    'lisbon',
  ];
  const log = shop.logged();
  expect(words.filter((word) => log.toLowerCase().includes(word))).toEqual([]);
  expect(secrets.filter((secret) => log.includes(secret))).toEqual([]);
});
