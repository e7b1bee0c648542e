import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { signInCodes } from '#database/tables/accounts.ts';
import { cookieOf, postJson, readCode, readLink } from '#tests/support/sign-in.ts';
import { openSignInShop } from '#tests/support/sign-in-shop.ts';

const shop = await openSignInShop();
const { ask, mailbox, database, sessionsOf } = shop;

async function letterTo(email: string) {
  await postJson(ask, '/api/auth/sign-in/magic-link', { email, name: 'Ana' });
  const mail = await mailbox.newestFor(email);
  return { code: readCode(mail), token: readLink(mail).token };
}
const type = (email: string, code: string) =>
  postJson(ask, '/api/auth/sign-in/code', { email, code });
const press = (token: string) => postJson(ask, '/api/auth/magic-link/verify', { token });
const wrong = (code: string) => (code === '111111' ? '222222' : '111111');

test('the code of a letter signs in, grouped or not, and is the same key as its link', async () => {
  const { code, token } = await letterTo('ana@example.com');
  expect(code).toMatch(/^\d{6}$/);
  const answer = await type(' Ana@example.com', `${code.slice(0, 3)} ${code.slice(3)}`);
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({ isNew: true, user: { email: 'ana@example.com' } });
  const session = await ask('/api/auth/get-session', { headers: { cookie: cookieOf(answer) } });
  expect((await session.json()).user.name).toBe('Ana');
  expect((await type('ana@example.com', code)).status).toBe(410);
  expect((await press(token)).status).toBe(410);

  const other = await letterTo('ana@example.com');
  expect((await press(other.token)).status).toBe(200);
  expect((await type('ana@example.com', other.code)).status).toBe(410);
});

test('the code of an earlier letter works as long as it is good', async () => {
  const first = await letterTo('twice@example.com');
  await letterTo('twice@example.com');
  expect((await type('twice@example.com', first.code)).status).toBe(200);
});

test('five wrong codes end the letter, its link included; four do not', async () => {
  const patient = await letterTo('patient@example.com');
  for (const _ of [1, 2, 3, 4]) {
    const answer = await type('patient@example.com', wrong(patient.code));
    expect(await answer.json()).toMatchObject({
      defined: true,
      code: 'CODE_NOT_VALID',
      status: 410,
      message: expect.stringContaining('ask for a new letter'),
    });
  }
  expect((await type('patient@example.com', patient.code)).status).toBe(200);

  const guessed = await letterTo('guessed@example.com');
  for (const _ of [1, 2, 3, 4, 5]) await type('guessed@example.com', wrong(guessed.code));
  expect((await type('guessed@example.com', guessed.code)).status).toBe(410);
  expect((await press(guessed.token)).status).toBe(410);
});

test('of thirty guesses at once no more than five count', async () => {
  const { code } = await letterTo('crowd@example.com');
  const guesses = Array.from({ length: 29 }, () => wrong(code));
  await Promise.all(guesses.map((guess) => type('crowd@example.com', guess)));
  expect((await type('crowd@example.com', code)).status).toBe(410);
});

test('of five that type the right code at once exactly one signs in', async () => {
  const { code } = await letterTo('eager@example.com');
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => type('eager@example.com', code)),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 410, 410, 410, 410]);
  expect(await sessionsOf('eager@example.com')).toBe(1);
});

test('a code is good for its own address alone, and for ten minutes', async () => {
  const { code } = await letterTo('mine@example.com');
  await letterTo('yours@example.com');
  expect((await type('yours@example.com', code)).status).toBe(410);
  await database.pool.query("update sign_in_codes set expires_at = now() - interval '1 second'");
  expect((await type('mine@example.com', code)).status).toBe(410);
});

test('what is kept tells neither the code nor the link', async () => {
  const { code, token } = await letterTo('kept@example.com');
  const rows = await database.orm
    .select()
    .from(signInCodes)
    .where(eq(signInCodes.email, 'kept@example.com'));
  const { id: _, salt: __, ...rest } = rows[0]!;
  expect(JSON.stringify(rest)).not.toContain(token);
  expect(JSON.stringify(rest)).not.toContain(code);
});

test.each(['', '12345', '1234567', 'abcdef', '١٢٣٤٥٦'])('"%s" is no code', async (code) => {
  const answer = await type('somebody@example.com', code);
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ code: 'INPUT_INVALID' });
});
