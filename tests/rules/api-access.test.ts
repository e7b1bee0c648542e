import { randomUUID } from 'node:crypto';
import { isContractProcedure } from '@orpc/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { contract } from '#contract/contract.ts';
import { signIn } from '#contract/sign-in.ts';
import { documentUrl } from '#shop/previews/preview.ts';
import { shelve } from '#tests/support/family.ts';
import { type FullFamily, fullFamily, person } from '#tests/support/full-family.ts';
import { serveApi } from '#tests/support/serve-api.ts';

/**
 * Who may do what, for every call of the contract, over plain HTTP: a visitor, the parent whose things
 * are asked for, another parent, and an admin. A new call without a row here fails the first test.
 */
const api = await serveApi();
const GOOSE = await shelve(api.database, 1);

const family = () => fullFamily(api, GOOSE);

type Request = { method: string; path: string; body?: unknown };
type Statuses = { visitor: number; parent: number; stranger: number; admin: number };
type Row = [ask: (family: FullFamily) => Request, statuses: Statuses];

/** Open to everybody. */
const open = (status: number): Statuses => ({
  visitor: status,
  parent: status,
  stranger: status,
  admin: status,
});
/** Signed-in callers get their own: nobody can even name another family's. */
const own = (status: number): Statuses => ({ ...open(status), visitor: 401 });
/** The back office: 403 to everybody who is not an admin. */
const office = (status: number): Statuses => ({
  visitor: 401,
  parent: 403,
  stranger: 403,
  admin: status,
});
/** Names a thing of the family: to everybody else, admins too, it does not exist. */
const familyOnly = (status: number): Statuses => ({
  visitor: 401,
  parent: status,
  stranger: 404,
  admin: 404,
});

const get = (path: string): Request => ({ method: 'GET', path });
const child = { name: 'Theo', reading_level: 'Sprout', gender: 'Boy', description: 'Black hair' };

const table: Record<string, Row> = {
  'sign_in.sendLink': [
    () => ({
      method: 'POST',
      path: '/auth/sign-in/magic-link',
      body: { email: 'someone@example.com' },
    }),
    open(200),
  ],
  'sign_in.useLink': [
    () => ({ method: 'POST', path: '/auth/magic-link/verify', body: { token: 'made-up' } }),
    open(410),
  ],
  'sign_in.useCode': [
    () => ({
      method: 'POST',
      path: '/auth/sign-in/code',
      body: { email: 'someone@example.com', code: '000000' },
    }),
    open(410),
  ],
  'sign_in.withGoogle': [
    () => ({ method: 'POST', path: '/auth/sign-in/social', body: { provider: 'google' } }),
    open(404),
  ],
  'sign_in.session': [() => get('/auth/get-session'), open(200)],
  'sign_in.signOut': [() => ({ method: 'POST', path: '/auth/sign-out', body: {} }), open(200)],
  'books.list': [() => get('/books'), open(200)],
  'books.find': [() => get('/books/1'), open(200)],
  'reviews.list': [() => get('/books/1/reviews'), open(200)],
  'reviews.latest': [() => get('/reviews'), open(200)],
  'reviews.mine': [() => get('/books/1/review'), own(200)],
  // Whoever has paid for the book may say something of it.
  'reviews.write': [
    () => ({ method: 'PUT', path: '/books/1/review', body: { stars: 5, words: 'Ours' } }),
    { visitor: 401, parent: 200, stranger: 403, admin: 403 },
  ],
  'reviews.remove': [() => ({ method: 'DELETE', path: '/books/1/review' }), own(204)],
  'reviews.inOffice': [() => get('/admin/reviews?state=waiting'), office(200)],
  'reviews.publish': [
    ({ reviewId }) => ({
      method: 'POST',
      path: `/admin/reviews/${reviewId}/publish`,
      body: { version: 1 },
    }),
    office(200),
  ],
  'reviews.hide': [
    ({ reviewId }) => ({
      method: 'POST',
      path: `/admin/reviews/${reviewId}/hide`,
      body: { why: 'A test' },
    }),
    office(200),
  ],
  'reviews.answer': [
    ({ reviewId }) => ({
      method: 'PUT',
      path: `/admin/reviews/${reviewId}/answer`,
      body: { answer: 'Thank you' },
    }),
    office(200),
  ],
  'delivery.list': [() => get('/delivery'), open(200)],
  'profiles.me': [() => get('/profiles/me'), own(200)],
  'profiles.change': [
    () => ({ method: 'PATCH', path: '/profiles/me', body: { name: 'Anna', plan: 'grow' } }),
    own(200),
  ],
  'children.list': [() => get('/children'), own(200)],
  'children.find': [({ zoe }) => get(`/children/${zoe.id}`), familyOnly(200)],
  'children.add': [() => ({ method: 'POST', path: '/children', body: child }), own(201)],
  'children.change': [
    ({ zoe }) => ({ method: 'PATCH', path: `/children/${zoe.id}`, body: { name: 'Zoe' } }),
    familyOnly(200),
  ],
  'children.remove': [
    ({ zoe }) => ({ method: 'DELETE', path: `/children/${zoe.id}` }),
    familyOnly(204),
  ],
  'erasures.look': [({ zoe }) => get(`/children/${zoe.id}/erase`), familyOnly(200)],
  'erasures.erase': [
    ({ zoe }) => ({ method: 'POST', path: `/children/${zoe.id}/erase` }),
    familyOnly(200),
  ],
  'erasures.list': [() => get('/erasures'), own(200)],
  // Nothing was erased: 404 for the family too (whose receipt is shown to nobody else: erase-child.test.ts).
  'erasures.find': [({ orderId }) => get(`/erasures/${orderId}`), own(404)],
  // Without a file there is nothing to take: the doors are what is looked at here.
  'child_photos.upload': [
    () => ({ method: 'POST', path: '/storage/child_photos', body: { child_name: 'Zoë' } }),
    own(400),
  ],
  'child_photos.show': [
    ({ photoKey }) => get(`/storage/child_photos/${photoKey}`),
    { visitor: 404, parent: 200, stranger: 404, admin: 404 },
  ],
  'account.export': [() => get('/account/export'), own(200)],
  'account.remove': [() => ({ method: 'DELETE', path: '/account' }), own(204)],
  'addresses.mine': [() => get('/addresses/me'), own(200)],
  'addresses.save': [
    () => ({
      method: 'PUT',
      path: '/addresses/me',
      body: {
        address_line_1: '1 Elm Street',
        city: 'Leeds',
        state: 'Yorkshire',
        postal_code: 'LS1',
        country_code: 'gb',
      },
    }),
    own(200),
  ],
  'favorites.list': [() => get('/favorites'), own(200)],
  'favorites.add': [() => ({ method: 'PUT', path: `/favorites/book/${GOOSE}` }), own(200)],
  'favorites.remove': [() => ({ method: 'DELETE', path: `/favorites/book/${GOOSE}` }), own(204)],
  'favorites.merge': [
    () => ({
      method: 'POST',
      path: '/favorites',
      body: { items: [{ type: 'book', id: String(GOOSE) }] },
    }),
    own(200),
  ],
  'carts.mine': [() => get('/carts/me'), own(200)],
  'cart_items.add': [
    ({ zoe }) => ({
      method: 'POST',
      path: '/cart_items',
      body: { book_id: GOOSE, child_id: zoe.id },
    }),
    familyOnly(201),
  ],
  'cart_items.setQuantity': [
    ({ line }) => ({ method: 'PATCH', path: `/cart_items/${line.id}`, body: { quantity: 3 } }),
    familyOnly(200),
  ],
  // Removing the pair from one's own cart is no error where it is not in it.
  'cart_items.remove': [
    ({ zoe }) => ({
      method: 'DELETE',
      path: `/cart_items?book_id=${GOOSE}&child_id=${zoe.id}`,
    }),
    own(204),
  ],
  'book_previews.find': [
    ({ zoe }) => get(`/book_previews?book_id=${GOOSE}&child_id=${zoe.id}`),
    own(200),
  ],
  'book_previews.latest': [() => get('/book_previews/latest'), own(200)],
  'book_previews.document': [
    ({ requestId }) => get(`/storage/book_previews/${requestId}`),
    familyOnly(200),
  ],
  'book_previews.makeLink': [
    ({ zoe }) => ({
      method: 'POST',
      path: '/book_previews/links',
      body: { book_id: GOOSE, child_id: zoe.id },
    }),
    familyOnly(201),
  ],
  'book_previews.takeLinksBack': [
    ({ zoe }) => ({
      method: 'DELETE',
      path: `/book_previews/links?book_id=${GOOSE}&child_id=${zoe.id}`,
    }),
    familyOnly(204),
  ],
  // Whoever has the link sees the pages: nobody is asked who he is.
  'shared_previews.find': [({ token }) => get(`/shared_previews/${token}`), open(200)],
  'shared_previews.document': [({ token }) => get(`/storage/shared_previews/${token}`), open(200)],
  // No worker has drawn it here.
  'shared_previews.picture': [
    ({ token }) => get(`/storage/shared_previews/${token}/cover`),
    open(404),
  ],
  // The code is nobody's, and which codes there are is told to no visitor.
  'codes.check': [
    () => ({ method: 'POST', path: '/codes/check', body: { code: 'NOSUCH', book_ids: [GOOSE] } }),
    own(422),
  ],
  'codes.list': [() => get('/admin/codes?q=SPRING'), office(200)],
  'codes.make': [
    () => ({
      method: 'POST',
      path: '/admin/codes',
      body: { code: 'ACCESS', percent: 10, once_per_family: true },
    }),
    office(201),
  ],
  'codes.end': [() => ({ method: 'POST', path: `/admin/codes/${randomUUID()}/end` }), office(404)],
  'orders.list': [() => get('/orders'), own(200)],
  'orders.find': [({ orderId }) => get(`/orders/${orderId}`), familyOnly(200)],
  'orders.approve': [
    ({ orderId }) => ({ method: 'POST', path: `/orders/${orderId}/approve` }),
    familyOnly(200),
  ],
  'orders.cancelBook': [
    ({ orderId }) => ({ method: 'POST', path: `/orders/${orderId}/cancel-book` }),
    familyOnly(200),
  ],
  'orders.correct': [
    ({ orderId }) => ({ method: 'PATCH', path: `/orders/${orderId}/book`, body: { name: 'Zoe' } }),
    familyOnly(200),
  ],
  // Nothing was corrected: 404 for the buyer too.
  'orders.changes': [({ orderId }) => get(`/orders/${orderId}/book/changes`), own(404)],
  'orders.changedPage': [
    ({ orderId }) => get(`/orders/${orderId}/book/changes/cover/after`),
    own(404),
  ],
  'orders.bookPage': [
    ({ orderId }) => get(`/storage/order_pages/${orderId}/cover`),
    familyOnly(200),
  ],
  // Paid already, so there is nothing to pay again: 404 for the buyer too.
  'orders.payAgain': [
    ({ orderId }) => ({ method: 'POST', path: `/orders/${orderId}/pay-again` }),
    own(404),
  ],
  // Nobody has offered one: 404 for the buyer too.
  'orders.buyReprint': [
    ({ orderId }) => ({ method: 'POST', path: `/orders/${orderId}/reprint`, body: {} }),
    own(404),
  ],
  // For a book that waits for a photo, which this one does not.
  'orders.choosePhoto': [
    ({ orderId }) => ({
      method: 'POST',
      path: `/orders/${orderId}/photo`,
      body: { photo: 'none' },
    }),
    own(404),
  ],
  // Paid already: it continues at its confirmation, and cannot be canceled.
  'orders.continue': [
    ({ orderId }) => ({ method: 'POST', path: `/orders/${orderId}/continue` }),
    familyOnly(200),
  ],
  'orders.cancel': [
    ({ orderId }) => ({ method: 'POST', path: `/orders/${orderId}/cancel` }),
    familyOnly(409),
  ],
  // What is bought is opened by its buyer, and by the admin who has it printed.
  'orders.book': [
    ({ orderId }) => get(`/storage/order_books/${orderId}`),
    { visitor: 401, parent: 200, stranger: 404, admin: 200 },
  ],
  // Only the giver prints it.
  'orders.card': [({ orderId }) => get(`/storage/order_cards/${orderId}`), familyOnly(200)],
  'admin.profiles': [() => get('/admin/profiles'), office(200)],
  'admin.orders': [() => get('/admin/orders?status=completed&q=Book'), office(200)],
  'admin.orderStats': [() => get('/admin/orders/stats'), office(200)],
  'admin.ordersAsCsv': [() => get('/admin/orders/csv'), office(200)],
  'admin.order': [({ orderId }) => get(`/admin/orders/${orderId}`), office(200)],
  'admin.cancelOrder': [
    ({ orderId }) => ({
      method: 'POST',
      path: `/admin/orders/${orderId}/cancel`,
      body: { why: 'The printer is out of paper' },
    }),
    office(200),
  ],
  // What is left is not what it says: 409 for the admin.
  'admin.giveBack': [
    ({ orderId }) => ({
      method: 'POST',
      path: `/admin/orders/${orderId}/refunds`,
      body: { amount: 1, why: 'A bent corner', if_left: 0 },
    }),
    office(409),
  ],
  // Nothing of it was ever given back: 404 even for the admin.
  'admin.giveBackAnew': [
    ({ orderId }) => ({ method: 'POST', path: `/admin/orders/${orderId}/refunds/retry` }),
    office(404),
  ],
  // Not sent yet: 409 for the admin.
  'admin.reprint': [
    ({ orderId }) => ({
      method: 'POST',
      path: `/admin/orders/${orderId}/reprints`,
      body: { kind: 'damaged', why: 'A torn cover' },
    }),
    office(409),
  ],
  'admin.correctAddress': [
    ({ orderId }) => ({
      method: 'PUT',
      path: `/admin/orders/${orderId}/address`,
      body: {
        recipient: 'Hanna',
        address_line_1: '1 Elm Street',
        city: 'Portland',
        state: 'Oregon',
        postal_code: '97205',
        country_code: 'US',
      },
    }),
    office(200),
  ],
  'admin.stopOrder': [
    ({ orderId }) => ({
      method: 'POST',
      path: `/admin/orders/${orderId}/stop`,
      body: { why: 'A test' },
    }),
    office(200),
  ],
  // Nobody holds it: 404 even for the admin.
  'admin.resumeOrder': [
    ({ orderId }) => ({ method: 'POST', path: `/admin/orders/${orderId}/resume` }),
    office(404),
  ],
  // No letter has that id: 404 even for the admin.
  'admin.sendLetterAgain': [
    ({ orderId }) => ({
      method: 'POST',
      path: `/admin/orders/${orderId}/letters/${orderId}/again`,
    }),
    office(404),
  ],
  // Made already, so there is nothing to try again: 404 even for the admin.
  'admin.retryBook': [
    ({ orderId }) => ({ method: 'POST', path: `/admin/orders/${orderId}/retry-book` }),
    office(404),
  ],
  'printing.jobs': [() => get('/admin/printing'), office(200)],
  'printing.hold': [
    () => ({ method: 'POST', path: '/admin/printing/hold', body: { why: 'A test' } }),
    office(204),
  ],
  'printing.letGoOn': [() => ({ method: 'DELETE', path: '/admin/printing/hold' }), office(204)],
  'printing.retry': [
    ({ orderId }) => ({ method: 'POST', path: `/admin/printing/jobs/${orderId}/retry` }),
    office(404),
  ],
  'today.show': [() => get('/admin/today'), office(200)],
  // All money fits: 404 even for the admin.
  'today.settleMisfit': [
    () => ({
      method: 'POST',
      path: '/admin/misfits/cs_test_none/settle',
      body: { how: 'Given back at the provider' },
    }),
    office(404),
  ],
  'webhooks.endpoints': [() => get('/admin/webhooks'), office(200)],
  'webhooks.make': [
    () => ({
      method: 'POST',
      path: '/admin/webhooks',
      body: { url: 'http://127.0.0.1:9/events', events: ['order.paid'] },
    }),
    office(201),
  ],
  'webhooks.remove': [
    ({ orderId }) => ({ method: 'DELETE', path: `/admin/webhooks/${orderId}` }),
    office(404),
  ],
  'webhooks.deliveries': [() => get('/admin/webhooks/deliveries'), office(200)],
  'webhooks.replay': [
    ({ orderId }) => ({ method: 'POST', path: `/admin/webhooks/deliveries/${orderId}/replay` }),
    office(404),
  ],
  'gift_cards.checkout': [
    () => ({
      method: 'POST',
      path: '/gift-cards/checkout',
      body: { amount: 50, recipient: 'Noah' },
    }),
    own(200),
  ],
  'gift_cards.list': [() => get('/gift-cards'), own(200)],
  // Who has the code has the card: nobody has this one.
  'gift_cards.balance': [
    () => ({ method: 'POST', path: '/gift-cards/balance', body: { code: 'ACDE' } }),
    own(404),
  ],
  'gift_cards.all': [() => get('/admin/gift-cards'), office(200)],
  'gift_cards.totals': [() => get('/admin/gift-cards/totals'), office(200)],
  'gift_cards.block': [
    ({ orderId }) => ({
      method: 'POST',
      path: `/admin/gift-cards/${orderId}/block`,
      body: { why: 'Stolen' },
    }),
    office(404),
  ],
  'functions.start_generate_book_preview': [
    ({ zoe }) => ({
      method: 'POST',
      path: '/functions/start_generate_book_preview',
      body: { book_id: GOOSE, child_id: zoe.id },
    }),
    familyOnly(200),
  ],
  'functions.poll_book_preview_status': [
    ({ requestId }) => get(`/functions/poll_book_preview_status?preview_request_id=${requestId}`),
    familyOnly(200),
  ],
  'functions.check_pdf_url': [
    ({ requestId }) => ({
      method: 'POST',
      path: '/functions/check_pdf_url',
      body: { pdf_url: documentUrl(requestId) },
    }),
    own(200),
  ],
  'functions.create-book-checkout': [
    ({ zoe }) => ({
      method: 'POST',
      path: '/functions/create-book-checkout',
      body: { bookId: GOOSE, childId: zoe.id },
    }),
    familyOnly(200),
  ],
  // The stranger's and the admin's own carts are empty: 422, whatever lines they claim to have.
  'functions.create-cart-checkout': [
    ({ zoe }) => ({
      method: 'POST',
      path: '/functions/create-cart-checkout',
      body: { cartItems: [{ book_id: GOOSE, child_id: zoe.id, quantity: 1 }] },
    }),
    { visitor: 401, parent: 200, stranger: 422, admin: 422 },
  ],
};

function namesOf(router: object, prefix = ''): string[] {
  return Object.entries(router).flatMap(([name, part]) =>
    isContractProcedure(part) ? [`${prefix}${name}`] : namesOf(part, `${prefix}${name}.`),
  );
}

function send({ method, path, body }: Request, token?: string): Promise<Response> {
  return fetch(`${api.url}/api${path}`, {
    method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
}

const adminOf = (call: string) => `Who tries ${call}`;
const isWrittenInOffice = ({ method, path }: Request) =>
  method !== 'GET' && path.startsWith('/admin');

/** What an admin's trail says of an act in the back office. */
const actsBy = async (name: string) =>
  (await api.database.pool.query('select act from audit_entries where by_name = $1', [name])).rows;

test('every call of the contract has its row', () => {
  expect(Object.keys(table).sort()).toEqual(namesOf({ sign_in: signIn, ...contract }).sort());
});

describe.each(Object.entries(table))('%s', (_name, [ask, statuses]) => {
  let things: FullFamily;
  beforeAll(async () => {
    things = await family();
  });
  // The parent last: what is theirs is still there after the others have tried.
  test.each(['visitor', 'stranger', 'admin', 'parent'] as const)('%s', async (who) => {
    const token = {
      visitor: async () => undefined,
      parent: async () => things.parent.token,
      stranger: async () => (await person(api)).token,
      admin: async () => (await person(api, { admin: true, name: adminOf(_name) })).token,
    };
    const request = ask(things);
    const answer = await send(request, await token[who]());
    expect(answer.status).toBe(statuses[who]);
    const isAct = who === 'admin' && answer.ok && isWrittenInOffice(request);
    if (isAct) expect(await actsBy(adminOf(_name))).toHaveLength(1);
    if (answer.status >= 400) {
      expect(await answer.json()).toMatchObject({
        code: expect.stringMatching(/^[A-Z_]+$/),
        status: answer.status,
        message: expect.any(String),
      });
    }
  });
});

describe('what a stranger is told', () => {
  test('of a preview of another family: nothing, as of one that does not exist', async () => {
    const { zoe } = await family();
    const { token } = await person(api);
    const foreign = await send(get(`/book_previews?book_id=1&child_id=${zoe.id}`), token);
    const unknown = await send(get(`/book_previews?book_id=1&child_id=${randomUUID()}`), token);
    expect(await foreign.json()).toEqual([]);
    expect(await unknown.json()).toEqual([]);
  });

  test('of a document of another family: that it has expired, as of one that does not exist', async () => {
    const { requestId, parent } = await family();
    const { token } = await person(api);
    const check = async (id: string, by: string) => {
      const body = { pdf_url: documentUrl(id) };
      const path = '/functions/check_pdf_url';
      return (await send({ method: 'POST', path, body }, by)).json();
    };
    expect(await check(requestId, parent.token)).toMatchObject({ is_expired: false });
    expect(await check(requestId, token)).toEqual(await check(randomUUID(), token));
    expect(await check(requestId, token)).toMatchObject({ is_expired: true });
  });

  test('of a link that is over, or was taken back: word for word what is said of one that never was', async () => {
    const [over, takenBack] = [await family(), await family()];
    const path = `/book_previews/links?book_id=${GOOSE}&child_id=${takenBack.zoe.id}`;
    expect((await send({ method: 'DELETE', path }, takenBack.parent.token)).status).toBe(204);
    await api.database.pool.query(
      "update book_previews set completed_at = now() - interval '8 days' where child_id = $1",
      [over.zoe.id],
    );
    for (const place of ['/shared_previews/', '/storage/shared_previews/']) {
      const unknown = await send(get(`${place}AAAAAAAAAAAAAAAAAAAAAAAA`));
      expect(unknown.status).toBe(404);
      const words = await unknown.text();
      for (const { token } of [over, takenBack]) {
        expect(await (await send(get(`${place}${token}`))).text()).toBe(words);
      }
    }
  });

  test('of a child: word for word what is said of a child who does not exist', async () => {
    const { zoe } = await family();
    const { token } = await person(api);
    const foreign = await send(get(`/children/${zoe.id}`), token);
    const unknown = await send(get(`/children/${randomUUID()}`), token);
    expect(await foreign.text()).toBe(await unknown.text());
  });
});
