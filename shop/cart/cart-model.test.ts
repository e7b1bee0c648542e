import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inTransaction } from '#database/transaction.ts';
import type { Caller } from '#shop/accounts/caller.ts';
import { newCaller, newChild, shelve, TODAY } from '#tests/support/family.ts';
import { seedNumber, someTimes } from '#tests/support/some-of.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';
import { addToCart } from './add-to-cart.ts';
import { openCart } from './cart.ts';
import { changeLine } from './change-line.ts';
import { clearCart, removeFromCart } from './remove-from-cart.ts';

/** Random commands against the real cart and against a model of ten lines: both must agree at every step. */
const database = (await openTestDatabase()).connect();
const prices = new Map([
  [await shelve(database, 1, 3299), 3299],
  [await shelve(database, 2, 2999), 2999],
]);

type Model = Map<string, number>;
type Real = { caller: Caller; children: string[] };
type Pair = { book: number; child: number };

const key = (real: Real, { book, child }: Pair) => `${book} ${real.children[child]}`;
const readCart = ({ caller }: Real) => inTransaction(database, (tx) => openCart(tx, caller, TODAY));

async function agree(model: Model, real: Real): Promise<void> {
  const cart = await readCart(real);
  const lines = cart.items.map((line) => [`${line.bookId} ${line.childId}`, line.quantity]);
  expect(new Map(lines as [string, number][])).toEqual(model);
  const copies = [...model.values()].reduce((sum, quantity) => sum + quantity, 0);
  expect(cart.totalItems).toBe(copies);
  const cents = [...model].reduce(
    (sum, [line, quantity]) => sum + prices.get(Number(line.split(' ')[0]))! * quantity,
    0,
  );
  expect(cart.totalPrice).toBe(cents);
}

class Add implements fc.AsyncCommand<Model, Real> {
  readonly pair: Pair;
  constructor(pair: Pair) {
    this.pair = pair;
  }
  check = () => true;
  async run(model: Model, real: Real): Promise<void> {
    const wanted = { bookId: this.pair.book, childId: real.children[this.pair.child]! };
    await inTransaction(database, (tx) => addToCart(tx, real.caller, wanted, TODAY));
    model.set(key(real, this.pair), (model.get(key(real, this.pair)) ?? 0) + 1);
    await agree(model, real);
  }
  toString = () => `add ${JSON.stringify(this.pair)}`;
}

class Remove implements fc.AsyncCommand<Model, Real> {
  readonly pair: Pair;
  constructor(pair: Pair) {
    this.pair = pair;
  }
  check = () => true;
  async run(model: Model, real: Real): Promise<void> {
    const pair = { bookId: this.pair.book, childId: real.children[this.pair.child]! };
    await inTransaction(database, (tx) => removeFromCart(tx, real.caller, pair));
    model.delete(key(real, this.pair));
    await agree(model, real);
  }
  toString = () => `remove ${JSON.stringify(this.pair)}`;
}

class SetQuantity implements fc.AsyncCommand<Model, Real> {
  readonly pair: Pair;
  readonly quantity: number;
  constructor(pair: Pair, quantity: number) {
    this.pair = pair;
    this.quantity = quantity;
  }
  check = () => true;
  async run(model: Model, real: Real): Promise<void> {
    const wanted = key(real, this.pair);
    const cart = await readCart(real);
    const line = cart.items.find((item) => `${item.bookId} ${item.childId}` === wanted);
    if (!line) return;
    await inTransaction(database, (tx) =>
      changeLine(tx, real.caller, line.id, { quantity: this.quantity }, TODAY),
    );
    model.set(wanted, this.quantity);
    await agree(model, real);
  }
  toString = () => `set ${JSON.stringify(this.pair)} to ${this.quantity}`;
}

class Clear implements fc.AsyncCommand<Model, Real> {
  check = () => true;
  async run(model: Model, real: Real): Promise<void> {
    await inTransaction(database, (tx) => clearCart(tx, real.caller));
    model.clear();
    await agree(model, real);
  }
  toString = () => 'clear';
}

test('any row of commands leaves the cart as the model says', async () => {
  const pair = fc.record({ book: fc.constantFrom(...prices.keys()), child: fc.nat(1) });
  const commands = fc.commands(
    [
      pair.map((it) => new Add(it)),
      pair.map((it) => new Remove(it)),
      fc.tuple(pair, fc.integer({ min: 1, max: 9 })).map(([it, n]) => new SetQuantity(it, n)),
      fc.constant(new Clear()),
    ],
    { maxCommands: 30 },
  );
  await fc.assert(
    fc.asyncProperty(commands, async (row) => {
      const caller = await newCaller(database);
      const children = [await newChild(database, caller), await newChild(database, caller)];
      const ids = children.map((child) => child.id);
      await fc.asyncModelRun(
        () => ({ model: new Map<string, number>(), real: { caller, children: ids } }),
        row,
      );
    }),
    { numRuns: someTimes(40), seed: seedNumber() },
  );
});

test('ten adds at once, again and again: exactly ten each time', async () => {
  const caller = await newCaller(database);
  const zoe = await newChild(database, caller);
  const wanted = { bookId: 1, childId: zoe.id };
  for (let round = 0; round < someTimes(100); round++) {
    await inTransaction(database, (tx) => clearCart(tx, caller));
    await Promise.all(
      Array.from({ length: 10 }, () =>
        inTransaction(database, (tx) => addToCart(tx, caller, wanted, TODAY)),
      ),
    );
    const cart = await inTransaction(database, (tx) => openCart(tx, caller, TODAY));
    expect(cart.items.map((line) => line.quantity)).toEqual([10]);
  }
});
