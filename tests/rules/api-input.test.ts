import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { children } from '#database/tables/family.ts';
import { newCaller, newChild, shelve } from '#tests/support/family.ts';
import { serveApi } from '#tests/support/serve-api.ts';
import { beSignedIn } from '#tests/support/sign-in.ts';

/** Bad input gets a named 4xx in the contract's shape, never a 500. */
const api = await serveApi();
await shelve(api.database, 1, 3299);
const { token } = await beSignedIn(api.authParts, { email: 'hanna@example.com' });

type Init = { method?: string; body?: string; type?: string };
async function send(path: string, { method = 'POST', body, type = 'application/json' }: Init) {
  const answer = await fetch(`${api.url}/api${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body !== undefined && { 'content-type': type }),
    },
    body,
  });
  const text = await answer.text();
  return { status: answer.status, failure: text ? JSON.parse(text) : null };
}
const child = { name: 'Zoë', reading_level: 'Sapling', gender: 'Girl', description: 'Red hair' };
const post = (changes: object) =>
  send('/children', { body: JSON.stringify({ ...child, ...changes }) });

describe('a named 4xx', () => {
  test.each([
    ['malformed JSON', '/children', { body: '{"name":' }, 400, 'BAD_REQUEST'],
    [
      'an unknown field',
      '/children',
      { body: JSON.stringify({ ...child, user_type: 'admin' }) },
      400,
      'INPUT_INVALID',
    ],
    ['a list for an object', '/children', { body: '[]' }, 400, 'INPUT_INVALID'],
    ['no body at all', '/children', {}, 400, 'INPUT_INVALID'],
    ['an id that is no id', '/children/42', { method: 'GET' }, 400, 'INPUT_INVALID'],
    ['a book number that is none', '/books/goose', { method: 'GET' }, 400, 'INPUT_INVALID'],
    [
      'a book number that is too big',
      '/books/99999999999',
      { method: 'GET' },
      400,
      'INPUT_INVALID',
    ],
    ['a book that is not there', '/books/77', { method: 'GET' }, 404, 'NOT_FOUND'],
    ['a call that is not there', '/nothing', { method: 'GET' }, 404, 'NOT_FOUND'],
    ['half a pair', '/cart_items?book_id=1', { method: 'DELETE' }, 400, 'HALF_A_PAIR'],
    [
      'half a pair in a body',
      '/cart_items',
      { method: 'DELETE', body: '{"book_id":1}' },
      400,
      'HALF_A_PAIR',
    ],
    [
      'an unknown field beside a pair',
      `/cart_items?book_id=1&child_id=${randomUUID()}&cart_id=${randomUUID()}`,
      { method: 'DELETE' },
      400,
      'INPUT_INVALID',
    ],
    [
      'an unknown field of a heart',
      '/favorites',
      { body: JSON.stringify({ items: [{ type: 'book', id: '1', user_id: randomUUID() }] }) },
      400,
      'INPUT_INVALID',
    ],
    [
      'an unknown field of a line that is paid',
      '/functions/create-cart-checkout',
      {
        body: JSON.stringify({
          cartItems: [{ book_id: 1, child_id: randomUUID(), quantity: 1, user_id: randomUUID() }],
        }),
      },
      400,
      'INPUT_INVALID',
    ],
    [
      'a plan that is not on offer',
      '/profiles/me',
      { method: 'PATCH', body: '{"plan":"gold"}' },
      400,
      'INPUT_INVALID',
    ],
    [
      'a look that cannot be drawn',
      '/children',
      { body: JSON.stringify({ ...child, traits: { hair: 'mohawk' } }) },
      400,
      'INPUT_INVALID',
    ],
    ['an unknown age band', '/books?age=90', { method: 'GET' }, 400, 'INPUT_INVALID'],
    [
      'a body over 1 MB',
      '/children',
      { body: JSON.stringify({ ...child, description: 'x'.repeat(1_100_000) }) },
      413,
      'PAYLOAD_TOO_LARGE',
    ],
  ])('%s', async (_, path, init, status, code) => {
    expect(await send(path, init)).toMatchObject({ status, failure: { code, status } });
  });

  test.each([
    ['no name', { name: '  ' }, { name: ["Please share your little one's name with us"] }],
    [
      'no reading level',
      { reading_level: '' },
      { reading_level: ['Please help us understand their reading journey'] },
    ],
    [
      'no gender',
      { gender: undefined },
      { gender: ['Please help us know how to personalize their story'] },
    ],
    ['a NUL in a name', { name: 'Zo\u0000' }, { name: ['Please use ordinary letters here'] }],
    [
      '301 letters of description',
      { description: 'x'.repeat(301) },
      { description: ['Please use at most 300 letters here'] },
    ],
  ])('%s is said beside its field, in the specified words', async (_, changes, fields) => {
    expect(await post(changes)).toMatchObject({
      status: 400,
      failure: { code: 'INPUT_INVALID', data: { fields } },
    });
  });

  test('a birthday that does not exist, and a name that cannot be printed', async () => {
    expect(await post({ birth_year: 2021, birth_month: 4, birth_day: 31 })).toMatchObject({
      status: 422,
      failure: { code: 'BIRTHDAY_IMPOSSIBLE' },
    });
    expect(await post({ name: '😀' })).toMatchObject({
      status: 422,
      failure: { code: 'NAME_CANNOT_BE_PRINTED', data: { details: expect.any(String) } },
    });
  });

  test('a forged webhook', async () => {
    const answer = await send('/webhooks/stripe', { body: '{"id":"evt_1"}' });
    expect(answer).toMatchObject({ status: 400, failure: { code: 'SIGNATURE_INVALID' } });
  });
});

describe('what a client says of price, owner and name is never trusted', () => {
  test('a child belongs to the caller, whatever parent is named', async () => {
    const { failure: stored } = await post({ parent_id: randomUUID() });
    const me = await send('/profiles/me', { method: 'GET' });
    expect(stored.parent_id).toBe(me.failure.id);
  });

  test('a child that names the id of another family is a new child', async () => {
    const theirs = await newChild(api.database, await newCaller(api.database, 'Stranger'));
    const { status, failure: stored } = await post({ id: theirs.id });
    expect(status).toBe(201);
    expect(stored.id).not.toBe(theirs.id);
    const [still] = await api.database.orm
      .select()
      .from(children)
      .where(eq(children.id, theirs.id));
    expect(still).toEqual(theirs);
  });

  test('a cart line costs what the shop asks', async () => {
    const { failure: zoe } = await post({});
    const line = { book_id: 1, child_id: zoe.id, price: 0.01, quantity: 50, cart_id: randomUUID() };
    const { status, failure: stored } = await send('/cart_items', { body: JSON.stringify(line) });
    expect({ status, stored }).toMatchObject({
      status: 201,
      stored: { price: 32.99, quantity: 1 },
    });
  });
});

test('a child that is sent twice under one id is one child, as it was told last', async () => {
  const id = randomUUID();
  const traits = { hair: 'curly', freckles: true };
  expect((await post({ id, traits })).failure).toMatchObject({ id, traits });
  expect((await post({ id, name: 'Zoe' })).failure).toMatchObject({ id, name: 'Zoe', traits: {} });
  const { failure: all } = await send('/children', { method: 'GET' });
  expect(all.filter((each: { id: string }) => each.id === id)).toHaveLength(1);
});

test('a change that says nothing of the looks leaves them; one that does replaces them', async () => {
  const { failure: zoe } = await post({ traits: { glasses: 'round', skin: 'honey' } });
  const change = async (changes: object) => {
    const body = JSON.stringify(changes);
    return (await send(`/children/${zoe.id}`, { method: 'PATCH', body })).failure.traits;
  };
  expect(await change({ name: 'Zoe' })).toEqual({ glasses: 'round', skin: 'honey' });
  expect(await change({ traits: { skin: 'honey' } })).toEqual({ skin: 'honey' });
});

test('a chosen plan is noted beside the name, and neither touches the other', async () => {
  const change = (body: object) =>
    send('/profiles/me', { method: 'PATCH', body: JSON.stringify(body) });
  expect((await change({ plan: 'grow' })).failure).toMatchObject({ plan: 'grow' });
  expect((await change({ name: 'Hanna' })).failure).toMatchObject({ name: 'Hanna', plan: 'grow' });
});

test('a line is removed by its pair in a body as well as in a query; neither clears', async () => {
  const { failure: zoe } = await post({});
  const { failure: theo } = await post({ name: 'Theo' });
  const add = (child_id: string) =>
    send('/cart_items', { body: JSON.stringify({ book_id: 1, child_id }) });
  const childrenInCart = async () => {
    const { failure: cart } = await send('/carts/me', { method: 'GET' });
    return cart.items.map((line: { child_name: string }) => line.child_name);
  };
  const remove = (query: string, body?: string) =>
    send(`/cart_items${query}`, { method: 'DELETE', body });
  await remove('');
  await add(zoe.id);
  await add(theo.id);
  await remove('', JSON.stringify({ book_id: 1, child_id: zoe.id }));
  expect(await childrenInCart()).toEqual(['Theo']);
  await add(zoe.id);
  await remove(`?book_id=1&child_id=${theo.id}`);
  expect(await childrenInCart()).toEqual(['Zoë']);
  await remove('');
  expect(await childrenInCart()).toEqual([]);
});

test('the document names every path, and the reference page can be read', async () => {
  const description = await (await fetch(`${api.url}/api/openapi.json`)).json();
  expect(Object.keys(description.paths)).toEqual(
    expect.arrayContaining(['/books', '/cart_items', '/functions/create-cart-checkout']),
  );
  const page = await (await fetch(`${api.url}/api`)).text();
  const words = page
    .replaceAll(/<wbr \/>/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ');
  expect(words).toContain('POST /functions/start_generate_book_preview');
  expect(words).toContain('PREVIEW_FAILED');
});
