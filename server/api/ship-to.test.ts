import { expect, test } from 'vitest';
import { children } from '#database/tables/family.ts';
import { readerOfChild } from '#shop/family/reader-of-child.ts';
import { shelve } from '#tests/support/family.ts';
import { fullFamily, person } from '#tests/support/full-family.ts';
import { serveApi } from '#tests/support/serve-api.ts';
import { readerOfOrder } from '#web/book/reader-of-order.ts';

const api = await serveApi();
const GOOSE = await shelve(api.database, 1);
const { parent, zoe } = await fullFamily(api, GOOSE);
const admin = await person(api, { admin: true });

async function call(method: string, path: string, body?: object, { token } = parent) {
  const answer = await fetch(`${api.url}/api${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: body && JSON.stringify(body),
  });
  return { status: answer.status, said: await answer.json() };
}

const grandma = {
  recipient: 'Grandma Ilse',
  address_line_1: 'Lindenweg 3',
  address_line_2: '',
  city: 'Jena',
  state: 'Thüringen',
  postal_code: '07743',
  country_code: 'DE',
  phone_number: '',
};
const buy = (ship_to: object) =>
  call('POST', '/functions/create-book-checkout', { bookId: GOOSE, childId: zoe.id, ship_to });

test('where an order goes is told to its family and to the back office', async () => {
  const { phone_number, address_line_2, ...told } = grandma;
  expect(await buy({ ...told, country_code: 'de' })).toMatchObject({ status: 200 });
  const { said: mine } = await call('GET', '/orders');
  expect(mine[0].ship_to).toEqual(grandma);
  const { said: all } = await call('GET', '/admin/orders', undefined, admin);
  expect(all[0]).toMatchObject({ customer_email: parent.caller.email, ship_to: grandma });
});

test('whom a book is drawn for is told to its family alone, as it was at purchase', async () => {
  const stored = (await api.database.orm.select().from(children)).find(({ id }) => id === zoe.id)!;
  const { said: mine } = await call('GET', '/orders');
  const bought = { ...readerOfChild(stored, new Date()), photo: null };
  expect(readerOfOrder(mine[0].reader)).toEqual(bought);
  await api.database.pool.query(`update children set description = 'Blue hair.' where id = $1`, [
    zoe.id,
  ]);
  const { said: later } = await call('GET', '/orders');
  expect(later[0].reader.description).toBe(stored.description);
  const { said: all } = await call('GET', '/admin/orders', undefined, admin);
  expect(all[0]).not.toHaveProperty('reader');
});

test('the file of all orders is for admins, and says so before it begins', async () => {
  const ask = (token: string) =>
    fetch(`${api.url}/api/admin/orders/csv`, { headers: { authorization: `Bearer ${token}` } });
  const answer = await ask(admin.token);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="orders.csv"',
  });
  expect(await answer.text()).toContain(`${parent.caller.email},Grandma Ilse,Lindenweg 3,,Jena,`);
  expect((await ask(parent.token)).status).toBe(403);
});

test.each([
  ['recipient', { recipient: '  ' }],
  ['recipient', { recipient: '\u200b\u3164' }],
  ['city', { city: '' }],
  ['address_line_1', { address_line_1: '\u2800' }],
  ['postal_code', { postal_code: 'x'.repeat(21) }],
  ['address_line_1', { address_line_1: undefined }],
])('%s is asked for by its name', async (field, wrong) => {
  const { status, said } = await buy({ ...grandma, ...wrong });
  expect(status).toBe(400);
  expect(Object.keys(said.data.fields)).toEqual([`ship_to.${field}`]);
});

test('a field that addresses do not have is refused by its name', async () => {
  const { status, said } = await buy({ ...grandma, user_id: zoe.parentId });
  expect(status).toBe(400);
  expect(said.data.fields.ship_to[0]).toContain('"user_id"');
});

test('a country that does not exist is refused, in the cart too', async () => {
  // The family's cart holds one copy already.
  const cartItems = [{ book_id: GOOSE, child_id: zoe.id, quantity: 1 }];
  const ship_to = { ...grandma, country_code: 'XQ' };
  const refused = { status: 422, said: { code: 'COUNTRY_UNKNOWN' } };
  expect(await buy(ship_to)).toMatchObject(refused);
  const ofCart = await call('POST', '/functions/create-cart-checkout', { cartItems, ship_to });
  expect(ofCart).toMatchObject(refused);
});
