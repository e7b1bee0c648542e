import { asc, count, eq, sql } from 'drizzle-orm';
import type { Reads } from '#database/connect.ts';
import { prepared } from '#database/prepared.ts';
import { cartItems, carts } from '#database/tables/cart.ts';
import { books } from '#database/tables/catalog.ts';
import { children } from '#database/tables/family.ts';
import type { Transaction } from '#database/transaction.ts';
import type { Caller } from '#shop/accounts/caller.ts';
import { holdAccount } from '#shop/accounts/hold-account.ts';

const lineColumns = {
  item: cartItems,
  ownerId: carts.userId,
  bookTitle: books.title,
  coverImageUrl: books.image,
  childName: children.name,
  birthYear: children.birthYear,
  birthMonth: children.birthMonth,
  birthDay: children.birthDay,
};

/** A line's child is the cart owner's or nobody's: another family's name can never be read here. */
const childOfItsOwner = sql`${children.id} = ${cartItems.childId} and ${children.parentId} = ${carts.userId}`;

const lines = (db: Reads) =>
  db
    .select(lineColumns)
    .from(cartItems)
    .innerJoin(carts, eq(carts.id, cartItems.cartId))
    .leftJoin(books, eq(books.id, cartItems.bookId))
    .leftJoin(children, childOfItsOwner)
    .$dynamic();

export type LineRow = Awaited<ReturnType<typeof linesOf>>[number];

export const linesOf = (db: Reads, userId: string) =>
  lines(db).where(eq(carts.userId, userId)).orderBy(asc(cartItems.createdAt), asc(cartItems.id));

export const lineById = async (db: Reads, id: string) =>
  (await lines(db).where(eq(cartItems.id, id)))[0];

const cartWithLinesIn = prepared((db) =>
  db
    .select({ id: carts.id, ...lineColumns })
    .from(carts)
    .leftJoin(cartItems, eq(cartItems.cartId, carts.id))
    .leftJoin(books, eq(books.id, cartItems.bookId))
    .leftJoin(children, childOfItsOwner)
    .where(eq(carts.userId, sql.placeholder('userId')))
    .orderBy(asc(cartItems.createdAt), asc(cartItems.id))
    .prepare('cart_with_lines'),
);

/** A row for each line of the user's cart, the earliest first; one row without an item where the cart is empty. */
export const cartWithLines = (db: Reads, userId: string) => cartWithLinesIn(db).execute({ userId });

const cartOfIn = prepared((tx) =>
  tx
    .select({ id: carts.id })
    .from(carts)
    .where(eq(carts.userId, sql.placeholder('userId')))
    .prepare('cart_of'),
);

const newCartIn = prepared((tx) =>
  tx
    .insert(carts)
    .values({ userId: sql.placeholder('userId') })
    .onConflictDoNothing()
    .prepare('new_cart'),
);

/** The id of the caller's one cart, made on first use; two first uses at once make one. Throws UNAUTHORIZED. */
export async function cartIdOf(tx: Transaction, caller: Caller): Promise<string> {
  const { userId } = caller;
  const [known] = await cartOfIn(tx).execute({ userId });
  if (known) return known.id;
  await holdAccount(tx, caller);
  // Not `on conflict do update`: that locked the cart against the lines that others were adding to it, who in turn held
  // the very line that was to be added next (tests/model).
  await newCartIn(tx).execute({ userId });
  const [made] = await cartOfIn(tx).execute({ userId });
  return made!.id;
}

const cartHeldIn = prepared((tx) =>
  tx
    .select({ id: carts.id })
    .from(carts)
    .where(eq(carts.id, sql.placeholder('cartId')))
    .for('no key update')
    .prepare('cart_held'),
);

/**
 * Whoever else counts this cart's lines waits until the transaction ends. Not `for update`, which would wait for every
 * line that is being written: two of them, and each waits for the other.
 */
export const holdCart = (tx: Transaction, cartId: string) => cartHeldIn(tx).execute({ cartId });

const linesCountedIn = prepared((tx) =>
  tx
    .select({ lines: count() })
    .from(cartItems)
    .where(eq(cartItems.cartId, sql.placeholder('cartId')))
    .prepare('lines_counted'),
);

export const countLines = async (tx: Transaction, cartId: string) =>
  (await linesCountedIn(tx).execute({ cartId }))[0]!.lines;
