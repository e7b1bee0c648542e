import { isContractProcedure } from '@orpc/contract';
import { describe, expect, test } from 'vitest';
import { contract } from '../../contract/contract.ts';
import { signIn } from '../../contract/sign-in.ts';
import { shelveTitles } from '../../shop/catalogue/shelve-titles.ts';
import { person } from '../support/full-family.ts';
import { serveShop } from '../support/serve-shop.ts';

/** What another site can make a visitor's browser do: post, lead away, frame, run scripts. */
const shop = await serveShop();
await shelveTitles(shop.database);
const { cookie } = await person(shop);

const calls = Object.values({ ...contract, signIn })
  .flatMap((area) => Object.values(area))
  .filter((call) => isContractProcedure(call))
  .map((call) => call['~orpc'].route)
  .filter(({ method }) => method !== 'GET');
const apiDoors = calls.map(({ method, path }) => [
  method ?? 'POST',
  `/api${path?.replace(/\{\w+\}/g, '1')}`,
]);
const pageDoors = [
  ...['/login', '/auth/callback', '/profile', '/onboarding', '/orders', '/cart', '/sign-out'],
  ...['/favourites', '/book/1/cart', '/book/1/buy', '/admin/orders'],
].map((path) => ['POST', path]);

describe.each([...apiDoors, ...pageDoors] as [string, string][])('%s %s', (method, path) => {
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
      const location = answer.headers.get('location');
      if (location) expect(new URL(location, shop.url).host).toBe(new URL(shop.url).host);
    }
    const saved = await fetch(`${shop.url}/profile`, {
      method: 'POST',
      redirect: 'manual',
      headers: { cookie, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ intent: 'save-parent', name: 'Hanna', to }).toString(),
    });
    const location = saved.headers.get('location') ?? '/';
    expect(new URL(location, shop.url).host).toBe(new URL(shop.url).host);
  });

  test('neither do paths that look like hosts', async () => {
    for (const path of ['//evil.example', '/\\evil.example', '//evil.example/%2e%2e', '/login//']) {
      const answer = await fetch(`${shop.url}${path}`, { redirect: 'manual' });
      await answer.arrayBuffer();
      const location = answer.headers.get('location');
      if (location) expect(new URL(location, shop.url).host).toBe(new URL(shop.url).host);
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

test('documents and data of the API are framed by nobody, and their kind is not guessed', async () => {
  for (const path of ['/api/children', '/api/account/export', '/api/storage/book_previews/1']) {
    const answer = await fetch(`${shop.url}${path}`, { headers: { cookie } });
    await answer.arrayBuffer();
    expect(answer.headers.get('x-frame-options')).toBe('DENY');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('cache-control')).toContain('private');
  }
});
