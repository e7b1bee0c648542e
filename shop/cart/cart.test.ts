import { describe, expect, test } from 'vitest';
import { cartItems } from '#database/tables/cart.ts';
import { inTransaction } from '#database/transaction.ts';
import { removeChild } from '#shop/previews/remove-child.ts';
import { newCaller, newChild, shelve, TODAY } from '#tests/support/family.ts';
import { somebodyWaits } from '#tests/support/somebody-waits.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';
import { TOO_FEW_LETTERS } from '#vocabulary/letter-books.ts';
import { addToCart } from './add-to-cart.ts';
import { findCart, openCart } from './cart.ts';
import { changeLine } from './change-line.ts';
import { clearCart, removeFromCart } from './remove-from-cart.ts';
import { takeOutWhatWasBought } from './take-out-what-was-bought.ts';

const database = (await openTestDatabase()).connect();
const goose = await shelve(database, 1, 3299);
const stair = await shelve(database, 2, 2999);

const hanna = () => newCaller(database);
const cartOf = (caller: Awaited<ReturnType<typeof hanna>>) =>
  inTransaction(database, (tx) => openCart(tx, caller, TODAY));
const add = (caller: Awaited<ReturnType<typeof hanna>>, bookId: number, childId: string) =>
  inTransaction(database, (tx) => addToCart(tx, caller, { bookId, childId }, TODAY));

describe('the cart', () => {
  test('ten clicks at once on the same book and child add exactly ten, on one line', async () => {
    const caller = await hanna();
    const zoe = await newChild(database, caller);
    await Promise.all(Array.from({ length: 10 }, () => add(caller, goose, zoe.id)));
    const cart = await cartOf(caller);
    expect(cart.items.map((line) => line.quantity)).toEqual([10]);
    expect(cart.totalItems).toBe(10);
    expect(cart.totalPrice).toBe(32_990);
  });

  // Of three first clicks at once one met a deadlock of the database, and an error.
  test('while two make one cart, a third adds to it without waiting for them', async () => {
    const caller = await hanna();
    const zoe = await newChild(database, caller);
    const first = await database.pool.connect();
    await first.query('begin');
    await first.query('insert into carts (user_id) values ($1)', [caller.userId]);
    const second = inTransaction(database, async (tx) => {
      await openCart(tx, caller, TODAY);
      let isAdded = false;
      const third = add(caller, goose, zoe.id).finally(() => {
        isAdded = true;
      });
      await expect.poll(async () => isAdded || (await somebodyWaits(database))).toBe(true);
      const wanted = { bookId: goose, childId: zoe.id };
      await Promise.all([addToCart(tx, caller, wanted, TODAY), third]);
    });
    await expect.poll(() => somebodyWaits(database)).toBe(true);
    await first.query('commit');
    first.release();
    await second;
    expect((await cartOf(caller)).items.map((line) => line.quantity)).toEqual([2]);
  });

  test('lists titles, names and ages, and sums price times quantity', async () => {
    const caller = await hanna();
    const zoe = await newChild(database, caller);
    await add(caller, goose, zoe.id);
    await add(caller, goose, zoe.id);
    await add(caller, stair, zoe.id);
    const cart = await cartOf(caller);
    expect(cart.items).toMatchObject([
      { bookTitle: 'Book 1', childName: 'Zoë', childAge: 5, quantity: 2, price: 3299 },
      { bookTitle: 'Book 2', quantity: 1, price: 2999 },
    ]);
    expect(cart.totalPrice).toBe(2 * 3299 + 2999);
  });

  test("another family's child cannot be put into a cart", async () => {
    const zoe = await newChild(database, await hanna());
    expect(await add(await hanna(), goose, zoe.id)).toBeUndefined();
  });

  test("a stranger cannot change a family's line", async () => {
    const caller = await hanna();
    const zoe = await newChild(database, caller);
    const line = await add(caller, goose, zoe.id);
    const stranger = await hanna();
    const changed = inTransaction(database, (tx) =>
      changeLine(tx, stranger, line!.id, { quantity: 7 }, TODAY),
    );
    expect(await changed).toBeUndefined();
    expect((await cartOf(caller)).items[0]?.quantity).toBe(1);
  });

  test("a stranger's removing and clearing leave a family's cart as it is", async () => {
    const caller = await hanna();
    const zoe = await newChild(database, caller);
    await add(caller, goose, zoe.id);
    const stranger = await hanna();
    await inTransaction(database, (tx) =>
      removeFromCart(tx, stranger, { bookId: goose, childId: zoe.id }),
    );
    await inTransaction(database, (tx) => clearCart(tx, stranger));
    expect((await cartOf(caller)).items).toHaveLength(1);
  });

  test("a line that names another family's child, however it came there, tells nothing of it", async () => {
    const zoe = await newChild(database, await hanna());
    const caller = await hanna();
    const { id: cartId } = await cartOf(caller);
    await database.orm
      .insert(cartItems)
      .values({ cartId, bookId: goose, childId: zoe.id, price: 3299 });
    const unknown = [{ childName: 'Unknown Child', childAge: null }];
    expect((await cartOf(caller)).items).toMatchObject(unknown);
    expect((await findCart(database.orm, caller, TODAY))?.items).toMatchObject(unknown);
  });

  test('a book that is told letter by letter is not kept for a name of one letter', async () => {
    const caller = await hanna();
    const jo = await newChild(database, caller, { name: 'J.' });
    const boat = await shelve(database, 10, 3499, 'boat-with-no-name');
    await expect(add(caller, boat, jo.id)).rejects.toMatchObject({
      code: 'NAME_CANNOT_BE_PRINTED',
      data: { child_id: jo.id, details: TOO_FEW_LETTERS },
    });
    await add(caller, goose, jo.id);
    expect((await cartOf(caller)).items).toHaveLength(1);
  });

  test('a line holds at most 99 copies', async () => {
    const caller = await hanna();
    const zoe = await newChild(database, caller);
    const line = await add(caller, goose, zoe.id);
    await inTransaction(database, (tx) =>
      changeLine(tx, caller, line!.id, { quantity: 99 }, TODAY),
    );
    await expect(add(caller, goose, zoe.id)).rejects.toMatchObject({ code: 'LINE_FULL' });
  });

  test('a cart holds at most as many lines as can be paid for at once, also when two are added', async () => {
    const caller = await hanna();
    const children = await Promise.all(
      Array.from({ length: 50 }, () => newChild(database, caller)),
    );
    const full = [1, 2].flatMap((book) => children.map(({ id }) => ({ book, id })));
    const { id: cartId } = await cartOf(caller);
    await database.orm
      .insert(cartItems)
      .values(
        full.slice(2).map(({ book, id }) => ({ cartId, bookId: book, childId: id, price: 1 })),
      );
    await add(caller, full[0]!.book, full[0]!.id);
    const last = await shelve(database, 3);
    const both = await Promise.allSettled([
      add(caller, full[1]!.book, full[1]!.id),
      add(caller, last, full[1]!.id),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect((await cartOf(caller)).items).toHaveLength(100);
    expect(await add(caller, full[0]!.book, full[0]!.id)).toMatchObject({ quantity: 2 });
  });

  test('removing takes the pair out whatever its quantity; clearing takes all', async () => {
    const caller = await hanna();
    const zoe = await newChild(database, caller);
    await add(caller, goose, zoe.id);
    await add(caller, goose, zoe.id);
    await add(caller, stair, zoe.id);
    await inTransaction(database, (tx) =>
      removeFromCart(tx, caller, { bookId: goose, childId: zoe.id }),
    );
    expect((await cartOf(caller)).items.map((line) => line.bookId)).toEqual([stair]);
    await inTransaction(database, (tx) => clearCart(tx, caller));
    expect((await cartOf(caller)).items).toEqual([]);
  });

  test("a deleted child's line stays and says 'Unknown Child'", async () => {
    const caller = await hanna();
    const zoe = await newChild(database, caller);
    await add(caller, goose, zoe.id);
    await inTransaction(database, (tx) => removeChild(tx, caller, zoe.id));
    expect((await cartOf(caller)).items).toMatchObject([
      { childName: 'Unknown Child', childAge: null },
    ]);
  });

  test('what was bought leaves the cart; copies added since stay', async () => {
    const caller = await hanna();
    const zoe = await newChild(database, caller);
    for (const _ of [1, 2, 3]) await add(caller, goose, zoe.id);
    const bought = { bookId: goose, childId: zoe.id, quantity: 2 };
    await inTransaction(database, (tx) => takeOutWhatWasBought(tx, caller.userId, bought));
    expect((await cartOf(caller)).items.map((line) => line.quantity)).toEqual([1]);
    await inTransaction(database, (tx) => takeOutWhatWasBought(tx, caller.userId, bought));
    expect((await cartOf(caller)).items).toEqual([]);
  });
});
