import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { WebEnv } from '#server/http/web-env.ts';
import { AnswerCache } from './answer-cache.ts';
import { cachePages } from './page-cache.ts';

/** A shop front whose pages tell what they saw of the request, and count how often they were rendered. */
function openFront(answer: (path: string) => ResponseInit = () => ({})) {
  const seen: Request[] = [];
  const app = new Hono<WebEnv>();
  app.get(
    '*',
    cachePages({
      answers: new AnswerCache({ shelf: async () => 'the same' }),
      publicUrl: 'https://shop.example',
      render: async (c) => {
        seen.push(c.req.raw);
        const nonce = c.get('secureHeadersNonce');
        if (c.req.path === '/help') c.set('pageFailed', true);
        return new Response(
          `<script src="/a.js" nonce="${nonce}"></script><script nonce="${nonce}">let a;</script>`,
          answer(c.req.path),
        );
      },
      headersFor: async (hashes) => ({
        'content-security-policy': `script-src ${hashes.join(' ')}`,
      }),
    }),
  );
  app.all('*', (c) => c.text('rendered for this one alone'));
  const ask = (path: string, headers: Record<string, string> = {}) =>
    app.request(`http://evil.example${path}`, { headers });
  return { seen, ask };
}

const ALONE = 'rendered for this one alone';

test('a kept page has no nonce; its policy names the hash of its inline script and of nothing else', async () => {
  const { ask, seen } = openFront();
  const [one, other] = [await ask('/books'), await ask('/books')];
  const html = await one.text();
  expect(html).toBe('<script src="/a.js"></script><script>let a;</script>');
  expect(await other.text()).toBe(html);
  expect(seen).toHaveLength(1);
  const hash = createHash('sha256').update('let a;').digest('base64');
  expect(other.headers.get('content-security-policy')).toBe(`script-src 'sha256-${hash}'`);
});

test('a kept page is rendered from nothing that its visitor has said of himself', async () => {
  const { ask, seen } = openFront();
  await ask('/books', { cookie: 'theme=night', 'accept-language': 'de', 'x-secret': 'mine' });
  expect(seen[0]?.url).toBe('https://shop.example/books');
  expect([...seen[0]!.headers]).toEqual([['cookie', 'theme=night']]);
});

test('where its visitor is, and what a family left in his browser, makes no difference to a kept page', async () => {
  const { ask, seen } = openFront();
  await ask('/books', { cookie: 'time_zone=Asia/Tokyo' });
  await ask('/books', { cookie: 'on_covers=sample' });
  await ask('/books', { cookie: 'on_covers=sample; theme=night; time_zone=Europe/Berlin' });
  await ask('/books');
  expect(seen.map(({ headers }) => headers.get('cookie'))).toEqual([null, 'theme=night']);
});

test('by day, by lamplight and as the system has it are three pages', async () => {
  const { ask, seen } = openFront();
  for (let n = 0; n < 2; n++) {
    await ask('/');
    await ask('/', { cookie: 'theme=day' });
    await ask('/', { cookie: 'theme=night' });
  }
  expect(seen).toHaveLength(3);
});

test.each<[string, string, Record<string, string>]>([
  ['a session', '/books', { cookie: 'better-auth.session_token=hanna' }],
  ['a session beside the lamp', '/books', { cookie: 'theme=day; better-auth.session_token=x' }],
  ['a bearer token', '/books', { authorization: 'Bearer x' }],
  ['a query', '/books?q=goose', {}],
  ['another spelling of an address', '/book/01', {}],
  ['a page of a family', '/profile', {}],
])('%s is answered on its own', async (_what, path, headers) => {
  const { ask, seen } = openFront();
  expect(await (await ask(path, headers)).text()).toBe(ALONE);
  expect(seen).toHaveLength(0);
});

test.each<[string, ResponseInit]>([
  ['a book that does not exist', { status: 404 }],
  ['a page that failed', { status: 500 }],
  ['a page that sets a cookie', { headers: { 'set-cookie': 'toast=' } }],
])('%s is not kept', async (_what, answer) => {
  const { ask, seen } = openFront(() => answer);
  expect(await (await ask('/book/99')).text()).toBe(ALONE);
  await ask('/book/99');
  expect(seen).toHaveLength(2);
});

test('a page that was shown without one of its parts is not kept', async () => {
  const { ask, seen } = openFront();
  expect(await (await ask('/help')).text()).toBe(ALONE);
  await ask('/help');
  expect(seen).toHaveLength(2);
});

test('an address is one, however its letters are written', async () => {
  const { ask, seen } = openFront();
  await ask('/book/1');
  await ask('/book/%31');
  expect(seen.map(({ url }) => url)).toEqual(['https://shop.example/book/1']);
});
