import { makeSignature } from 'better-auth/crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { sessions, verifications } from '#database/tables/accounts.ts';
import { beSignedIn, cookieOf, postJson, signInByMail } from '#tests/support/sign-in.ts';
import { openSignInShop } from '#tests/support/sign-in-shop.ts';

const shop = await openSignInShop();
const { ask, mailbox, database, signIn } = shop;
const overHttps = await openSignInShop({ publicUrl: 'https://shop.example.com' });
const DAY = 24 * 60 * 60 * 1000;

const callerWith = (headers: Record<string, string>) => signIn.findCaller(new Headers(headers));
const callerWithCookie = (cookie: string) => callerWith({ cookie });

test('the cookie is closed to scripts and other sites, and over https bound to our host', async () => {
  const lineOf = async ({ ask, mailbox }: typeof shop) => {
    await postJson(ask, '/api/auth/sign-in/magic-link', { email: 'cookie@example.com' });
    const mail = await mailbox.newestFor('cookie@example.com');
    const token = /token=(\w+)/.exec(mail.text!)![1];
    const answer = await postJson(ask, '/api/auth/magic-link/verify', { token });
    return answer.headers.getSetCookie().find((line) => line.includes('session_token='))!;
  };
  const plain = await lineOf(shop);
  expect(plain).toMatch(/^wonderling\.session_token=[^;]+;/);
  expect(plain).toMatch(/; HttpOnly/);
  expect(plain).toMatch(/; SameSite=Lax/);
  expect(plain).toMatch(/; Path=\/(;|$)/);
  expect(plain).not.toMatch(/; (Secure|Domain)/);
  const secure = await lineOf(overHttps);
  expect(secure).toMatch(/^__Host-wonderling\.session_token=[^;]+;/);
  expect(secure).toMatch(/; Secure/);
  expect(secure).toMatch(/; Path=\/(;|$)/);
  expect(secure).not.toMatch(/; Domain/);
});

test('signing out ends the session on the server, for this session only', async () => {
  const here = await signInByMail(ask, mailbox, { email: 'out@example.com', name: 'Olga' });
  const there = await beSignedIn(shop, { email: 'out@example.com' });
  const answer = await ask('/api/auth/sign-out', {
    method: 'POST',
    headers: { cookie: here.cookie },
  });
  expect(await answer.json()).toEqual({ success: true });
  expect(answer.headers.getSetCookie().join()).toMatch(/session_token=; Max-Age=0/);
  expect(await callerWithCookie(here.cookie)).toBeNull();
  expect(await callerWith({ authorization: `Bearer ${here.token}` })).toBeNull();
  expect(await callerWithCookie(there.cookie)).toMatchObject({ email: 'out@example.com' });

  await ask('/api/auth/sign-out', {
    method: 'POST',
    headers: { authorization: `Bearer ${there.token}` },
  });
  expect(await callerWithCookie(there.cookie)).toBeNull();
});

test('a bare token, as it stands in the database, cannot even end a session', async () => {
  const { cookie, userId } = await beSignedIn(shop, { email: 'kept@example.com' });
  const [row] = await database.orm.select().from(sessions).where(eq(sessions.userId, userId));
  await ask('/api/auth/sign-out', {
    method: 'POST',
    headers: { authorization: `Bearer ${row!.token}` },
  });
  expect(await callerWithCookie(cookie)).not.toBeNull();
});

test('a visitor may sign out as well, and has no session', async () => {
  expect((await ask('/api/auth/sign-out', { method: 'POST' })).status).toBe(200);
  const answer = await ask('/api/auth/get-session');
  expect([answer.status, await answer.text()]).toEqual([200, 'null']);
});

test('a token that we did not sign, or that is over, signs nobody in', async () => {
  const { token, cookie, userId } = await beSignedIn(shop, { email: 'signed@example.com' });
  const [row] = await database.orm.select().from(sessions).where(eq(sessions.userId, userId));
  const bare = row!.token;
  const byStranger = `${bare}.${await makeSignature(bare, 'another secret, long enough to be one')}`;
  const strange = [bare, byStranger, `${token}x`, `x${token}`, '.', `${bare}.`, 'a.b.c', '%'];
  for (const forged of strange) {
    expect(await callerWith({ authorization: `Bearer ${forged}` })).toBeNull();
    expect(await callerWithCookie(`wonderling.session_token=${forged}`)).toBeNull();
    const answer = await ask('/api/auth/get-session', {
      headers: { authorization: `Bearer ${forged}` },
    });
    expect([answer.status, await answer.text()]).toEqual([200, 'null']);
  }
  expect(await callerWithCookie(cookie)).not.toBeNull();
  await database.orm
    .update(sessions)
    .set({ expiresAt: new Date(Date.now() - 1) })
    .where(eq(sessions.userId, userId));
  expect(await callerWithCookie(cookie)).toBeNull();
  expect(await callerWith({ authorization: `Bearer ${token}` })).toBeNull();
});

test('a session in use is renewed at most once a day', async () => {
  const { cookie, token, userId } = await beSignedIn(shop, { email: 'daily@example.com' });
  const headers = new Headers({ cookie });
  expect((await signIn.recognize(headers)).cookies).toEqual([]);

  const almostOver = new Date(Date.now() + 2 * DAY);
  const agedSession = () =>
    database.orm.update(sessions).set({ expiresAt: almostOver }).where(eq(sessions.userId, userId));
  const daysLeft = async () => {
    const [row] = await database.orm.select().from(sessions).where(eq(sessions.userId, userId));
    return Math.round((row!.expiresAt.getTime() - Date.now()) / DAY);
  };
  await agedSession();
  const renewed = await signIn.recognize(headers);
  expect(renewed.caller).toMatchObject({ userId });
  expect(renewed.cookies.join()).toMatch(/session_token=[^;]+; Max-Age=2592000/);
  expect(await daysLeft()).toBe(30);

  await agedSession();
  const bearer = new Headers({ authorization: `Bearer ${token}` });
  expect((await signIn.recognize(bearer)).cookies).toEqual([]);
  expect(await daysLeft()).toBe(30);
});

test('what a caller is, an admin included, comes from the database at every request', async () => {
  const { cookie, userId } = await beSignedIn(shop, { email: 'boss@example.com', name: 'Bo' });
  expect(await callerWithCookie(cookie)).toMatchObject({ userType: 'parent', name: 'Bo' });
  await beSignedIn(shop, { email: 'boss@example.com', admin: true });
  expect(await callerWithCookie(cookie)).toMatchObject({ userId, userType: 'admin' });
  expect(cookieOf(await ask('/api/auth/get-session', { headers: { cookie } }))).toBe('');
});

test('sessions and links that are over are cleared away when the next link is asked for', async () => {
  const old = await beSignedIn(shop, { email: 'tidy@example.com' });
  await postJson(ask, '/api/auth/sign-in/magic-link', { email: 'tidy@example.com' });
  await database.pool.query("update sessions set expires_at = now() - interval '1 second'");
  await database.pool.query("update verifications set expires_at = now() - interval '1 second'");
  const fresh = await beSignedIn(shop, { email: 'tidy@example.com' });
  await postJson(ask, '/api/auth/sign-in/magic-link', { email: 'tidy@example.com' });
  expect(await database.orm.select().from(verifications)).toHaveLength(1);
  expect(await database.orm.select().from(sessions)).toHaveLength(1);
  expect(await callerWithCookie(old.cookie)).toBeNull();
  expect(await callerWithCookie(fresh.cookie)).not.toBeNull();
});

test('where a session came from is not kept', async () => {
  const { userId } = await signInByMail(ask, mailbox, { email: 'trace@example.com' });
  const rows = await database.orm.select().from(sessions).where(eq(sessions.userId, userId));
  expect(rows).toMatchObject([{ ipAddress: null, userAgent: null }]);
});
