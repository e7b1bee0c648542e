import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Writable } from 'node:stream';
import pino from 'pino';
import {
  type HandleErrorFunction,
  type LoaderFunctionArgs,
  redirect,
  type ServerBuild,
} from 'react-router';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { connect } from '#database/connect.ts';
import type { ShopServices } from '#server/api/api-context.ts';
import type { SignIn } from '#server/auth/sign-in.ts';
import { openWebMetrics } from '#server/metrics/web-metrics.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';
import { SAMPLE_MAKER } from '#vocabulary/sample-maker.ts';
import { shopRequest } from '#web/request-context.ts';
import { createWebApp } from './app.ts';
import { production } from './mode.ts';

const PUBLIC_URL = 'http://shop.example';

const hanna = {
  userId: '6f1c7c55-6d4b-4f0e-9d7e-3f1f0a1b2c3d',
  email: 'hanna@example.com',
  name: 'Hanna',
  userType: 'admin' as const,
  createdAt: new Date(),
  sessionId: '7f1c7c55-6d4b-4f0e-9d7e-3f1f0a1b2c3d',
  signedInAt: new Date(),
};

/** Sign-in as far as pages use it: the cookie `session=hanna` is Hanna's, and is being renewed. */
const signIn: SignIn = {
  findCaller: async () => null,
  recognize: async (headers) =>
    headers.get('cookie') === 'session=hanna'
      ? { caller: hanna, lines: [], hearts: [], cookies: ['session=renewed'] }
      : { caller: null, lines: [], hearts: [], cookies: [] },
  sendLink: async () => {},
  useLink: async () => undefined,
  useCode: async () => undefined,
  signOut: async () => ['session=; Max-Age=0'],
  google: undefined,
};

const noteAsOurs: HandleErrorFunction = (error, { context }) =>
  context.get(shopRequest).report(error);

/** A page without markup: what its loader saw, as JSON. */
const pagesOf = (loaders: Record<string, (args: LoaderFunctionArgs) => unknown>): ServerBuild =>
  ({
    entry: { module: { default: () => new Response(), handleError: noteAsOurs } },
    routes: Object.fromEntries(
      Object.entries(loaders).map(([path, loader]) => [
        path,
        { id: path, path, module: { loader, action: loader } },
      ]),
    ),
    assets: { routes: {}, entry: { imports: [], module: '' }, url: '', version: '' },
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
    publicPath: '/',
    assetsBuildDirectory: '',
  }) as unknown as ServerBuild;

const build = pagesOf({
  '/who': ({ context }) => {
    const { viewer, settings, requestId, nonce } = context.get(shopRequest);
    return Response.json({ viewer, settings, requestId, nonce });
  },
  '/leave': async ({ context }) => {
    await context.get(shopRequest).signIn.signOut();
    return redirect('/');
  },
  '/shelf': async ({ context }) => Response.json(await context.get(shopRequest).api.books.list({})),
  '/broken': () => {
    throw new Error('of no interest to strangers');
  },
  '*': () => new Response('the 404 page', { status: 404 }),
});

const clientFolder = await mkdtemp(path.join(tmpdir(), 'wonderling-client-'));
await mkdir(path.join(clientFolder, 'assets'));
await writeFile(path.join(clientFolder, 'assets/root-abc123.js'), 'let plain;');
await writeFile(path.join(clientFolder, 'assets/root-abc123.js.br'), 'small');
await writeFile(path.join(clientFolder, 'icon.svg'), '<svg/>');
afterAll(() => rm(clientFolder, { recursive: true }));

let logged = '';
beforeEach(() => {
  logged = '';
});
const log = pino(
  new Writable({
    write(chunk, _encoding, done) {
      logged += chunk;
      done();
    },
  }),
);

// Nobody listens there: these tests ask nothing of the database.
const database = connect('postgres://nobody@127.0.0.1:1/none');

const webApp = (sandboxUrl?: URL, publicUrl = PUBLIC_URL) =>
  createWebApp({
    settings: {
      publicUrl,
      sandbox: sandboxUrl !== undefined,
      googleSignIn: false,
      mail: 'hello@wonderling.example',
      maker: SAMPLE_MAKER,
    },
    log,
    mode: production(build, clientFolder),
    shop: { database } as ShopServices,
    signIn,
    mountApi: async (app) => {
      app.post('/api/echo', (c) => c.json({ heard: true }));
    },
    formTargets: ['https://pay.example'],
    trustProxy: 0,
    hasRoomForFiles: undefined,
    metrics: openWebMetrics(database),
    metricsToken: undefined,
    sandbox: sandboxUrl && { url: sandboxUrl, hosts: ['demo.example'] },
    lastProof: async () => undefined,
  });

const app = await webApp();

/** Sends a request through the app, as the server below it does: what was set on Node's response comes first. */
async function ask(
  to: Awaited<ReturnType<typeof webApp>>,
  path: string,
  init?: RequestInit,
): Promise<Response> {
  const incoming = new IncomingMessage(new Socket());
  const outgoing = new ServerResponse(incoming);
  Object.defineProperty(incoming.socket, 'remoteAddress', { value: '127.0.0.1' });
  incoming.headers = { host: 'localhost', ...Object.fromEntries(new Headers(init?.headers)) };
  const answer = await to.request(path, init, { incoming, outgoing });
  const headers = new Headers(outgoing.getHeaders() as Record<string, string>);
  const cookies = answer.headers.getSetCookie();
  for (const [name, value] of answer.headers) headers.set(name, value);
  headers.delete('set-cookie');
  for (const cookie of cookies) headers.append('set-cookie', cookie);
  return new Response(answer.body, { status: answer.status, headers });
}

test('lives without a database, and says that it is away', async () => {
  expect((await ask(app, '/livez')).status).toBe(200);
  expect((await ask(app, '/healthz')).status).toBe(503);
});

test('a page that cannot look into the books says so, and when to come again', async () => {
  const answer = await ask(app, '/shelf');
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('5');
  expect((await ask(app, '/broken')).status).toBe(500);
});

test('hashed files are kept for a year, compressed ones go out compressed', async () => {
  const plain = await ask(app, '/assets/root-abc123.js');
  expect(plain.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(await plain.text()).toBe('let plain;');

  const small = await ask(app, '/assets/root-abc123.js', {
    headers: { 'accept-encoding': 'gzip, br' },
  });
  expect(small.headers.get('content-encoding')).toBe('br');
  expect(small.headers.get('content-type')).toContain('javascript');
  expect(small.headers.get('x-content-type-options')).toBe('nosniff');
});

test('icons keep their names, so they are kept for an hour', async () => {
  const icon = await ask(app, '/icon.svg');
  expect(icon.headers.get('cache-control')).toBe('public, max-age=3600');
});

test('a file that does not exist is a plain 404, not the 404 page', async () => {
  const answer = await ask(app, '/assets/gone-000000.js');
  expect(answer.status).toBe(404);
  expect(answer.headers.get('content-type')).toContain('text/plain');
  expect((await ask(app, '/assets/../../../package.json')).status).toBe(404);
  expect((await ask(app, '/assets/%2e%2e/%2e%2e/package.json')).status).toBe(404);
});

test("only the first step of a path makes it a file's", async () => {
  for (const path of ['/api/auth/sign-in/social', '/book/social/1', '/my/scenes', '/a/leaves/b']) {
    expect(await (await ask(app, path, { method: 'POST' })).text()).not.toBe('Not found');
  }
});

test('a page knows its viewer, and the browser gets the renewed session', async () => {
  const answer = await ask(app, '/who', { headers: { cookie: 'session=hanna' } });
  const { viewer, settings, requestId } = await answer.json();
  expect(viewer).toEqual({
    id: hanna.userId,
    name: 'Hanna',
    email: 'hanna@example.com',
    isAdmin: true,
    timeZone: 'UTC',
    onCovers: null,
  });
  expect(settings).toEqual({
    publicUrl: PUBLIC_URL,
    sandbox: false,
    googleSignIn: false,
    mail: 'hello@wonderling.example',
    maker: SAMPLE_MAKER,
  });
  expect(requestId).toBe(answer.headers.get('x-request-id'));
  expect(answer.headers.getSetCookie()).toEqual(['session=renewed']);
  expect(answer.headers.get('cache-control')).toBe('private, no-cache');
});

test('a visitor is nobody', async () => {
  const answer = await ask(app, '/who');
  expect((await answer.json()).viewer).toBeNull();
});

test('signing out in an action reaches the browser', async () => {
  const answer = await ask(app, '/leave', { method: 'POST', body: new URLSearchParams() });
  expect(answer.status).toBe(302);
  expect(answer.headers.getSetCookie()).toEqual(['session=; Max-Age=0']);
});

test('every answer has a nonce of its own in its policy', async () => {
  const answer = await ask(app, '/who');
  const { nonce } = await answer.json();
  const policy = answer.headers.get('content-security-policy');
  expect(nonce.length).toBeGreaterThan(20);
  expect(policy).toContain(`script-src 'self' 'nonce-${nonce}'`);
  expect(policy).toContain("form-action 'self' https://pay.example");
  expect(policy).toContain("frame-ancestors 'none'");
  const other = await ask(app, '/who');
  expect(other.headers.get('content-security-policy')).not.toContain(nonce);
});

test('strict transport is for https only', async () => {
  expect((await ask(app, '/who')).headers.has('strict-transport-security')).toBe(false);
  const secure = await webApp(undefined, 'https://shop.example');
  expect((await ask(secure, '/who')).headers.get('strict-transport-security')).toBe(
    'max-age=15552000; includeSubDomains',
  );
});

test("a number that a stranger brings is not the request's number", async () => {
  const answer = await ask(app, '/who', { headers: { 'x-request-id': 'evil' } });
  expect(answer.headers.get('x-request-id')).not.toBe('evil');
});

test.each([
  ['our own page', { origin: PUBLIC_URL }, 200],
  ['the address that was asked for', { origin: 'http://localhost' }, 200],
  ['a program that is no browser', {}, 200],
  ['another site', { origin: 'https://evil.example' }, 403],
  ['a site whose name ends like ours', { origin: 'https://evil-shop.example' }, 403],
  ['a site whose name begins like ours', { origin: `${PUBLIC_URL}.evil.example` }, 403],
  ['another port of our host', { origin: `${PUBLIC_URL}:8080` }, 403],
  ['our host without encryption, or with', { origin: 'https://shop.example' }, 403],
  ['a page without an origin', { origin: 'null' }, 403],
  ['another site that hides its origin', { 'sec-fetch-site': 'cross-site' }, 403],
  ['a sister site', { 'sec-fetch-site': 'same-site' }, 403],
] as [string, Record<string, string>, number][])(
  'a change asked for by %s',
  async (_who, headers, status) => {
    const api = await ask(app, '/api/echo', { method: 'POST', headers });
    expect(api.status).toBe(status);
    const form = new URLSearchParams();
    const page = await ask(app, '/who', { method: 'POST', headers, body: form });
    expect(page.status).toBe(status);
  },
);

test('another site may link to us', async () => {
  const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
  expect((await ask(app, '/who', { headers })).status).toBe(200);
});

test('the log has the path and the number, never the query or the cookie', async () => {
  await ask(app, '/who?token=secret-token', { headers: { cookie: 'session=hanna' } });
  const line = JSON.parse(logged);
  expect(line).toMatchObject({ method: 'GET', path: '/who', status: 200 });
  expect(line.requestId).toBeTruthy();
  expect(logged).not.toContain('secret-token');
  expect(logged).not.toContain('hanna');
});

test('JSON is compressed on the way out for who can read it', async () => {
  const plain = await ask(app, '/who');
  expect(plain.headers.has('content-encoding')).toBe(false);
  const small = await ask(app, '/who', { headers: { 'accept-encoding': 'gzip' } });
  expect(small.headers.get('content-encoding')).toBe('gzip');
  expect(small.headers.get('vary')).toContain('accept-encoding');
  const text = new Response(small.body!.pipeThrough(new DecompressionStream('gzip')));
  expect(await text.json()).toHaveProperty('viewer', null);
});

test('when even the sign-in fails, a visitor gets kind words and the number', async () => {
  const database = (await openTestDatabase()).connect();
  const broken = await createWebApp({
    settings: {
      publicUrl: PUBLIC_URL,
      sandbox: false,
      googleSignIn: false,
      mail: 'hello@wonderling.example',
      maker: SAMPLE_MAKER,
    },
    log,
    mode: production(build, clientFolder),
    shop: { database } as ShopServices,
    signIn: { ...signIn, recognize: () => Promise.reject(new Error('no database')) },
    mountApi: async () => {},
    formTargets: [],
    trustProxy: 0,
    hasRoomForFiles: undefined,
    metrics: openWebMetrics(database),
    metricsToken: undefined,
    sandbox: undefined,
    lastProof: async () => undefined,
  });
  const page = await ask(broken, '/who', { headers: { accept: 'text/html' } });
  expect(page.status).toBe(500);
  const html = await page.text();
  expect(html).toContain('Oops! Something went wrong');
  expect(html).toContain(page.headers.get('x-request-id'));
  expect(html).not.toContain('no database');
  expect(logged).toContain('no database');

  // A page that would have been kept fails before the others get their headers.
  const front = await ask(broken, '/');
  expect(front.status).toBe(500);
  for (const { headers } of [page, front]) {
    expect(headers.get('content-security-policy')).toContain("default-src 'self'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  }

  const program = await ask(broken, '/who');
  expect(await program.json()).toMatchObject({ code: 'INTERNAL_SERVER_ERROR', status: 500 });
});

test('the sandbox is reached only where it is on, without the cookies of the shop', async () => {
  const heard: { url?: string; cookie?: string }[] = [];
  const sandbox = createServer((request, response) => {
    heard.push({ url: request.url, cookie: request.headers.cookie });
    response.writeHead(303, { location: '/sandbox/inbox' }).end();
  });
  sandbox.listen(0, '127.0.0.1');
  await once(sandbox, 'listening');
  const { port } = sandbox.address() as { port: number };
  try {
    const on = await webApp(new URL(`http://127.0.0.1:${port}`));
    const answer = await ask(on, '/sandbox/pay/1?step=2', {
      method: 'POST',
      headers: { cookie: 'session=hanna' },
    });
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe('/sandbox/inbox');
    expect(heard).toEqual([{ url: '/sandbox/pay/1?step=2', cookie: undefined }]);

    expect((await ask(app, '/sandbox/inbox')).status).toBe(404);
    const strangers: HeadersInit[] = [
      { 'x-forwarded-for': '198.51.100.7' },
      { 'x-forwarded-proto': 'https' },
      { forwarded: 'for=198.51.100.7' },
      { via: '1.1 tunnel' },
      { 'cf-connecting-ip': '198.51.100.7' },
      { host: 'shop.example.com' },
      { host: 'localhost.evil.example' },
    ];
    for (const headers of strangers) {
      const refused = await ask(on, '/sandbox/inbox', { headers });
      expect(refused.status, JSON.stringify(headers)).toBe(404);
      expect((await ask(on, '/metrics', { headers })).status, JSON.stringify(headers)).toBe(404);
    }
    expect(heard).toHaveLength(1);

    const shown = { host: 'demo.example', 'x-forwarded-for': '198.51.100.7' };
    expect((await ask(on, '/sandbox/inbox', { headers: shown })).status).toBe(303);
    for (const host of ['localhost:3000', 'shop.localhost', '[::1]:3000', '127.0.0.1']) {
      expect((await ask(on, '/sandbox/inbox', { headers: { host } })).status, host).toBe(303);
    }
  } finally {
    sandbox.close();
  }
});
