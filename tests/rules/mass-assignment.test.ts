import { readdirSync } from 'node:fs';
import path from 'node:path';
import { isContractProcedure } from '@orpc/contract';
import { getTableColumns, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { describe, expect, test } from 'vitest';
import { childFieldNames } from '#contract/children.ts';
import { contract } from '#contract/contract.ts';
import { signIn } from '#contract/sign-in.ts';
import { shelve } from '#tests/support/family.ts';
import { fullFamily, person } from '#tests/support/full-family.ts';
import { serveApi } from '#tests/support/serve-api.ts';

/**
 * Every call that writes is sent every column that any table has, under its name in the database and in the code. What
 * the contract does not list is refused by name; what it lists only because the specification does is never believed.
 */
const api = await serveApi();
const GOOSE = await shelve(api.database, 1);
const { parent, zoe, line, orderId, reviewId } = await fullFamily(api, GOOSE);
const { userId } = parent.caller;

const folder = path.resolve(import.meta.dirname, '../../database/tables');
const modules: object[] = await Promise.all(
  readdirSync(folder).map((file) => import(path.join(folder, file))),
);
const tables = modules
  .flatMap((module) => Object.values(module))
  .filter((entry): entry is PgTable => is(entry, PgTable));
const columns = [
  ...new Set(
    tables.flatMap((table) =>
      Object.entries(getTableColumns(table)).flatMap(([key, column]) => [key, column.name]),
    ),
  ),
];

const child = { name: 'Theo', reading_level: 'Sprout', gender: 'Boy', description: 'Black hair' };
const address = {
  address_line_1: '1 Elm Street',
  city: 'Leeds',
  state: 'Yorkshire',
  postal_code: 'LS1',
  country_code: 'gb',
};

/** A body that each call takes, by method and path. */
const bodies: Record<string, [path: string, body: object]> = {
  'POST /auth/sign-in/magic-link': ['/auth/sign-in/magic-link', { email: 'someone@example.com' }],
  'POST /auth/magic-link/verify': ['/auth/magic-link/verify', { token: 'made-up' }],
  'POST /auth/sign-in/social': ['/auth/sign-in/social', { provider: 'google' }],
  'PATCH /profiles/me': ['/profiles/me', { name: 'Anna' }],
  'POST /children': ['/children', child],
  'PATCH /children/{id}': [`/children/${zoe.id}`, { name: 'Zoe' }],
  'PUT /books/{id}/review': ['/books/1/review', { stars: 5 }],
  'POST /admin/reviews/{id}/publish': [`/admin/reviews/${reviewId}/publish`, { version: 1 }],
  'POST /admin/reviews/{id}/hide': [`/admin/reviews/${reviewId}/hide`, { why: 'x' }],
  'PUT /admin/reviews/{id}/answer': [`/admin/reviews/${reviewId}/answer`, { answer: 'x' }],
  'PUT /addresses/me': ['/addresses/me', address],
  'POST /favorites': ['/favorites', { items: [] }],
  'POST /cart_items': ['/cart_items', { book_id: GOOSE, child_id: zoe.id }],
  'PATCH /cart_items/{id}': [`/cart_items/${line.id}`, { quantity: 2 }],
  'POST /book_previews/links': ['/book_previews/links', { book_id: GOOSE, child_id: zoe.id }],
  'POST /functions/start_generate_book_preview': [
    '/functions/start_generate_book_preview',
    { book_id: GOOSE, child_id: zoe.id },
  ],
  'POST /functions/check_pdf_url': ['/functions/check_pdf_url', { pdf_url: '/nowhere' }],
  'POST /functions/create-book-checkout': [
    '/functions/create-book-checkout',
    { bookId: GOOSE, childId: zoe.id },
  ],
  'POST /auth/sign-in/code': ['/auth/sign-in/code', { email: 'm@example.com', code: '000000' }],
  'POST /orders/{id}/photo': [`/orders/${orderId}/photo`, { photo: 'none' }],
  'PATCH /orders/{id}/book': [`/orders/${orderId}/book`, { name: 'Zoe' }],
  'POST /codes/check': ['/codes/check', { code: 'NOSUCH', book_ids: [GOOSE] }],
  'POST /admin/codes': ['/admin/codes', { code: 'MINE', percent: 10, once_per_family: true }],
  'POST /admin/printing/hold': ['/admin/printing/hold', { why: 'x' }],
  'POST /admin/misfits/{session_id}/settle': ['/admin/misfits/cs_test_none/settle', { how: 'x' }],
  'POST /admin/webhooks': [
    '/admin/webhooks',
    { url: 'http://127.0.0.1:9/events', events: ['order.paid'] },
  ],
  'POST /admin/orders/{id}/cancel': [`/admin/orders/${orderId}/cancel`, { why: 'No paper' }],
  'POST /admin/orders/{id}/refunds': [
    `/admin/orders/${orderId}/refunds`,
    { amount: 1, why: 'A bent corner', if_left: 1 },
  ],
  'POST /admin/orders/{id}/reprints': [
    `/admin/orders/${orderId}/reprints`,
    { kind: 'damaged', why: 'A torn cover' },
  ],
  'POST /orders/{id}/reprint': [`/orders/${orderId}/reprint`, {}],
  'PUT /admin/orders/{id}/address': [
    `/admin/orders/${orderId}/address`,
    { recipient: 'Hanna', ...address },
  ],
  'POST /admin/orders/{id}/stop': [`/admin/orders/${orderId}/stop`, { why: 'A test' }],
  'POST /gift-cards/checkout': ['/gift-cards/checkout', { amount: 50, recipient: 'Noah' }],
  'POST /gift-cards/balance': ['/gift-cards/balance', { code: 'ACDE' }],
  'POST /admin/gift-cards/{id}/block': [`/admin/gift-cards/${orderId}/block`, { why: 'x' }],
  'POST /functions/create-cart-checkout': ['/functions/create-cart-checkout', { cartItems: [] }],
};
/** Calls that write and take no body, or a form (`child_photos.upload`: see api-input). */
const bodiless = [
  'POST /auth/sign-out',
  'POST /storage/child_photos',
  'DELETE /account',
  'DELETE /books/{id}/review',
  'DELETE /children/{id}',
  'POST /children/{id}/erase',
  'DELETE /cart_items',
  'DELETE /book_previews/links',
  'PUT /favorites/{type}/{id}',
  'DELETE /favorites/{type}/{id}',
  'POST /orders/{id}/pay-again',
  'POST /orders/{id}/continue',
  'POST /orders/{id}/cancel',
  'POST /orders/{id}/approve',
  'POST /orders/{id}/cancel-book',
  'POST /admin/codes/{id}/end',
  'POST /admin/orders/{id}/refunds/retry',
  'POST /admin/orders/{id}/retry-book',
  'POST /admin/orders/{id}/resume',
  'POST /admin/orders/{id}/letters/{letter_id}/again',
  'DELETE /admin/printing/hold',
  'POST /admin/printing/jobs/{id}/retry',
  'DELETE /admin/webhooks/{id}',
  'POST /admin/webhooks/deliveries/{id}/replay',
];

const writing = Object.values({ ...contract, signIn })
  .flatMap((area) => Object.values(area))
  .filter((call) => isContractProcedure(call))
  .map((call) => call['~orpc'].route)
  .filter(({ method }) => method !== 'GET')
  .map(({ method, path: at }) => `${method} ${at}`);

async function send(call: string, body: object) {
  const [method] = call.split(' ');
  const answer = await fetch(`${api.url}/api${bodies[call]![0]}`, {
    method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${parent.token}` },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  return { status: answer.status, failure: text ? JSON.parse(text) : null };
}

test('every call that writes is looked at', () => {
  expect([...Object.keys(bodies), ...bodiless].sort()).toEqual([...new Set(writing)].sort());
  expect(columns).toEqual(expect.arrayContaining(['user_type', 'userType', 'parent_id', 'points']));
});

/** Listed by the specification's request bodies, and looked up by the server all the same. */
const LISTED = new Set(['user_id', 'parent_id', 'cart_id', 'price', 'quantity', 'updated_at']);

describe.each(Object.keys(bodies))('%s', (call) => {
  test('refuses every column that it does not list', async () => {
    const own = bodies[call]![1];
    // Sent alone, with what the call needs, the ones that it takes; all others together.
    const taken: string[] = [];
    const unknown = columns.filter((column) => !(column in own));
    const evil = Object.fromEntries(unknown.map((column) => [column, `evil ${column}`]));
    const { status, failure } = await send(call, { ...own, ...evil });
    expect(status).toBe(400);
    const [sentence = ''] = failure.data.form.filter((words: string) => /nrecognized/.test(words));
    for (const column of unknown) if (!sentence.includes(`"${column}"`)) taken.push(column);
    const fields = fieldsOf(call);
    expect(taken.filter((column) => !fields.includes(column) && !LISTED.has(column))).toEqual([]);
  });
});

/**
 * The fields that a caller may really set, as this test knows them from the specification, section 7; of a child, what a
 * family says of it, so that a new one is not told here once more.
 */
function fieldsOf(call: string): string[] {
  if (call.endsWith('/children') || call.endsWith('/children/{id}')) {
    return ['id', ...childFieldNames];
  }
  if (call.startsWith('PUT /addresses')) return ['address_line_2', 'phone_number'];
  if (call.startsWith('PUT /admin')) return ['id', 'address_line_2', 'phone_number'];
  if (call.startsWith('PATCH /profiles')) return ['plan'];
  if (call === 'PUT /books/{id}/review') return ['id', 'words'];
  const inscription = ['dedication', 'from'];
  if (call.startsWith('PATCH /orders')) {
    return [
      ...['id', 'if_version', 'is_draft', 'pronoun', 'age_months', 'level', 'interests'],
      ...['companion_kind', 'companion_name', 'grown_up', 'baby_name'],
      ...['description', 'traits', 'photo_crop', 'ship_to', ...inscription],
    ];
  }
  if (call.startsWith('POST /cart_items')) return inscription;
  if (call.startsWith('PATCH /cart_items')) return ['id', ...inscription];
  if (call === 'POST /admin/codes') {
    return ['amount', 'book_ids', 'valid_from', 'valid_until', 'most_uses'];
  }
  if (/^POST (\/admin)?\/orders/.test(call)) return ['id'];
  if (call.endsWith('/block')) return ['id'];
  if (call.endsWith('/gift-cards/checkout')) {
    return ['recipient_email', 'message', 'from', 'send_on'];
  }
  if (call.includes(' /admin/reviews/')) return ['id'];
  if (call.endsWith('magic-link')) return ['name'];
  if (call.endsWith('create-book-checkout'))
    return [
      ...['bookTitle', 'bookPrice', 'alsoFor', 'ship_to', 'surprise_until', 'code'],
      ...inscription,
    ];
  if (call.endsWith('create-cart-checkout')) return ['ship_to', 'surprise_until', 'code'];
  return [];
}

test('what is listed and not believed changes nothing', async () => {
  const other = await person(api);
  const stranger = other.caller.userId;
  const cartOf = async (token: string) =>
    (
      await fetch(`${api.url}/api/carts/me`, { headers: { authorization: `Bearer ${token}` } })
    ).json();
  const { id: cart_id } = await cartOf(other.token);
  const created = await send('POST /children', { ...child, parent_id: stranger });
  expect(created.failure).toMatchObject({ parent_id: userId });
  const longAgo = '2001-01-01T00:00:00.000Z';
  const changed = await send('PATCH /children/{id}', { name: 'Zoe', updated_at: longAgo });
  expect(changed.status).toBe(200);
  expect(changed.failure.updated_at > '2026').toBe(true);
  const preview = { book_id: GOOSE, child_id: zoe.id, user_id: stranger };
  expect((await send('POST /functions/start_generate_book_preview', preview)).status).toBe(200);
  const item = { book_id: GOOSE, child_id: zoe.id, price: 0.01, quantity: 99, cart_id };
  expect((await send('POST /cart_items', item)).failure).toMatchObject({ price: 32.99 });
  for (const table of ['children', 'carts', 'orders', 'cart_items', 'book_previews']) {
    const { rows } = await api.database.pool.query(
      `select row_to_json(t)::text as row from ${table} t`,
    );
    const theirs = rows.filter(({ row }) => row.includes(stranger));
    expect(theirs).toHaveLength(table === 'carts' ? 1 : 0);
  }
  expect(await cartOf(other.token)).toMatchObject({ id: cart_id, items: [] });
  const { rows } = await api.database.pool.query('select distinct user_type from profiles');
  expect(rows).toEqual([{ user_type: 'parent' }]);
  const { rows: paid } = await api.database.pool.query('select status from orders where id = $1', [
    orderId,
  ]);
  expect(paid).toEqual([{ status: 'completed' }]);
});
