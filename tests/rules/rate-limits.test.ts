import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { expect, test } from 'vitest';
import { bookPreviews } from '#database/tables/previews.ts';
import { rateLimits } from '#database/tables/rate-limits.ts';
import { openSignIn } from '#server/auth/sign-in.ts';
import { openLimits } from '#server/rate-limits/rate-limits.ts';
import { MailNotTaken } from '#shop/mail.ts';
import { picture } from '#tests/support/awkward-photos.ts';
import { NO_LIMITS } from '#tests/support/compose-api.ts';
import { giveAddress, newChild, shelve, TODAY } from '#tests/support/family.ts';
import { serveApi } from '#tests/support/serve-api.ts';
import { beSignedIn } from '#tests/support/sign-in.ts';

/** How often doors may be knocked at (docs/decisions/028), over plain HTTP. */
const limits = {
  mailsPerAddress: { most: 2, seconds: 900 },
  mailsPerNetwork: { most: 12, seconds: 3600 },
  codesPerAddress: { most: 3, seconds: 86_400 },
  codesPerNetwork: { most: 12, seconds: 3600 },
  uploads: { most: 2, seconds: 600 },
  checkouts: { most: 2, seconds: 600 },
  discountCodes: { most: 2, seconds: 600 },
  previewLinks: { most: 2, seconds: 600 },
  corrections: { most: 2, seconds: 600 },
  giftCardTries: { most: 2, seconds: 600 },
  waitingPreviews: 2,
};
const api = await serveApi({ limits });
const { database } = api;
const GOOSE = await shelve(database, 1);
const MOON = await shelve(database, 2);

async function family() {
  const email = `${randomUUID()}@example.com`;
  const { token, userId } = await beSignedIn(api.authParts, { email, name: 'Hanna' });
  const caller = { userId, email, name: 'Hanna', userType: 'parent' as const, sessionId: '' };
  return { token, caller: { ...caller, createdAt: TODAY, signedInAt: TODAY } };
}

function post(path: string, body: object, headers: Record<string, string> = {}) {
  return fetch(`${api.url}/api${path}`, {
    method: 'POST',
    headers:
      body instanceof FormData ? headers : { 'content-type': 'application/json', ...headers },
    body: body instanceof FormData ? body : JSON.stringify(body),
  });
}
const askForLink = (email: string, headers = {}) =>
  post('/auth/sign-in/magic-link', { email }, headers);
const by = (token: string) => ({ authorization: `Bearer ${token}` });

async function photoForm(): Promise<FormData> {
  const form = new FormData();
  const png = await picture(30, 20).png().toBuffer();
  form.set('file', new File([Uint8Array.from(png)], 'zoe.png', { type: 'image/png' }));
  form.set('child_name', 'Zoë');
  return form;
}

/** What an answer that refuses says, without what differs from try to try. */
async function refusalOf(answer: Response) {
  const headers = Object.fromEntries(answer.headers);
  const retryAfter = Number(headers['retry-after']);
  const body = await answer.json();
  expect(body.data.retry_after).toBe(retryAfter);
  expect(body.message).toMatch(/Please try again in (a minute|\d+ minutes)\.$/);
  const { date, 'x-request-id': _, 'retry-after': __, ...rest } = headers;
  return { status: answer.status, code: body.code, defined: body.defined, retryAfter, rest };
}

const statuses = (answers: Response[]) => answers.map(({ status }) => status).sort();
const some = (count: number, ask: () => Promise<Response>) =>
  Promise.all(Array.from({ length: count }, ask));

// First: it needs a network that has not asked before.
test('a network is stopped whatever forwarding header it invents, before it spends mails of others', async () => {
  const forged = (number: number) => ({ 'x-forwarded-for': `198.51.100.${number}` });
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, number) =>
      askForLink(`guest-${number}@example.com`, forged(number)),
    ),
  );
  expect(statuses(answers)).toEqual([...Array(12).fill(200), ...Array(8).fill(429)]);
  const stopped = answers.find(({ status }) => status === 429)!;
  expect(await refusalOf(stopped)).toMatchObject({ code: 'TOO_MANY_REQUESTS', defined: true });
  expect(api.mailbox.mails).toHaveLength(12);
});

test('who is counted cannot be read in the table', async () => {
  const kept = JSON.stringify(await database.orm.select().from(rateLimits));
  expect(kept).toContain('mails_from_network');
  expect(kept).not.toMatch(/127\.0\.0\.1|198\.51|example/);
});

test('20 checkouts pressed at once count one by one, cart, book and paying again together', async () => {
  const { token, caller } = await family();
  await giveAddress(database, caller);
  const zoe = await newChild(database, caller);
  const buy = () =>
    post('/functions/create-book-checkout', { bookId: GOOSE, childId: zoe.id }, by(token));
  const answers = await some(20, buy);
  expect(statuses(answers)).toEqual([200, 200, ...Array(18).fill(429)]);
  const cart = await post('/functions/create-cart-checkout', { cartItems: [] }, by(token));
  expect(await refusalOf(cart)).toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS' });
  for (const way of ['pay-again', 'continue', 'cancel']) {
    expect((await post(`/orders/${randomUUID()}/${way}`, {}, by(token))).status).toBe(429);
  }
  const other = await family();
  const empty = await post('/functions/create-cart-checkout', { cartItems: [] }, by(other.token));
  expect(empty.status).toBe(422);
});

test('discount codes that are tried are counted, right or wrong', async () => {
  const { token } = await family();
  const attempt = () => post('/codes/check', { code: 'GUESS1', book_ids: [GOOSE] }, by(token));
  expect(statuses(await some(4, attempt))).toEqual([422, 422, 429, 429]);
  expect(await refusalOf(await attempt())).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
});

test('links to previews are counted, whether there is a preview or not', async () => {
  const { token } = await family();
  const link = () =>
    post('/book_previews/links', { book_id: GOOSE, child_id: randomUUID() }, by(token));
  expect(statuses(await some(4, link))).toEqual([404, 404, 429, 429]);
  expect(await refusalOf(await link())).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
});

test('uploads are counted before anything of them is read', async () => {
  const { token } = await family();
  const form = await photoForm();
  const upload = () => post('/storage/child_photos', form, by(token));
  expect(statuses(await some(6, upload))).toEqual([201, 201, 429, 429, 429, 429]);
  const refused = await refusalOf(await upload());
  expect(refused).toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS', defined: true });
  expect(refused.retryAfter).toBeGreaterThan(590);
});

test('no other spelling of the address leads past the count of uploads', async () => {
  const { token } = await family();
  const form = new Request(api.url, { method: 'POST', body: await photoForm() });
  const bytes = Buffer.from(await form.arrayBuffer());
  const headers = { ...by(token), 'content-type': form.headers.get('content-type')! };
  // The path goes out as it stands: `fetch` would tidy it up.
  const uploadTo = (path: string) =>
    new Promise<unknown>((resolve, reject) => {
      request(api.url, { method: 'POST', path: `/api/storage${path}`, headers })
        .on('response', (answer) => resolve(answer.resume().statusCode))
        .on('error', reject)
        .end(bytes);
    });
  expect(await uploadTo('/child_photos')).toBe(201);
  const spellings = ['/child_photos/', '/child_photos//', '/child_photos/.', '/./child_photos'];
  for (const path of [...spellings, '\\child_photos', '/child%5Fphotos']) {
    expect(await uploadTo(path), path).toBeOneOf([400, 404, 429]);
  }
});

test('of the previews of a family so many wait at once, however they are asked for', async () => {
  const { token, caller } = await family();
  const children = await Promise.all(
    ['Ada', 'Bo', 'Cy'].map((name) => newChild(database, caller, { name })),
  );
  const ask = (bookId: number, childId: string) =>
    post(
      '/functions/start_generate_book_preview',
      { book_id: bookId, child_id: childId },
      by(token),
    );
  const wishes = children.flatMap(({ id }) => [() => ask(GOOSE, id), () => ask(MOON, id)]);
  const answers = await Promise.all(wishes.map((wish) => wish()));
  expect(statuses(answers)).toEqual([200, 200, 429, 429, 429, 429]);
  const refused = answers.find(({ status }) => status === 429)!;
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await refused.json()).toMatchObject({
    code: 'TOO_MANY_REQUESTS',
    message: expect.stringMatching(/^2 previews are being made for your family already\./),
  });
  const other = await family();
  const dan = await newChild(database, other.caller, { name: 'Dan' });
  const theirs = { book_id: GOOSE, child_id: dan.id };
  const asked = await post('/functions/start_generate_book_preview', theirs, by(other.token));
  expect(asked.status).toBe(200);
  // To ask again for one that waits is to join it, not to add one.
  const begun = answers.findIndex(({ status }) => status === 200);
  expect((await wishes[begun]!()).status).toBe(200);
  await database.orm
    .update(bookPreviews)
    .set({ status: 'failed', failure: 'The machine stopped.' });
  expect((await wishes[begun]!()).status).toBe(200);
});

test('a new time begins a new count, in the database and not in a process', async () => {
  const rate = { ...NO_LIMITS, mailsPerAddress: { most: 1, seconds: 2 } };
  const [one, other] = [1, 2].map(() => openLimits(database.pool, 'a secret of this test', rate));
  const knocker = { email: 'often@example.com', networkAddress: '203.0.113.7' };
  await one!.askForMail(knocker);
  await expect(other!.askForMail(knocker)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  await expect
    .poll(() =>
      other!.askForMail(knocker).then(
        () => 'sent',
        () => 'stopped',
      ),
    )
    .toBe('sent');
});

test('a mail that could not be sent is not counted', async () => {
  const limits = openLimits(database.pool, 'another secret of this test', {
    ...NO_LIMITS,
    mailsPerAddress: { most: 1, seconds: 900 },
  });
  const knocker = { email: 'patient@example.com', networkAddress: '203.0.113.8' };
  const sendMail = () => Promise.reject(new MailNotTaken('no mail server'));
  const signIn = openSignIn({ ...api.authParts, sendMail, limits, google: undefined });
  for (const _ of [1, 2, 3]) {
    const sent = signIn.sendLink({ email: knocker.email, name: '', to: '/' }, '203.0.113.8');
    await expect(sent).rejects.toMatchObject({ code: 'MAIL_NOT_SENT' });
  }
  await limits.askForMail(knocker);
  await expect(limits.askForMail(knocker)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
});

test('codes are guessed three times for an address, whoever guesses, right or wrong', async () => {
  const guess = (code: string) =>
    post('/auth/sign-in/code', { email: 'guessed@example.com', code });
  expect(statuses(await some(3, () => guess('123456')))).toEqual([410, 410, 410]);
  expect(await refusalOf(await guess('654321'))).toMatchObject({
    status: 429,
    code: 'TOO_MANY_REQUESTS',
  });
});
