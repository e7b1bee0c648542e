import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { profiles, signInAccounts, users } from '#database/tables/accounts.ts';
import { openTestProvider, type Person } from '#tests/support/oidc-provider.ts';
import { runSandbox } from '#tests/support/run-sandbox.ts';
import { cookieOf, postJson, signInByMail } from '#tests/support/sign-in.ts';
import { openSignInShop } from '#tests/support/sign-in-shop.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';

const provider = await openTestProvider();
const shop = await openSignInShop({ google: provider.settings });
const { ask, database } = shop;

const press = (callbackURL?: string) =>
  postJson(ask, '/api/auth/sign-in/social', { provider: 'google', callbackURL });

/** Presses the button, consents as this person, and comes back in the same browser. */
async function signInAs(person: Person, callbackURL?: string) {
  const pressed = await press(callbackURL);
  const { url } = await pressed.json();
  const cookie = cookieOf(pressed);
  const answer = await ask(provider.consent(url, person), { headers: { cookie } });
  return { answer, location: answer.headers.get('location') };
}

const person = (name: string, more: Partial<Person> = {}): Person => ({
  sub: `sub-${name}`,
  email: `${name}@example.com`,
  email_verified: true,
  name,
  ...more,
});

const usersWith = (email: string) =>
  database.orm.select().from(users).where(eq(users.email, email));

test('while the provider is away the button says so, and works as soon as it is back', async () => {
  provider.away = true;
  const answer = await press();
  provider.away = false;
  expect(answer.status).toBe(502);
  expect(await answer.json()).toMatchObject({
    defined: true,
    code: 'GOOGLE_FAILED',
    message: 'Something went wrong with Google authentication.',
  });
  expect((await press()).status).toBe(200);
});

test('the request asks for offline access and forced consent, bound by PKCE, state and nonce', async () => {
  const { url } = await (await press()).json();
  const asked = Object.fromEntries(new URL(url).searchParams);
  expect(asked).toMatchObject({
    client_id: 'test-shop',
    response_type: 'code',
    access_type: 'offline',
    prompt: 'consent',
    redirect_uri: 'http://127.0.0.1:3000/api/auth/callback/google',
    code_challenge_method: 'S256',
    state: expect.stringMatching(/.{20,}/),
    nonce: expect.stringMatching(/.{20,}/),
  });
  expect(asked.scope?.split(' ').sort()).toEqual(['email', 'openid', 'profile']);
});

test('a newcomer gets account, profile and session, and is sent on with the wanted page', async () => {
  const { answer, location } = await signInAs(person('nora', { name: 'Nora Nygaard' }), '/cart');
  expect(location).toBe('http://127.0.0.1:3000/auth/callback?to=%2Fcart');
  const headers = new Headers({ cookie: cookieOf(answer) });
  const caller = await shop.signIn.findCaller(headers);
  expect(caller).toMatchObject({ email: 'nora@example.com', name: 'Nora Nygaard' });
  const session = await (await ask('/api/auth/get-session', { headers })).json();
  expect(session).toMatchObject({ isNew: true, user: { id: caller!.userId } });
  const rows = await database.orm.select().from(profiles).where(eq(profiles.id, caller!.userId));
  expect(rows).toMatchObject([{ name: 'Nora Nygaard', userType: 'parent' }]);

  const [link] = await database.orm
    .select()
    .from(signInAccounts)
    .where(eq(signInAccounts.userId, caller!.userId));
  expect(link).toMatchObject({ providerId: 'google', accountId: 'sub-nora', idToken: null });
  expect(link?.refreshToken).toBeTruthy();
  expect(link?.refreshToken).not.toContain('refresh-');
});

test('a proven address leads into the account that the mailed link made', async () => {
  const byMail = await signInByMail(ask, shop.mailbox, { email: 'otto@example.com', name: 'Otto' });
  const { answer } = await signInAs(person('otto', { name: 'Other Name' }));
  const caller = await shop.signIn.findCaller(new Headers({ cookie: cookieOf(answer) }));
  expect(caller).toMatchObject({ userId: byMail.userId, name: 'Otto' });
  // A newcomer of a minute ago has been welcomed before.
  await database.pool.query("update users set created_at = created_at - interval '10 seconds'");
  const headers = { cookie: cookieOf(answer) };
  const session = await (await ask('/api/auth/get-session', { headers })).json();
  expect(session).toMatchObject({ isNew: false, user: { id: byMail.userId } });
});

test.each([false, 'true'])(
  'an address with email_verified %j reaches no account and makes none',
  async (email_verified) => {
    await signInByMail(ask, shop.mailbox, { email: 'victim@example.com', name: 'Vera' });
    for (const name of ['victim', 'nobody-yet']) {
      const { answer, location } = await signInAs(person(name, { email_verified }), '/orders');
      expect(location).toBe('/login?error=google&to=%2Forders');
      expect(await shop.signIn.findCaller(new Headers({ cookie: cookieOf(answer) }))).toBeNull();
    }
    expect(await usersWith('nobody-yet@example.com')).toEqual([]);
    const [victim] = await usersWith('victim@example.com');
    const links = await database.orm
      .select()
      .from(signInAccounts)
      .where(eq(signInAccounts.userId, victim!.id));
    expect(links).toEqual([]);
  },
);

test.each<[string, Partial<Person>]>([
  ['signed by somebody else', { forgedKey: true }],
  ['for another sign-in', { forged: { nonce: 'another-nonce-another-nonce' } }],
])('an id token %s is refused', async (_how, forgery) => {
  const { location } = await signInAs(person('forger', forgery));
  expect(location).toBe('/login?error=google');
  expect(await usersWith('forger@example.com')).toEqual([]);
});

test('what was begun in another browser, or is shown twice, is refused', async () => {
  const pressed = await press();
  const back = provider.consent((await pressed.json()).url, person('hanna'));
  expect((await ask(back)).headers.get('location')).toBe('/login?error=google');
  const headers = { cookie: cookieOf(pressed) };
  expect((await ask(back, { headers })).headers.get('location')).toContain('/auth/callback');
  expect((await ask(back, { headers })).headers.get('location')).toBe('/login?error=google');
});

test('a person who cancels, and a made-up answer, end on the login page', async () => {
  const pressed = await press('/profile');
  const state = new URL((await pressed.json()).url).searchParams.get('state');
  const canceled = await ask(`/api/auth/callback/google?error=access_denied&state=${state}`, {
    headers: { cookie: cookieOf(pressed) },
  });
  expect(canceled.headers.get('location')).toBe('/login?error=google&to=%2Fprofile');
  for (const query of ['', '?code=x', '?code=x&state=y', '?error=x', '?state[]=1&code[]=2']) {
    const answer = await ask(`/api/auth/callback/google${query}`);
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/login?error=google']);
  }
});

test('no page outside of the shop is ever the way back', async () => {
  for (const wanted of ['https://evil.example/', '//evil.example', '/\\evil.example']) {
    const { location } = await signInAs(person('wanderer'), wanted);
    expect(location).toBe('http://127.0.0.1:3000/auth/callback');
  }
});

test('nothing that names a person is logged', async () => {
  await signInAs(person('secretive'));
  expect(shop.logged()).not.toMatch(/example\.com|Nora|Vera|Hanna/i);
});

test("the sandbox's provider signs somebody in by the same lines", async () => {
  const database = await openTestDatabase();
  const sandbox = await runSandbox(database.url, { publicUrl: 'http://127.0.0.1:3000' });
  const issuer = `${sandbox.url}/sandbox/google`;
  const demo = await openSignInShop({ google: { ...sandbox.settings.google, issuer } });

  const pressed = await postJson(demo.ask, '/api/auth/sign-in/social', { provider: 'google' });
  const { url } = await pressed.json();
  const consented = await fetch(sandbox.url + new URL(url).pathname + new URL(url).search, {
    method: 'POST',
    body: new URLSearchParams({ answer: 'continue', email: 'sam@example.com', name: 'Sam' }),
    redirect: 'manual',
  });
  const headers = { cookie: cookieOf(pressed) };
  const answer = await demo.ask(consented.headers.get('location')!, { headers });
  expect(answer.headers.get('location')).toBe('http://127.0.0.1:3000/auth/callback');
  const caller = await demo.signIn.findCaller(new Headers({ cookie: cookieOf(answer) }));
  expect(caller).toMatchObject({ email: 'sam@example.com', name: 'Sam' });
});

test.each([
  '',
  '?code=1&state=made-up',
  '?code=1&state=%00',
  '?code=%00&state=x',
  '?error=access_denied',
  '?error=%00&error_description=%3Cscript%3E&state=x',
  '?state[]=1&code=a&code=b',
])(
  'whoever comes back without having left (%s) is sent to sign in, and is no mistake of ours',
  async (query) => {
    const before = shop.logged().length;
    const answer = await ask(`/api/auth/callback/google${query}`);
    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toBe('/login?error=google');
    expect(shop.logged().slice(before)).not.toContain('"level":50');
  },
);
