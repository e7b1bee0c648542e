import { createHash, randomBytes } from 'node:crypto';
import { type Auth, betterAuth } from 'better-auth';
import { memoryAdapter } from 'better-auth/adapters/memory';
import { genericOAuth } from 'better-auth/plugins';
import { createRemoteJWKSet, decodeJwt, jwtVerify } from 'jose';
import { expect, test } from 'vitest';
import { runSandbox } from '#tests/support/run-sandbox.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';

const SHOP = 'http://shop.localhost:3000';
const database = await openTestDatabase();
const sandbox = await runSandbox(database.url, { publicUrl: SHOP });
const { clientId, clientSecret } = sandbox.settings.google;
const google = `${sandbox.url}/sandbox/google`;
const discoveryUrl = `${google}/.well-known/openid-configuration`;

/** The client that the shop uses, with a memory of its own instead of the shop's database. */
function shopAuth() {
  const tables = { user: [], session: [], account: [], verification: [] } as Record<string, Row[]>;
  const auth = betterAuth({
    baseURL: SHOP,
    basePath: '/api/auth',
    secret: randomBytes(32).toString('hex'),
    database: memoryAdapter(tables),
    logger: { disabled: true },
    plugins: [
      genericOAuth({
        config: [
          {
            providerId: 'google',
            clientId,
            clientSecret,
            discoveryUrl,
            scopes: ['openid', 'email', 'profile'],
            accessType: 'offline',
            prompt: 'consent',
            pkce: true,
          },
        ],
      }),
    ],
  });
  return { auth: auth as unknown as Auth, tables };
}

type Row = Record<string, unknown>;

/** Asks the shop to sign in; gives the address that the browser is sent to, and the cookies that it keeps. */
async function beginSignIn(auth: Auth): Promise<{ url: URL; cookie: string }> {
  const answer = await auth.handler(
    new Request(`${SHOP}/api/auth/sign-in/social`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: SHOP },
      body: JSON.stringify({
        provider: 'google',
        callbackURL: '/books',
        errorCallbackURL: '/login',
      }),
    }),
  );
  const body = (await answer.json()) as { url: string };
  const cookie = answer.headers.getSetCookie().map((set) => set.split(';')[0]);
  return { url: new URL(body.url), cookie: cookie.join('; ') };
}

/** Presses a button of the consent page; gives where the browser is sent. The shop's address leads to the sandbox. */
async function answerConsent(url: URL, form: Record<string, string>): Promise<URL> {
  const answer = await fetch(sandbox.url + url.pathname + url.search, {
    method: 'POST',
    body: new URLSearchParams(form),
    redirect: 'manual',
  });
  expect(answer.status).toBe(303);
  return new URL(answer.headers.get('location')!);
}

const ann = { answer: 'continue', email: 'Ann@example.com', name: 'Ann Lee' };

test('the shop signs somebody in, with offline access', async () => {
  const { auth, tables } = shopAuth();
  const { url, cookie } = await beginSignIn(auth);
  expect(url.href).toContain(`${SHOP}/sandbox/google/authorize?`);
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    access_type: 'offline',
    prompt: 'consent',
    code_challenge_method: 'S256',
    nonce: expect.any(String),
  });
  const back = await answerConsent(url, ann);
  expect(back.origin + back.pathname).toBe(`${SHOP}/api/auth/callback/google`);
  const signedIn = await auth.handler(new Request(back, { headers: { cookie } }));
  expect(signedIn.headers.get('location')).toBe('/books');
  expect(signedIn.headers.getSetCookie().join()).toContain('session_token=');
  expect(tables.user).toMatchObject([
    { email: 'ann@example.com', emailVerified: true, name: 'Ann Lee' },
  ]);
  expect(tables.account).toMatchObject([
    {
      providerId: 'google',
      accountId: expect.stringMatching(/^\d{21}$/),
      refreshToken: expect.stringMatching(/^1\/\//),
      accessToken: expect.any(String),
    },
  ]);
});

test('the same address is the same account the next time', async () => {
  const { auth, tables } = shopAuth();
  for (const name of ['Ann Lee', 'Ann Lee-Smith']) {
    const { url, cookie } = await beginSignIn(auth);
    const back = await answerConsent(url, { ...ann, name });
    await auth.handler(new Request(back, { headers: { cookie } }));
  }
  expect(tables.account).toHaveLength(1);
  expect(tables.session).toHaveLength(2);
});

test('Cancel goes back to the shop with access_denied', async () => {
  const { auth, tables } = shopAuth();
  const { url, cookie } = await beginSignIn(auth);
  const back = await answerConsent(url, { answer: 'cancel' });
  expect(back.searchParams.get('error')).toBe('access_denied');
  expect(back.searchParams.get('state')).toBe(url.searchParams.get('state'));
  const answer = await auth.handler(new Request(back, { headers: { cookie } }));
  expect(answer.headers.get('location')).toContain('/login?error=access_denied');
  expect(tables.user).toEqual([]);
});

test('the consent page offers people to pick, a form, and Cancel', async () => {
  const { url } = await beginSignIn(shopAuth().auth);
  url.searchParams.set('login_hint', 'somebody@example.com');
  const page = await (await fetch(sandbox.url + url.pathname + url.search)).text();
  expect(page).toContain('Continue as ann@example.com');
  expect(page).toContain('Continue as parent@example.com');
  expect(page).toContain('value="somebody@example.com"');
  expect(page).toContain('>Cancel<');
  expect(page).toContain('No money moves');
});

test('a name that is missing is asked for again, and what was typed is kept', async () => {
  const { url } = await beginSignIn(shopAuth().auth);
  const answer = await fetch(sandbox.url + url.pathname + url.search, {
    method: 'POST',
    body: new URLSearchParams({ answer: 'continue', email: 'bo@example.com', name: '  ' }),
  });
  expect(answer.status).toBe(422);
  const page = await answer.text();
  expect(page).toContain('Please type a name.');
  expect(page).toContain('value="bo@example.com"');
});

// What better-auth cannot be made to do wrong is asked by hand.
const verifier = randomBytes(32).toString('base64url');

function authorizeUrl(changed: Record<string, string> = {}): URL {
  const url = new URL(`${SHOP}/sandbox/google/authorize`);
  const query = {
    client_id: clientId,
    redirect_uri: `${SHOP}/api/auth/callback/google`,
    response_type: 'code',
    scope: 'openid email',
    state: 'a state',
    nonce: 'a nonce',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...changed,
  };
  url.search = new URLSearchParams(query).toString();
  return url;
}

async function codeFor(changed: Record<string, string> = {}): Promise<string> {
  const back = await answerConsent(authorizeUrl(changed), ann);
  return back.searchParams.get('code')!;
}

async function askForTokens(form: Record<string, string>, headers: Record<string, string> = {}) {
  const answer = await fetch(`${google}/token`, {
    method: 'POST',
    headers,
    body: new URLSearchParams({
      client_id: clientId,
      client_secret: clientSecret,
      grant_type: 'authorization_code',
      redirect_uri: `${SHOP}/api/auth/callback/google`,
      code_verifier: verifier,
      ...form,
    }),
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, string> };
}

test('the id token is signed with the published key and says who, for whom and how long', async () => {
  const { status, body } = await askForTokens({ code: await codeFor() });
  expect(status).toBe(200);
  expect(body.refresh_token).toBeUndefined();
  const discovery = (await (await fetch(discoveryUrl)).json()) as { jwks_uri: string };
  const keys = createRemoteJWKSet(new URL(discovery.jwks_uri));
  const { payload } = await jwtVerify(body.id_token!, keys, {
    issuer: `${SHOP}/sandbox/google`,
    audience: clientId,
    algorithms: ['RS256'],
  });
  expect(payload).toMatchObject({
    email: 'ann@example.com',
    email_verified: true,
    name: 'Ann Lee',
    given_name: 'Ann',
    nonce: 'a nonce',
  });
  expect(payload.exp! - payload.iat!).toBe(3600);
  const published = JSON.stringify(await (await fetch(discovery.jwks_uri)).json());
  expect(Object.keys(JSON.parse(published).keys[0]).sort()).toEqual(
    ['alg', 'e', 'kid', 'kty', 'n', 'use'].sort(),
  );
  const about = await fetch(`${google}/userinfo`, {
    headers: { authorization: `Bearer ${body.access_token}` },
  });
  expect(await about.json()).toMatchObject({ sub: payload.sub, email: 'ann@example.com' });
});

test('a refresh token gets new tokens for the same person; an access token does not', async () => {
  const first = await askForTokens({ code: await codeFor({ access_type: 'offline' }) });
  const refresh = { grant_type: 'refresh_token', refresh_token: first.body.refresh_token! };
  const second = await askForTokens(refresh);
  expect(second.status).toBe(200);
  expect(second.body.access_token).not.toBe(first.body.access_token);
  expect(decodeJwt(second.body.id_token!).sub).toBe(decodeJwt(first.body.id_token!).sub);
  const wrong = await askForTokens({ ...refresh, refresh_token: first.body.access_token! });
  expect(wrong).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
});

test('a code is good once, even for ten who come at the same moment', async () => {
  const code = await codeFor();
  const answers = await Promise.all(Array.from({ length: 10 }, () => askForTokens({ code })));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.find(({ status }) => status !== 200)!.body.error).toBe('invalid_grant');
});

test('a code is good for a minute', async () => {
  const code = await codeFor();
  await database
    .connect()
    .pool.query("update sandbox.google_codes set expires_at = now() - interval '1 s'");
  expect((await askForTokens({ code })).body.error).toBe('invalid_grant');
});

test('a wrong verifier, address or secret gets nothing, and spends the code', async () => {
  const code = await codeFor();
  expect((await askForTokens({ code, code_verifier: 'wrong' })).body.error).toBe('invalid_grant');
  expect((await askForTokens({ code })).body.error).toBe('invalid_grant');
  const elsewhere = { code: await codeFor(), redirect_uri: `${SHOP}/elsewhere` };
  expect((await askForTokens(elsewhere)).body.error).toBe('invalid_grant');
  const stranger = { code: await codeFor(), client_secret: 'wrong' };
  expect(await askForTokens(stranger)).toMatchObject({
    status: 401,
    body: { error: 'invalid_client' },
  });
  const basic = Buffer.from(`${clientId}:${encodeURIComponent(clientSecret)}`).toString('base64');
  const known = await askForTokens(
    { code: await codeFor(), client_id: '', client_secret: '' },
    { authorization: `Basic ${basic}` },
  );
  expect(known.status).toBe(200);
});

test.for<Record<string, string>>([
  { redirect_uri: 'http://elsewhere.example/callback' },
  // Begins like the shop's address, but is another port.
  { redirect_uri: `${SHOP}0/callback` },
  { client_id: 'somebody-else' },
])('a request with %o is not sent anywhere', async (changed) => {
  const url = authorizeUrl(changed);
  for (const method of ['GET', 'POST']) {
    const answer = await fetch(sandbox.url + url.pathname + url.search, {
      method,
      redirect: 'manual',
      ...(method === 'POST' && { body: new URLSearchParams(ann) }),
    });
    expect(answer.status).toBe(400);
    expect(answer.headers.get('location')).toBeNull();
  }
});

test.for<[Record<string, string>, string]>([
  [{ response_type: 'token' }, 'unsupported_response_type'],
  [{ scope: 'email' }, 'invalid_scope'],
  [{ code_challenge_method: 'plain' }, 'invalid_request'],
  [{ prompt: 'none' }, 'interaction_required'],
])('a request with %o is told %s', async ([changed, error]) => {
  const url = authorizeUrl(changed);
  const answer = await fetch(sandbox.url + url.pathname + url.search, { redirect: 'manual' });
  const back = new URL(answer.headers.get('location')!);
  expect(back.origin).toBe(SHOP);
  expect(back.searchParams.get('error')).toBe(error);
  expect(back.searchParams.get('state')).toBe('a state');
});

test('the key pair outlives a restart', async () => {
  const keyOf = async (url: string) => (await fetch(`${url}/sandbox/google/jwks`)).text();
  const second = await runSandbox(database.url, { publicUrl: SHOP });
  expect(await keyOf(second.url)).toBe(await keyOf(sandbox.url));
});
