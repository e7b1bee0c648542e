import { eq } from 'drizzle-orm';
import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { profiles, users, verifications } from '#database/tables/accounts.ts';
import { cookieOf, postJson, readLink, signInByMail } from '#tests/support/sign-in.ts';
import { openSignInShop } from '#tests/support/sign-in-shop.ts';
import { setUpBetterAuth } from './better-auth.ts';

const shop = await openSignInShop();
const { ask, mailbox, database, sessionsOf } = shop;

const askForLink = (body: object) => postJson(ask, '/api/auth/sign-in/magic-link', body);
const press = (token: unknown) => postJson(ask, '/api/auth/magic-link/verify', { token });
const linkFor = async (email: string) => readLink(await mailbox.newestFor(email));

test('a newcomer signs up: mail, link, account, profile and session', async () => {
  const asked = await askForLink({
    email: ' Ana.Lima@Example.com ',
    name: 'Ana Lima',
    user_name: 'Ana Lima',
    callbackURL: '/onboarding?flow=gift',
  });
  expect(asked.status).toBe(200);
  expect(await asked.json()).toEqual({ status: true });

  const mail = await mailbox.newestFor('ana.lima@example.com');
  expect(mail.text).toContain('Hello Ana Lima,');
  const link = readLink(mail);
  expect(link.href).toMatch(/^http:\/\/127\.0\.0\.1:3000\/auth\/callback\?token=/);
  expect(link.to).toBe('/onboarding?flow=gift');

  const answer = await press(link.token);
  expect(answer.status).toBe(200);
  const body = await answer.json();
  expect(body).toMatchObject({
    isNew: true,
    user: { email: 'ana.lima@example.com', name: 'Ana Lima', user_type: 'parent' },
  });
  const [profile] = await database.orm.select().from(profiles).where(eq(profiles.id, body.user.id));
  expect(profile).toMatchObject({ name: 'Ana Lima', userType: 'parent' });
  const [user] = await database.orm.select().from(users).where(eq(users.id, body.user.id));
  expect(user?.emailVerified).toBe(true);

  const cookie = { cookie: cookieOf(answer) };
  const bearer = { authorization: `Bearer ${body.token}` };
  for (const headers of [cookie, bearer]) {
    const session = await (await ask('/api/auth/get-session', { headers })).json();
    expect(session.user).toEqual(body.user);
  }
});

test('a returning parent is not new, and keeps the name and the role', async () => {
  const first = await signInByMail(ask, mailbox, { email: 'back@example.com', name: 'Berta' });
  expect(first.isNew).toBe(true);
  const again = await signInByMail(ask, mailbox, { email: 'back@example.com', name: 'Mallory' });
  expect(again).toMatchObject({ isNew: false, userId: first.userId });
  const rows = await database.orm.select().from(profiles).where(eq(profiles.id, first.userId));
  expect(rows).toMatchObject([{ name: 'Berta', userType: 'parent' }]);
});

test('of twenty parallel presses exactly one signs in', async () => {
  await askForLink({ email: 'eager@example.com', name: 'Edda' });
  const { token } = await linkFor('eager@example.com');
  const answers = await Promise.all(Array.from({ length: 20 }, () => press(token)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(410)]);
  expect(await sessionsOf('eager@example.com')).toBe(1);
});

test('two links of one newcomer, opened at once, lead into one account', async () => {
  const tokens: string[] = [];
  for (const _ of [1, 2, 3, 4]) {
    await askForLink({ email: 'twice@example.com', name: 'Tilda' });
    tokens.push((await linkFor('twice@example.com')).token);
  }
  const answers = await Promise.all(tokens.map(press));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const bodies = await Promise.all(answers.map((answer) => answer.json()));
  expect(new Set(bodies.map(({ user }) => user.id)).size).toBe(1);
  expect(bodies.filter(({ isNew }) => isNew)).toHaveLength(1);
});

test('a wrong, a used and an old link are refused with kind words', async () => {
  const kind = {
    defined: true,
    code: 'LINK_NOT_VALID',
    status: 410,
    message: expect.stringContaining('Ask for a new one'),
  };
  const wrong = await press('aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa');
  expect(wrong.status).toBe(410);
  expect(await wrong.json()).toMatchObject(kind);

  await askForLink({ email: 'used@example.com' });
  const used = await linkFor('used@example.com');
  expect((await press(used.token)).status).toBe(200);
  expect(await (await press(used.token)).json()).toMatchObject(kind);

  await askForLink({ email: 'old@example.com' });
  const old = await linkFor('old@example.com');
  await database.pool.query("update verifications set expires_at = now() - interval '1 second'");
  expect(await (await press(old.token)).json()).toMatchObject(kind);
  expect(await usersCalled('old@example.com')).toBe(0);
});

test('a link lasts ten minutes and its token is stored hashed', async () => {
  const before = Date.now();
  await askForLink({ email: 'hashed@example.com' });
  const { token } = await linkFor('hashed@example.com');
  const rows = await database.orm.select().from(verifications);
  expect(JSON.stringify(rows)).not.toContain(token);
  const row = rows.find(({ value }) => value.includes('hashed@example.com'))!;
  const lasts = row.expiresAt.getTime() - before;
  expect(lasts).toBeGreaterThanOrEqual(600_000);
  expect(lasts).toBeLessThan(605_000);
});

test('a mail scanner that gets or heads everything uses nothing up', async () => {
  await askForLink({ email: 'scanned@example.com' });
  const { token } = await linkFor('scanned@example.com');
  for (const method of ['GET', 'HEAD']) {
    const answer = await ask(`/api/auth/magic-link/verify?token=${token}`, { method });
    expect(answer.status).toBe(405);
    expect(answer.headers.getSetCookie()).toEqual([]);
  }
  expect((await press(token)).status).toBe(200);
});

test('asking for a link answers the same with and without an account', async () => {
  await signInByMail(ask, mailbox, { email: 'known@example.com', name: 'Kai' });
  const [known, unknown] = await Promise.all([
    askForLink({ email: 'known@example.com' }),
    askForLink({ email: 'stranger@example.com' }),
  ]);
  expect([known.status, await known.text()]).toEqual([unknown.status, await unknown.text()]);
  const headersOf = (answer: Response) => [...answer.headers].filter(([name]) => name !== 'date');
  expect(headersOf(known)).toEqual(headersOf(unknown));
  expect(await usersCalled('stranger@example.com')).toBe(0);
});

test('asking for a link asks the database the same questions with and without an account', async () => {
  await signInByMail(ask, mailbox, { email: 'regular@example.com', name: 'Rita' });
  // Times differ from run to run on a busy machine; what is done in them must not.
  const asked = vi.spyOn(pg.Client.prototype, 'query');
  const ours = new URL(database.url).pathname.slice(1);
  const statementsFor = async (email: string) => {
    asked.mockClear();
    expect((await askForLink({ email })).status).toBe(200);
    // Of this shop's database alone: what an earlier file of this process left behind may ask another.
    const queries: unknown[] = asked.mock.calls
      .filter((_, n) => (asked.mock.contexts[n] as pg.Client).database === ours)
      .map(([query]) => query);
    return queries.map((query) => (query as { text?: string }).text ?? query);
  };
  try {
    const known = await statementsFor('regular@example.com');
    expect(known.length).toBeGreaterThan(2);
    expect(await statementsFor('nobody@example.com')).toEqual(known);
    // Not asked at all, nothing can depend on it: no answer, and no time.
    expect(known.join()).not.toMatch(/\b(users|profiles|sign_in_accounts)\b/);
  } finally {
    asked.mockRestore();
  }
});

test.each([
  ['/book/3/preview?child=1', '/book/3/preview?child=1'],
  ['http://127.0.0.1:3000/cart', '/cart'],
  ['http://127.0.0.1:3000/auth/callback?to=%2Forders', '/orders'],
  ['https://evil.example/cart', null],
  ['//evil.example', null],
  ['/\\evil.example', null],
  ['javascript:alert(1)', null],
  ['/login', null],
])('the wanted page %s travels as %s', async (callbackURL, to) => {
  const email = `to-${crypto.randomUUID()}@example.com`;
  expect((await askForLink({ email, callbackURL })).status).toBe(200);
  expect((await linkFor(email)).to).toBe(to);
});

test('a name never becomes markup, and only what looks like a name is greeted', async () => {
  const name = '<b>Ada</b> visit evil.example';
  await askForLink({ email: 'mark@example.com', name });
  const mail = await mailbox.newestFor('mark@example.com');
  expect(mail.html).not.toContain('<b>');
  expect(mail.html).not.toContain('evil.example');
  expect(mail.text).toContain('Hello,');
  await askForLink({ email: 'oneill@example.com', name: "Zoë O'Neill" });
  expect((await mailbox.newestFor('oneill@example.com')).html).toContain('Hello Zoë O&#39;Neill,');
});

test('one request reaches one reader', async () => {
  const before = mailbox.mails.length;
  for (const email of ['a@example.com, b@example.com', 'a@example.com\r\nBcc: b@example.com']) {
    expect((await askForLink({ email })).status).toBe(400);
  }
  expect(mailbox.mails).toHaveLength(before);
});

test('nothing that names a person is logged', async () => {
  await signInByMail(ask, mailbox, { email: 'private.person@example.com', name: 'Wilhelmina' });
  expect(shop.logged()).not.toMatch(/example\.com|Wilhelmina/);
});

test('of what the sign-in library has to say, its own sentence is logged and nothing behind it', async () => {
  const { logger } = await setUpBetterAuth(shop, async () => {}).$context;
  logger.warn('Something broke\nfor tilda@example.com', { email: 'tilda@example.com' });
  expect(shop.logged()).toContain('"sign-in: Something broke"');
  expect(shop.logged()).not.toContain('tilda');
});

async function usersCalled(email: string): Promise<number> {
  return (await database.orm.select().from(users).where(eq(users.email, email))).length;
}
