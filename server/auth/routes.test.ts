import { expect, test } from 'vitest';
import { signIn as contract } from '#contract/sign-in.ts';
import { beSignedIn, postJson } from '#tests/support/sign-in.ts';
import { openSignInShop } from '#tests/support/sign-in-shop.ts';
import { setUpBetterAuth } from './better-auth.ts';

const shop = await openSignInShop();
const { ask, mailbox } = shop;
const { cookie } = await beSignedIn(shop, { email: 'curious@example.com', admin: true });

/** What an answer that refuses must look like, whatever was refused. */
const inTheContractsShape = (status: number) => ({
  code: expect.stringMatching(/^[A-Z_]+$/),
  status,
  message: expect.stringMatching(/\w/),
});

const libraryPaths = Object.values(setUpBetterAuth(shop, async () => {}).api).flatMap((endpoint) =>
  'path' in endpoint && typeof endpoint.path === 'string' ? [endpoint.path] : [],
);
const ours = new Set(Object.values(contract).map((call) => call['~orpc'].route.path));

test('the sign-in library has many more doors than we open', () => {
  expect(libraryPaths.length).toBeGreaterThan(25);
  expect(libraryPaths).toContain('/change-email');
  // The code is ours: the library knows only the link that it stands for.
  const theirs = [...ours].filter((path) => path !== '/auth/sign-in/code');
  for (const path of theirs) expect(libraryPaths.map((door) => `/auth${door}`)).toContain(path);
});

test.each([...libraryPaths, '/sign-in/oauth2', '/admin/set-role', '/', ''])(
  '%s answers 404, or is a call of the contract',
  async (path) => {
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
      const call = Object.values(contract).find(({ '~orpc': { route } }) => {
        return route.path === `/auth${path}` && route.method === method;
      });
      if (call) continue;
      const url = `/api/auth${path.replace(/:\w+/, 'google')}`;
      const headers = { cookie, 'content-type': 'application/json' };
      const body = method === 'GET' || method === 'OPTIONS' ? undefined : '{}';
      const answer = await ask(url, { method, headers, body });
      // The call of the same path is there, by its own method.
      const status = ours.has(`/auth${path}`) ? 405 : 404;
      expect(answer.status, `${method} ${url}`).toBe(status);
      expect(await answer.json()).toMatchObject(inTheContractsShape(status));
    }
  },
);

const email = 'someone@example.com';
test.each<[string, string, unknown]>([
  ['/sign-in/magic-link', 'nothing', undefined],
  ['/sign-in/magic-link', 'half a document', '{"email": "some'],
  ['/sign-in/magic-link', 'a list', []],
  ['/sign-in/magic-link', 'null', null],
  ['/sign-in/magic-link', 'a number', 7],
  ['/sign-in/magic-link', 'no address', {}],
  ['/sign-in/magic-link', 'a list of addresses', { email: [email] }],
  ['/sign-in/magic-link', 'an address that is none', { email: 'someone' }],
  ['/sign-in/magic-link', 'an address without end', { email: `${'a'.repeat(300)}@example.com` }],
  ['/sign-in/magic-link', 'an unknown field', { email, user_type: 'admin' }],
  ['/sign-in/magic-link', "the library's own field", { email, metadata: { to: '//evil.example' } }],
  ['/sign-in/magic-link', 'a name that is no text', { email, name: { first: 'A' } }],
  ['/sign-in/magic-link', 'a name without end', { email, name: 'n'.repeat(121) }],
  ['/sign-in/magic-link', 'a name with NUL', { email, name: 'A\u0000B' }],
  ['/sign-in/magic-link', 'a wanted page that is no text', { email, callbackURL: 5 }],
  ['/magic-link/verify', 'no token', {}],
  ['/magic-link/verify', 'a token that is no text', { token: { $ne: '' } }],
  ['/magic-link/verify', 'an empty token', { token: '' }],
  ['/magic-link/verify', 'an unknown field', { token: 'a', callbackURL: '//evil.example' }],
  ['/sign-in/social', 'another provider', { provider: 'github' }],
  ['/sign-in/social', 'an id token', { provider: 'google', idToken: { token: 'x' } }],
])('%s with %s is a named 400', async (path, _what, body) => {
  const sent = typeof body === 'string' ? body : body === undefined ? '' : JSON.stringify(body);
  const answer = await ask(`/api/auth${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: sent,
  });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject(inTheContractsShape(400));
});

test('what does not fit is said beside its field', async () => {
  const answer = await postJson(ask, '/api/auth/sign-in/magic-link', { email: 'x', hat: 'red' });
  expect(await answer.json()).toMatchObject({
    defined: true,
    code: 'INPUT_INVALID',
    data: { fields: { email: ['Please check this e-mail address'] }, form: [/hat/] },
  });
});

test('a body that is a form, or too large, is refused before it is read as a call', async () => {
  const type = (contentType: string, body: BodyInit) =>
    ask('/api/auth/sign-in/magic-link', {
      method: 'POST',
      headers: { 'content-type': contentType },
      body,
    });
  for (const contentType of ['application/x-www-form-urlencoded', 'text/plain', '']) {
    const answer = await type(contentType, 'email=someone%40example.com');
    expect(answer.status).toBe(415);
    expect(await answer.json()).toMatchObject(inTheContractsShape(415));
  }
  const large = await type('application/json', JSON.stringify({ email: 'a'.repeat(20_000) }));
  expect(large.status).toBe(413);
  expect(await large.json()).toMatchObject(inTheContractsShape(413));
});

test('none of all this has sent a mail or logged an error', () => {
  expect(mailbox.mails).toEqual([]);
  expect(shop.logged()).toBe('');
});

test('answers are never kept by a cache', async () => {
  const answer = await ask('/api/auth/get-session', { headers: { cookie } });
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

test('without Google settings the button is refused by name', async () => {
  const answer = await postJson(ask, '/api/auth/sign-in/social', { provider: 'google' });
  expect(answer.status).toBe(404);
  expect(await answer.json()).toMatchObject({ defined: true, code: 'GOOGLE_NOT_OFFERED' });
});

test('a mail service that is away is said, whoever asks', async () => {
  const nobodyHome = await openSignInShop({ smtpUrl: 'smtp://127.0.0.1:1' });
  const answer = await postJson(nobodyHome.ask, '/api/auth/sign-in/magic-link', { email });
  expect(answer.status).toBe(503);
  expect(await answer.json()).toMatchObject({ defined: true, code: 'MAIL_NOT_SENT' });
  expect(nobodyHome.logged()).toContain('The mail service said ESOCKET');
  expect(nobodyHome.logged()).not.toContain('example.com');
});
