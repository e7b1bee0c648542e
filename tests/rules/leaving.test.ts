import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { cartItems } from '#database/tables/cart.ts';
import { inTransaction, type Transaction } from '#database/transaction.ts';
import { deleteAccount } from '#shop/account-rights/delete-account.ts';
import type { Caller } from '#shop/accounts/caller.ts';
import { addToCart } from '#shop/cart/add-to-cart.ts';
import type { Child } from '#shop/family/child.ts';
import { removeChild } from '#shop/previews/remove-child.ts';
import { picture } from '#tests/support/awkward-photos.ts';
import { giveAddress, newChild, shelve, TODAY } from '#tests/support/family.ts';
import { serveApi } from '#tests/support/serve-api.ts';
import { beSignedIn } from '#tests/support/sign-in.ts';
import { somebodyWaits } from '#tests/support/somebody-waits.ts';

/**
 * Somebody deletes the account, or a child, in one window, while another window is still at work. Every call that
 * writes is sent while the deletion is under way, and waits for it. It gets an answer that a customer can read, and
 * leaves nothing behind.
 */
const api = await serveApi();
const GOOSE = await shelve(api.database, 1);
const { database } = api;

type Family = { caller: Caller; token: string; zoe: Child; lineId: string };

async function family(): Promise<Family> {
  const email = `${randomUUID()}@example.com`;
  const { token, userId } = await beSignedIn(api.authParts, { email, name: 'Hanna' });
  const times = { createdAt: TODAY, signedInAt: TODAY };
  const caller: Caller = {
    userId,
    email,
    name: 'Hanna',
    userType: 'parent',
    sessionId: '',
    ...times,
  };
  const zoe = await newChild(database, caller);
  await giveAddress(database, caller);
  const wanted = { bookId: GOOSE, childId: zoe.id };
  const line = await inTransaction(database, (tx) => addToCart(tx, caller, wanted, TODAY));
  return { caller, token, zoe, lineId: line!.id };
}

type Call = (family: Family) => { method: string; path: string; body?: object | FormData };

const child = { name: 'Theo', reading_level: 'Sprout', gender: 'Boy', description: 'Black hair' };
const photo = await picture(300, 200).png().toBuffer();

const calls: Record<string, Call> = {
  'add a child': () => ({ method: 'POST', path: '/children', body: child }),
  'add a child under its id': ({ zoe }) => ({
    method: 'POST',
    path: '/children',
    body: { ...child, id: zoe.id },
  }),
  'change a child': ({ zoe }) => ({
    method: 'PATCH',
    path: `/children/${zoe.id}`,
    body: { description: 'Red' },
  }),
  'delete a child': ({ zoe }) => ({ method: 'DELETE', path: `/children/${zoe.id}` }),
  'upload a photo': () => {
    const body = new FormData();
    body.set('file', new File([Uint8Array.from(photo)], 'zoe.png', { type: 'image/png' }));
    body.set('child_name', 'Zoë');
    return { method: 'POST', path: '/storage/child_photos', body };
  },
  'save the address': () => ({
    method: 'PUT',
    path: '/addresses/me',
    body: {
      address_line_1: '1 Elm Street',
      city: 'Leeds',
      state: 'Yorkshire',
      postal_code: 'LS1',
      country_code: 'GB',
    },
  }),
  'change the profile': () => ({
    method: 'PATCH',
    path: '/profiles/me',
    body: { name: 'Anna', plan: 'grow' },
  }),
  'give a heart': () => ({ method: 'PUT', path: `/favorites/book/${GOOSE}` }),
  'bring hearts along': () => ({
    method: 'POST',
    path: '/favorites',
    body: { items: [{ type: 'book', id: String(GOOSE) }] },
  }),
  'look at the cart': () => ({ method: 'GET', path: '/carts/me' }),
  'add to the cart': ({ zoe }) => ({
    method: 'POST',
    path: '/cart_items',
    body: { book_id: GOOSE, child_id: zoe.id },
  }),
  'set the copies': ({ lineId }) => ({
    method: 'PATCH',
    path: `/cart_items/${lineId}`,
    body: { quantity: 3 },
  }),
  'clear the cart': () => ({ method: 'DELETE', path: '/cart_items' }),
  'ask for a preview': ({ zoe }) => ({
    method: 'POST',
    path: '/functions/start_generate_book_preview',
    body: { book_id: GOOSE, child_id: zoe.id },
  }),
  'buy a book': ({ zoe }) => ({
    method: 'POST',
    path: '/functions/create-book-checkout',
    body: { bookId: GOOSE, childId: zoe.id },
  }),
  'buy the cart': ({ zoe }) => ({
    method: 'POST',
    path: '/functions/create-cart-checkout',
    body: { cartItems: [{ book_id: GOOSE, child_id: zoe.id, quantity: 1 }] },
  }),
  'delete the account too': () => ({ method: 'DELETE', path: '/account' }),
};

/** Sends a call while `leave` is under way in a transaction that ends once the call waits, or has its answer. */
async function meanwhile(
  { token, ...rest }: Family,
  call: Call,
  leave: (tx: Transaction) => Promise<unknown>,
): Promise<Response> {
  const { method, path, body } = call({ token, ...rest });
  const isForm = body instanceof FormData;
  const send = () =>
    fetch(`${api.url}/api${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body && !isForm && { 'content-type': 'application/json' }),
      },
      body: isForm ? body : body && JSON.stringify(body),
    });
  let answer: Promise<Response> | undefined;
  await inTransaction(database, async (tx) => {
    await leave(tx);
    let isAnswered = false;
    answer = send().finally(() => {
      isAnswered = true;
    });
    while (!isAnswered && !(await somebodyWaits(database))) {
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  });
  return answer!;
}

/** The tables in which an id still stands, anywhere in a row. */
async function tablesThatName(id: string): Promise<string[]> {
  const { rows } = await database.pool.query<{ table: string }>(
    `select table_name as table from information_schema.tables where table_schema = 'public'`,
  );
  const found = [];
  for (const { table } of rows) {
    const { rowCount } = await database.pool.query(
      `select 1 from "${table}" as row where position($1 in row::text) > 0`,
      [id],
    );
    if (rowCount) found.push(table);
  }
  return found;
}

describe('while the account is deleted', () => {
  test.each(Object.entries(calls))('%s', async (_, call) => {
    const hanna = await family();
    const answer = await meanwhile(hanna, call, (tx) => deleteAccount(tx, hanna.caller));
    // What was answered before the deletion, or found nothing to do after it, is no failure.
    expect([200, 204, 401, 404, 422]).toContain(answer.status);
    if (answer.status >= 400) expect(await answer.json()).toMatchObject({ defined: true });
    expect(await tablesThatName(hanna.caller.userId)).toEqual([]);
  });
});

const aboutTheChild = [
  'add a child under its id',
  'change a child',
  'delete a child',
  'add to the cart',
  'ask for a preview',
  'buy a book',
  'buy the cart',
];

describe('while the child is deleted', () => {
  test.each(aboutTheChild)('%s', async (name) => {
    const hanna = await family();
    const answer = await meanwhile(hanna, calls[name]!, (tx) =>
      removeChild(tx, hanna.caller, hanna.zoe.id),
    );
    // Told under its old id it is a child anew; anything else has lost its child.
    const isNew = name === 'add a child under its id';
    expect([answer.status, await answer.json()]).toEqual(
      isNew
        ? [201, expect.objectContaining({ name: 'Theo' })]
        : [expect.toBeOneOf([404, 409, 422]), expect.objectContaining({ defined: true })],
    );
    if (isNew) return;
    const left = (await tablesThatName(hanna.zoe.id)).filter((table) => table !== 'cart_items');
    expect(left).toEqual([]);
    // The line that was in the cart before stays, for an 'Unknown Child' (readings: Cart).
    const lines = await database.orm
      .select()
      .from(cartItems)
      .where(eq(cartItems.childId, hanna.zoe.id));
    expect(lines).toMatchObject([{ quantity: 1 }]);
  });
});
