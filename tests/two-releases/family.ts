import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '#database/connect.ts';
import { type Customer, customerOf } from '#tests/faults/harness/customer.ts';
import { readMailOf, verifyLink } from './sign-in-over-http.ts';

/** A family that comes again and again, whichever version answers it. */
export type Family = {
  customer: Customer;
  /** The ordinary calls of a visit, reads and writes. Throws if one of them is not answered as it should be. */
  visit(): Promise<void>;
  /** Does what only this version lets somebody do. Answers what of it was refused: then another one is to come yet. */
  tryWhatIsNew(): Promise<string[]>;
};

const DONE_WITHIN_MS = 60_000;
const PAGES = ['/', '/books', '/book/1', '/explore', '/profile', '/cart', '/orders', '/favorites'];
const READS = [
  '/api/books',
  '/api/books/1',
  '/api/profiles/me',
  '/api/addresses/me',
  '/api/children',
  '/api/carts/me',
  '/api/orders',
  '/api/favorites',
  '/api/account/export',
];

/** Signs a new family in, as a person does. */
export async function newFamily(shopUrl: string, database: Database): Promise<Family> {
  const email = `${randomUUID()}@example.com`;
  const token = await verifyLink(shopUrl, await readMailOf(shopUrl, email));
  // Letters about payments are counted in the end; this was none.
  await database.pool.query('delete from sandbox.mails where $1 = any(recipients)', [email]);
  const customer = customerOf(shopUrl, { email, token });
  await customer.giveAddress();

  /** Asks once; whatever is no answer for a customer is thrown. */
  async function ask<Json>(method: string, path: string, body?: object): Promise<Json> {
    const { status, json } = await customer.ask(method, path, body);
    if (status >= 400) {
      const { code } = (json ?? {}) as { code?: string };
      throw new Error(`${method} ${path} was answered ${status} ${code}`);
    }
    return json as Json;
  }

  async function lookAround() {
    for (const path of [...PAGES, ...READS]) {
      const { status } = await customer.ask('GET', path);
      if (status >= 500) throw new Error(`GET ${path} was answered ${status}`);
    }
  }

  async function seePreview(bookId: number, childId: string) {
    const wanted = { book_id: bookId, child_id: childId };
    const asked = await ask<{ preview_request_id: string }>(
      'POST',
      '/api/functions/start_generate_book_preview',
      wanted,
    );
    const path = `/api/functions/poll_book_preview_status?preview_request_id=${asked.preview_request_id}`;
    const deadline = Date.now() + DONE_WITHIN_MS;
    for (;;) {
      const { status } = await ask<{ status: string }>('GET', path);
      if (status === 'completed') return;
      if (status === 'failed' || Date.now() > deadline) throw new Error(`A preview is ${status}`);
      await wait(200);
    }
  }

  /** Pays, and waits for the confirmation: what was bought is then no longer in the cart. */
  async function pay(url: string) {
    await customer.pay(url);
    const path = `/api/orders?session_id=${new URL(url).pathname.split('/').at(-1)}`;
    const deadline = Date.now() + DONE_WITHIN_MS;
    for (;;) {
      const orders = await ask<{ status: string }[]>('GET', path);
      if (orders.every(({ status }) => status === 'completed')) return;
      if (Date.now() > deadline) throw new Error('A payment was not confirmed within a minute');
      await wait(200);
    }
  }

  async function payTheCart() {
    type Line = { book_id: number; child_id: string; quantity: number };
    const { items } = await ask<{ items: Line[] }>('GET', '/api/carts/me');
    const cartItems = items.map(({ book_id, child_id, quantity }) => ({
      book_id,
      child_id,
      quantity,
    }));
    const { url } = await ask<{ url: string }>('POST', '/api/functions/create-cart-checkout', {
      cartItems,
    });
    customer.journal.checkouts.push(url);
    await pay(url);
  }

  /** Answers an order that waits to be paid. */
  async function openPayment(): Promise<string> {
    await customer.checkOut(4, await customer.saveChild());
    const orders = await ask<{ id: string; status: string }[]>('GET', '/api/orders');
    return orders.find(({ status }) => status === 'pending')!.id;
  }

  return {
    customer,
    async visit() {
      await lookAround();
      const childId = await customer.saveChild();
      await ask('PATCH', `/api/children/${childId}`, { interests: 'trains' });
      await customer.sendPhoto();
      await customer.ask('PUT', '/api/favorites/book/1');
      await customer.ask('DELETE', '/api/favorites/book/1');
      await customer.giveAddress();
      await seePreview(3, childId);
      const line = { book_id: 2, child_id: childId };
      const { id } = await ask<{ id: string }>('POST', '/api/cart_items', line);
      await ask('PATCH', `/api/cart_items/${id}`, { quantity: 2 });
      await pay(await customer.checkOut(1, childId));
      await payTheCart();
      // Left open: the other version finds a payment that is under way, and a line in the cart.
      await openPayment();
      await lookAround();
    },
    async tryWhatIsNew() {
      const orderId = await openPayment();
      const said: string[] = [];
      for (const [what, method, path, body] of whatIsNew(await customer.saveChild(), orderId)) {
        const { status } = await customer.ask(method, path, body);
        if (status >= 500) throw new Error(`${method} ${path} was answered ${status}`);
        if (status >= 400) said.push(`${what} (${status})`);
      }
      return said;
    },
  };
}

/** Each is stored by a version that knows it, and then read by one that does not. */
const whatIsNew = (
  childId: string,
  orderId: string,
): [what: string, method: string, path: string, body: object][] => [
  [
    'a description of 300 letters of several marks each',
    'PATCH',
    `/api/children/${childId}`,
    { description: '👩🏽‍🚀'.repeat(300) },
  ],
  [
    'somebody who is given to',
    'POST',
    '/api/children',
    { name: 'Noor', reading_level: 'Sprout', gender: 'Neutral', is_given_to: true },
  ],
  [
    'whoever comes along',
    'PATCH',
    `/api/children/${childId}`,
    { companion_kind: 'rabbit', companion_name: 'Flops', grown_up: 'Nonna', baby_name: 'Noah' },
  ],
  ['an address without a state', 'PUT', '/api/addresses/me', { ...abroad, state: '' }],
  [
    'another address for one order',
    'POST',
    '/api/functions/create-book-checkout',
    { bookId: 5, childId, ship_to: { recipient: 'Grandma', ...abroad } },
  ],
  ['a payment that is canceled', 'POST', `/api/orders/${orderId}/cancel`, {}],
];

const abroad = {
  address_line_1: '1 High Street',
  city: 'Ely',
  state: 'Cambridgeshire',
  postal_code: 'CB7 4EW',
  country_code: 'GB',
};
