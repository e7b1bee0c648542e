import { lt, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { prepared } from '#database/prepared.ts';
import { cartItems } from '#database/tables/cart.ts';
import type { Transaction } from '#database/transaction.ts';
import type { Caller } from '#shop/accounts/caller.ts';
import { holdAccount } from '#shop/accounts/hold-account.ts';
import { findBook } from '#shop/catalog/find-book.ts';
import { familyDay } from '#shop/family/family-day.ts';
import { holdChildren } from '#shop/family/find-child.ts';
import { whyNotInBook } from '#shop/family/why-not-printable.ts';
import { Refused } from '#shop/refused.ts';
import { MOST_LINES } from '#vocabulary/payments.ts';
import { type CartLine, toCartLine } from './cart.ts';
import { inscriptionOf, type TypedInscription } from './check-inscription.ts';
import { cartIdOf, countLines, holdCart } from './queries.ts';

export const MOST_COPIES = 99;

/** What the first copy was dedicated with stays; where nothing was written yet, the words of this one are taken. */
const firstWritten = (column: AnyPgColumn, name: string) =>
  sql`case when ${cartItems.dedication} is null and ${cartItems.from} is null
      then excluded.${sql.identifier(name)} else ${column} end`;

const oneMoreIn = prepared((tx) =>
  tx
    .insert(cartItems)
    .values({
      cartId: sql.placeholder('cartId'),
      bookId: sql.placeholder('bookId'),
      childId: sql.placeholder('childId'),
      price: sql.placeholder('price'),
      dedication: sql.placeholder('dedication'),
      from: sql.placeholder('from'),
    })
    .onConflictDoUpdate({
      target: [cartItems.cartId, cartItems.bookId, cartItems.childId],
      set: {
        quantity: sql`${cartItems.quantity} + 1`,
        price: sql`excluded.price`,
        dedication: firstWritten(cartItems.dedication, 'dedication'),
        from: firstWritten(cartItems.from, 'dedication_from'),
      },
      setWhere: lt(cartItems.quantity, MOST_COPIES),
    })
    .returning()
    .prepare('one_more'),
);

/**
 * Adds one copy of a book for a child: a new line, or one more on the line that is there
 * (specification, section 4: Cart). One atomic statement, so ten clicks at once add ten.
 * The price is the shop's of this moment, whatever the caller says; the dedication is that of the first copy.
 * @returns the line, or undefined if there is no such book or the caller has no such child
 * @throws NAME_CANNOT_BE_PRINTED, LINE_FULL, CART_FULL, DEDICATION_CANNOT_BE_PRINTED, UNAUTHORIZED
 */
export async function addToCart(
  tx: Transaction,
  caller: Caller,
  wanted: { bookId: number; childId: string } & TypedInscription,
  now: Date,
): Promise<CartLine | undefined> {
  await holdAccount(tx, caller);
  const inscription = inscriptionOf(wanted);
  const book = await findBook(tx, wanted.bookId);
  const child = (await holdChildren(tx, caller, [wanted.childId])).get(wanted.childId);
  if (!book || !child) return undefined;
  const details = whyNotInBook(book.slug, child.name);
  if (details)
    throw new Refused('NAME_CANNOT_BE_PRINTED', { data: { child_id: child.id, details } });

  const cartId = await cartIdOf(tx, caller);
  const [item] = await oneMoreIn(tx).execute({
    cartId,
    bookId: book.id,
    childId: child.id,
    price: book.price,
    ...inscription,
  });
  if (!item) throw new Refused('LINE_FULL');
  if (item.quantity === 1) await findRoom(tx, cartId);
  const { name: childName, birthYear, birthMonth, birthDay } = child;
  const birthday = { birthYear, birthMonth, birthDay };
  const shown = { bookTitle: book.title, coverImageUrl: book.image, childName };
  return toCartLine(
    { item, ownerId: caller.userId, ...shown, ...birthday },
    familyDay(caller, now),
  );
}

/** Counted once the line is written, since two that are added at once would each find room for one. */
async function findRoom(tx: Transaction, cartId: string): Promise<void> {
  await holdCart(tx, cartId);
  if ((await countLines(tx, cartId)) > MOST_LINES) throw new Refused('CART_FULL');
}
