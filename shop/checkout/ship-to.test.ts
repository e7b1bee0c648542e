import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { orders, transactions } from '#database/tables/orders.ts';
import { inTransaction } from '#database/transaction.ts';
import type { Caller } from '#shop/accounts/caller.ts';
import { addToCart } from '#shop/cart/add-to-cart.ts';
import { listLines } from '#shop/cart/cart.ts';
import { changeChild } from '#shop/family/change-child.ts';
import { findChild } from '#shop/family/find-child.ts';
import { listOrders } from '#shop/orders/list-orders.ts';
import { settlePayment } from '#shop/orders/settle-payment.ts';
import { giveAddress, HOME, newCaller, newChild, TODAY } from '#tests/support/family.ts';
import { openTill } from '#tests/support/open-till.ts';
import type { ShipTo } from '#vocabulary/ship-to.ts';
import { checkOutBook, checkOutCart, payAgain } from './check-out.ts';

const { database, till, GOOSE, STAIR } = await openTill();

const GRANDMA: ShipTo = {
  recipient: 'Grandma Ilse',
  addressLine1: 'Lindenweg 3',
  addressLine2: 'Hinterhaus',
  city: 'Jena',
  state: 'Thüringen',
  postalCode: '07743',
  countryCode: 'DE',
  phoneNumber: '+49 3641 5555',
};

async function buyer({ withAddress = true } = {}) {
  const caller = await newCaller(database);
  const zoe = await newChild(database, caller);
  if (withAddress) await giveAddress(database, caller);
  const buy = (shipTo?: ShipTo, bookId = GOOSE) =>
    checkOutBook(till, caller, { bookId, childIds: [zoe.id], shipTo }, TODAY);
  return { caller, zoe, buy };
}
const shipTosOf = async (caller: Caller) =>
  (await listOrders(database.orm, caller, { page: 1 })).orders.map((order) => order.shipTo);

test('an order keeps the address of its moment, whatever the profile says later', async () => {
  const { caller, buy } = await buyer();
  await buy();
  await giveAddress(database, caller, { addressLine1: '1 New Street' });
  expect(await shipTosOf(caller)).toEqual([HOME]);
  await buy(undefined, STAIR);
  expect(await shipTosOf(caller)).toEqual([{ ...HOME, addressLine1: '1 New Street' }, HOME]);
});

test('an address that is given is enough, and is kept with the child', async () => {
  const { caller, zoe, buy } = await buyer({ withAddress: false });
  await expect(buy()).rejects.toMatchObject({ code: 'ADDRESS_REQUIRED' });
  await buy(GRANDMA);
  expect(await shipTosOf(caller)).toEqual([GRANDMA]);
  expect(await findChild(database.orm, caller, zoe.id)).toMatchObject({ shipTo: GRANDMA });
});

test('a gift goes where the last one for the same child went; a child of the family comes home', async () => {
  const { caller, zoe, buy } = await buyer();
  await buy(GRANDMA);
  await buy(undefined, STAIR);
  expect((await shipTosOf(caller))[0]).toEqual(HOME);
  const given = { isGivenTo: true };
  await inTransaction(database, (tx) => changeChild(tx, caller, zoe.id, given, TODAY));
  await buy(undefined, STAIR);
  expect((await shipTosOf(caller))[0]).toEqual(GRANDMA);
});

test('for a gift whose address is known the profile needs none', async () => {
  const { caller, zoe, buy } = await buyer({ withAddress: false });
  const given = { isGivenTo: true };
  await inTransaction(database, (tx) => changeChild(tx, caller, zoe.id, given, TODAY));
  await expect(buy()).rejects.toMatchObject({ code: 'ADDRESS_REQUIRED' });
  await buy(GRANDMA);
  await buy(undefined, STAIR);
  expect(await shipTosOf(caller)).toEqual([GRANDMA, GRANDMA]);
});

test('every line of a cart goes to the address that is given', async () => {
  const { caller, zoe } = await buyer();
  const theo = await newChild(database, caller, { name: 'Theo' });
  await inTransaction(database, async (tx) => {
    await addToCart(tx, caller, { bookId: GOOSE, childId: zoe.id }, TODAY);
    await addToCart(tx, caller, { bookId: STAIR, childId: theo.id }, TODAY);
  });
  const shown = await listLines(database.orm, caller, TODAY);
  await checkOutCart(till, caller, shown, TODAY, { shipTo: GRANDMA });
  expect(await shipTosOf(caller)).toEqual([GRANDMA, GRANDMA]);
});

test('another address, or another name on it, is another purchase; the same one is not', async () => {
  const { buy } = await buyer();
  const home = await buy();
  expect(await buy(HOME)).toBe(home);
  const pages = [
    home,
    await buy(GRANDMA),
    await buy({ ...GRANDMA, recipient: 'Grandpa Otto' }),
    await buy({ ...GRANDMA, addressLine2: '' }),
  ];
  expect(new Set(pages).size).toBe(4);
});

// Noting the address locks the child before the family's own queue is joined: none may wait for one who waits for it.
test('twenty checkouts to one address at once lead to one page', async () => {
  const { caller, buy } = await buyer();
  const urls = await Promise.all(Array.from({ length: 20 }, () => buy(GRANDMA)));
  expect(new Set(urls).size).toBe(1);
  expect(await shipTosOf(caller)).toEqual([GRANDMA]);
});

test('what is paid for again goes where the order said', async () => {
  const { caller, buy } = await buyer();
  await buy(GRANDMA);
  const [order] = (await listOrders(database.orm, caller, { page: 1 })).orders;
  await inTransaction(database, (tx) => settlePayment(tx, order!.transactionId, 'expired'));
  const again = await payAgain(till, caller, order!.id, TODAY);
  expect(await shipTosOf(caller)).toEqual([GRANDMA, GRANDMA]);
  // It comes back from the database with its lines in another order.
  expect(await buy(GRANDMA)).toBe(again);
});

test('an order from before addresses were kept is paid for again to the address of the profile', async () => {
  const { caller, buy } = await buyer();
  await buy(GRANDMA);
  await database.orm
    .update(orders)
    .set({ shipTo: null, status: 'expired' })
    .where(eq(orders.userId, caller.userId));
  await database.orm
    .update(transactions)
    .set({ status: 'expired' })
    .where(eq(transactions.userId, caller.userId));
  const [old] = (await listOrders(database.orm, caller, { page: 1 })).orders;
  await payAgain(till, caller, old!.id, TODAY);
  expect(await shipTosOf(caller)).toEqual([HOME, null]);
});

test.each([
  [{ countryCode: 'XQ' }, 'COUNTRY_UNKNOWN'],
  [{ city: '  ' }, 'ADDRESS_INCOMPLETE'],
])('%j is refused before anything is written', async (changes, code) => {
  const { caller, buy } = await buyer();
  await expect(buy({ ...GRANDMA, ...changes })).rejects.toMatchObject({ code });
  expect(await shipTosOf(caller)).toEqual([]);
});

test('a surprise is one until its day, on every order of the payment, and another day is another purchase', async () => {
  const { caller, zoe } = await buyer();
  const wanted = { bookId: GOOSE, childIds: [zoe.id] };
  const buySecret = (surpriseUntil?: string) =>
    checkOutBook(till, caller, { ...wanted, surpriseUntil }, TODAY);
  const first = await buySecret('2026-12-24');
  const [order] = (await listOrders(database.orm, caller, { page: 1 })).orders;
  expect(order).toMatchObject({ surpriseUntil: '2026-12-24' });
  expect(await buySecret('2026-12-24')).toBe(first);
  expect(await buySecret('2026-12-25')).not.toBe(first);
});
