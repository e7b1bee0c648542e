import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { orders } from '#database/tables/orders.ts';
import { inTransaction } from '#database/transaction.ts';
import { addToCart } from '#shop/cart/add-to-cart.ts';
import { listLines } from '#shop/cart/cart.ts';
import { changeLine } from '#shop/cart/change-line.ts';
import type { TypedInscription } from '#shop/cart/check-inscription.ts';
import { listOrders } from '#shop/orders/list-orders.ts';
import { settlePayment } from '#shop/orders/settle-payment.ts';
import { giveAddress, newCaller, newChild, TODAY } from '#tests/support/family.ts';
import { openTill } from '#tests/support/open-till.ts';
import { checkOutBook, checkOutCart, payAgain } from './check-out.ts';

const { database, till, GOOSE, STAIR } = await openTill();

async function buyer() {
  const caller = await newCaller(database);
  const zoe = await newChild(database, caller);
  await giveAddress(database, caller);
  const pair = { bookId: GOOSE, childId: zoe.id };
  return {
    caller,
    add: (said: TypedInscription = {}, bookId = GOOSE) =>
      inTransaction(database, (tx) => addToCart(tx, caller, { ...pair, bookId, ...said }, TODAY)),
    buy: (said: TypedInscription = {}) =>
      checkOutBook(till, caller, { bookId: GOOSE, childIds: [zoe.id], ...said }, TODAY),
    cart: () => listLines(database.orm, caller, TODAY),
    orders: async () => (await listOrders(database.orm, caller, { page: 1 })).orders,
  };
}
const written = (one: { dedication: string | null; from: string | null } | undefined) => [
  one?.dedication,
  one?.from,
];

describe('a dedication', () => {
  test('is kept with the line of the first copy, and a second copy keeps it', async () => {
    const { add, cart } = await buyer();
    await add({ dedication: 'For Zoë\nfrom the sea', from: ' Ruth ' });
    expect(written(await add({ dedication: 'Something else' }))).toEqual([
      'For Zoë\nfrom the sea',
      'Ruth',
    ]);
    expect(await add()).toMatchObject({ quantity: 3, from: 'Ruth' });
    expect(await cart()).toHaveLength(1);
  });

  test('that comes with the second copy is taken where the first had none', async () => {
    const { add } = await buyer();
    await add();
    expect(written(await add({ from: 'Ruth' }))).toEqual([null, 'Ruth']);
    expect(written(await add({ dedication: 'For you' }))).toEqual([null, 'Ruth']);
  });

  test.each([
    ['   ', null],
    ['\u200b\u3164', null],
    ['Fu\u0308r dich', 'Für dich'],
    ['Line one  \r\n  line two ', 'Line one\nline two'],
    ['Für Åsa, з любов’ю, με αγάπη, 爱你, لك', 'Für Åsa, з любов’ю, με αγάπη, 爱你, لك'],
  ])('%j is kept as %j', async (dedication, kept) => {
    const { add } = await buyer();
    expect((await add({ dedication }))?.dedication).toBe(kept);
  });

  test.each([{ dedication: 'For you 🦆' }, { from: 'ᏔᎵ' }])(
    'with a letter that we do not have is refused: %j',
    async (said) => {
      const { add, cart, buy, orders: bought } = await buyer();
      const refusal = {
        code: 'DEDICATION_CANNOT_BE_PRINTED',
        data: { field: Object.keys(said)[0] },
      };
      await expect(add(said)).rejects.toMatchObject(refusal);
      await expect(buy(said)).rejects.toMatchObject(refusal);
      expect([...(await cart()), ...(await bought())]).toEqual([]);
    },
  );

  test('can be changed in the cart, and taken out, without touching the quantity', async () => {
    const { caller, add } = await buyer();
    const line = await add({ dedication: 'For you', from: 'Ruth' });
    const change = (said: TypedInscription & { quantity?: number }) =>
      inTransaction(database, (tx) => changeLine(tx, caller, line!.id, said, TODAY));
    expect(written(await change({ dedication: null }))).toEqual([null, 'Ruth']);
    expect(await change({ quantity: 4 })).toMatchObject({ quantity: 4, from: 'Ruth' });
  });

  test('goes with the order, from Buy Now and from the cart, and with one that is paid again', async () => {
    const { caller, add, buy, cart, orders: bought } = await buyer();
    await buy({ dedication: 'For you' });
    expect(written((await bought())[0])).toEqual(['For you', null]);
    expect(written((await cart())[0]), 'what is left lies in the cart').toEqual(['For you', null]);
    await add({ from: 'Ruth' }, STAIR);
    const [goose, stair] = await cart();
    await checkOutCart(till, caller, [goose!, { ...stair!, from: 'Otto' }], TODAY);
    const [first, second] = await bought();
    expect([written(first), written(second)].sort()).toEqual([
      [null, 'Otto'],
      ['For you', null],
    ]);
    const failed = (await bought()).find(({ from }) => from === 'Otto')!;
    await inTransaction(database, (tx) => settlePayment(tx, failed.transactionId, 'failed'));
    await payAgain(till, caller, failed.id, TODAY);
    const again = await database.orm.select().from(orders).where(eq(orders.from, 'Otto'));
    expect(again).toHaveLength(2);
  });

  test('that is another one is another purchase; the same one, or none twice, is not', async () => {
    const { buy } = await buyer();
    const plain = await buy();
    expect(await buy({ dedication: ' ', from: null })).toBe(plain);
    const pages = [
      await buy({ dedication: 'For you' }),
      await buy({ dedication: 'For you!' }),
      await buy({ dedication: 'For you!', from: 'Ruth' }),
    ];
    expect(new Set([plain, ...pages]).size).toBe(4);
    expect(await buy({ dedication: 'For you!', from: 'Ruth' })).toBe(pages[2]);
  });
});
