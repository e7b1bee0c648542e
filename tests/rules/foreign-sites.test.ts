import { randomUUID } from 'node:crypto';
import { isContractProcedure } from '@orpc/contract';
import { describe, expect, test } from 'vitest';
import { contract } from '#contract/contract.ts';
import { signIn } from '#contract/sign-in.ts';
import { shelveTitles } from '#shop/catalog/shelve-titles.ts';
import { giveAddress } from '#tests/support/family.ts';
import { person } from '#tests/support/full-family.ts';
import { serveShop } from '#tests/support/serve-shop.ts';

/** What another site can make a visitor's browser do: post, lead away, frame, run scripts. */
const shop = await serveShop();
await shelveTitles(shop.database);
const { cookie, caller } = await person(shop);
await giveAddress(shop.database, caller);
// A new account is led to its welcome first, wherever it wanted to go.
await shop.database.pool.query("update users set created_at = now() - interval '1 day'");
const { host } = new URL(shop.url);
const hostOf = (address: string) => new URL(address, shop.url).host;

const calls = Object.values({ ...contract, signIn })
  .flatMap((area) => Object.values(area))
  .filter((call) => isContractProcedure(call))
  .map((call) => call['~orpc'].route)
  .filter(({ method }) => method !== 'GET');
const apiAccess = calls.map(({ method, path }) => [
  method ?? 'POST',
  `/api${path?.replace(/\{\w+\}/g, '1')}`,
]);
const pageAccess = [
  ...['/login', '/auth/callback', '/profile', '/onboarding', '/orders', '/cart', '/sign-out'],
  ...['/favorites', '/book/1/cart', '/book/1/buy', '/admin/orders'],
].map((path) => ['POST', path]);

describe.each([...apiAccess, ...pageAccess] as [string, string][])('%s %s', (method, path) => {
  test.each([
    [
      'a form of another site',
      { origin: 'https://evil.example' },
      'application/x-www-form-urlencoded',
    ],
    ['a form that sends text', { origin: 'https://evil.example' }, 'text/plain'],
    ['a script of another site', { origin: 'https://evil.example' }, 'application/json'],
    ['a page without an origin', { origin: 'null' }, 'multipart/form-data; boundary=x'],
    ['a sister site', { 'sec-fetch-site': 'same-site' }, 'application/json'],
  ] as [string, Record<string, string>, string][])('refuses %s', async (_, from, type) => {
    const answer = await fetch(`${shop.url}${path}`, {
      method,
      redirect: 'manual',
      headers: { cookie, 'content-type': type, ...from },
      body: '{}',
    });
    expect(answer.status).toBe(403);
    expect(await answer.json()).toMatchObject({ code: 'FOREIGN_ORIGIN' });
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  });
});

const lines = {
  address_line_1: '12 Willow Lane',
  city: 'Portland',
  state: 'OR',
  postal_code: '97205',
  country_code: 'US',
};

describe('no address of ours leads to another site', () => {
  const away = [
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/%09/evil.example',
    'javascript:alert(1)',
    '/..//evil.example',
    '/login?to=//evil.example',
    'https:evil.example',
    `${'/a'.repeat(1200)}`,
  ];
  test.each(away)('%s', async (to) => {
    const query = `to=${encodeURIComponent(to)}`;
    for (const path of [`/login?${query}`, `/auth/callback?${query}`, `/profile?${query}`]) {
      const answer = await fetch(`${shop.url}${path}`, { redirect: 'manual', headers: { cookie } });
      await answer.arrayBuffer();
      expect(hostOf(answer.headers.get('location') ?? '/'), path).toBe(host);
    }
    for (const [path, seenBy] of [
      [`/login?${query}`, ''],
      [`/signup?${query}`, cookie],
      [`/onboarding?${query}`, cookie],
      [`/profile?edit=true&${query}`, cookie],
    ] as const) {
      const page = await fetch(`${shop.url}${path}`, { headers: { cookie: seenBy } });
      const links = [...(await page.text()).matchAll(/(?:href|action|value)="([^"]*)"/g)];
      const away = links.filter(([, link]) => link && URL.canParse(link, shop.url));
      expect(
        away.map(([, link]) => hostOf(link!)).filter((other) => other.includes('evil')),
        path,
      ).toEqual([]);
    }
    const child = { name: 'Theo', reading_level: 'Sprout', gender: 'Boy', description: 'Red hair' };
    const birthday = { birth_year: '2021', birth_month: '6', birth_day: '1' };
    const posts: [path: string, form: Record<string, string>][] = [
      ['/profile', { intent: 'save-parent', name: 'Hanna', ...lines, to }],
      [
        `/onboarding?child=1&children=${randomUUID()}&${query}`,
        { intent: 'save-child', id: randomUUID(), ...child, ...birthday },
      ],
    ];
    for (const [path, form] of posts) {
      const saved = await fetch(`${shop.url}${path}`, {
        method: 'POST',
        redirect: 'manual',
        headers: { cookie, 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams(form).toString(),
      });
      await saved.arrayBuffer();
      expect(saved.status, path).toBe(302);
      expect(hostOf(saved.headers.get('location')!), path).toBe(host);
    }
  });

  test('neither do paths that look like hosts', async () => {
    for (const path of ['//evil.example', '/\\evil.example', '//evil.example/%2e%2e', '/login//']) {
      const answer = await fetch(`${shop.url}${path}`, { redirect: 'manual' });
      await answer.arrayBuffer();
      const location = answer.headers.get('location');
      if (location) expect(hostOf(location)).toBe(host);
    }
  });
});

describe.each(['/', '/books', '/book/1', '/explore', '/login', '/nowhere', '/api'])(
  'the policy of %s',
  (path) => {
    test.each([undefined, cookie])(
      'admits the scripts of this very page and no others (%s)',
      async (seenBy) => {
        const answer = await fetch(`${shop.url}${path}`, {
          headers: { accept: 'text/html', ...(seenBy && { cookie: seenBy }) },
          redirect: 'manual',
        });
        const html = await answer.text();
        if (answer.status === 302) return;
        const policy = Object.fromEntries(
          (answer.headers.get('content-security-policy') ?? '')
            .split(';')
            .map((rule) => rule.trim().split(' '))
            .map(([name, ...sources]) => [name, sources]),
        );
        expect(policy).not.toHaveProperty('connect-src');
        for (const kind of ['script-src', 'style-src']) {
          expect(policy[kind]).toContain("'self'");
          expect(policy[kind].join(' ')).not.toMatch(/unsafe|\*|https?:/);
          expect(policy[kind].length).toBeGreaterThan(1);
        }
        expect(policy).toMatchObject({
          'default-src': ["'self'"],
          'object-src': ["'none'"],
          'base-uri': ["'none'"],
          'frame-src': ["'none'"],
          'frame-ancestors': ["'none'"],
          // What our own viewer of documents needs: its worker, and to fetch (`default-src`).
          'worker-src': ["'self'"],
          'form-action': ["'self'", 'https://checkout.stripe.com'],
        });
        expect(answer.headers.get('x-frame-options')).toBe('DENY');
        expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
        // Attributes that run scripts are admitted by neither nonce nor hash: there must be none.
        expect(html.match(/\son\w+\s*=\s*["']/g)).toBeNull();
        const inline =
          html.match(/<script(?![^>]*\b(?:src=|type="application\/ld\+json"))[^>]*>/g) ?? [];
        const nonce = /nonce-([^']+)/.exec(policy['script-src'].join(' '))?.[1];
        for (const tag of inline) {
          if (nonce) expect(tag).toContain(`nonce="${nonce}"`);
          else expect(policy['script-src'].join(' ')).toContain('sha256-');
        }
      },
    );
  },
);

test('documents and data of the API are framed and read by no other site, and their kind is not guessed', async () => {
  for (const path of ['/api/children', '/api/account/export', '/api/storage/book_previews/1']) {
    const headers = { cookie, origin: 'https://evil.example' };
    const answer = await fetch(`${shop.url}${path}`, { headers });
    await answer.arrayBuffer();
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    expect(answer.headers.get('x-frame-options')).toBe('DENY');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('cache-control')).toContain('private');
  }
});

test('the address of a mailed link, with its token, is told to nobody and kept by nobody', async () => {
  const answer = await fetch(`${shop.url}/auth/callback?token=abc`);
  await answer.arrayBuffer();
  expect(answer.headers.get('referrer-policy')).toBe('same-origin');
  expect(answer.headers.get('cache-control')).toBe('no-store');
});
