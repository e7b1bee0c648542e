import type { Reads } from '#database/connect.ts';
import type { Transaction } from '#database/transaction.ts';
import type { Caller } from '#shop/accounts/caller.ts';
import { ageInYears } from '#shop/family/birthday.ts';
import { birthdayOf } from '#shop/family/child.ts';
import { familyDay } from '#shop/family/family-day.ts';
import type { Inscription } from '#vocabulary/inscription.ts';
import { cartIdOf, cartWithLines, type LineRow, linesOf } from './queries.ts';

/** A line as the cart shows it. `price` is integer cents for one copy. */
export type CartLine = Inscription & {
  id: string;
  cartId: string;
  bookId: number;
  childId: string;
  price: number;
  quantity: number;
  bookTitle: string;
  coverImageUrl: string;
  childName: string;
  childAge: number | null;
};

export type Cart = {
  id: string;
  userId: string;
  items: CartLine[];
  /** The sum of the quantities. */
  totalItems: number;
  /** Integer cents: the sum of price times quantity (specification, section 9). */
  totalPrice: number;
};

/** A line with its derived fields and their fallbacks (specification, section 3: Cart item). */
export function toCartLine(row: LineRow, today: Date): CartLine {
  const { id, cartId, bookId, childId, price, quantity, dedication, from } = row.item;
  const birthday = birthdayOf(row);
  return {
    id,
    cartId,
    bookId,
    childId,
    price,
    quantity,
    dedication,
    from,
    bookTitle: row.bookTitle ?? 'Unknown Book',
    coverImageUrl: row.coverImageUrl ?? '',
    childName: row.childName ?? 'Unknown Child',
    childAge: birthday ? ageInYears(birthday, today) : null,
  };
}

/** The caller's lines, the earliest first. */
export async function listLines(db: Reads, caller: Caller, now: Date): Promise<CartLine[]> {
  const today = familyDay(caller, now);
  return (await linesOf(db, caller.userId)).map((row) => toCartLine(row, today));
}

/** The caller's cart with its totals, or undefined as long as there is none. One query, nothing is locked. */
export async function findCart(db: Reads, caller: Caller, now: Date): Promise<Cart | undefined> {
  const rows = await cartWithLines(db, caller.userId);
  const [cart] = rows;
  if (!cart) return undefined;
  const today = familyDay(caller, now);
  const lines = rows.filter((row): row is typeof row & LineRow => row.item !== null);
  return withTotals(
    cart.id,
    caller,
    lines.map((row) => toCartLine(row, today)),
  );
}

/** The same; the cart is made on first use. */
export async function openCart(tx: Transaction, caller: Caller, now: Date): Promise<Cart> {
  const id = await cartIdOf(tx, caller);
  return withTotals(id, caller, await listLines(tx, caller, now));
}

const withTotals = (id: string, { userId }: Caller, items: CartLine[]): Cart => ({
  id,
  userId,
  items,
  totalItems: items.reduce((sum, line) => sum + line.quantity, 0),
  totalPrice: items.reduce((sum, line) => sum + line.price * line.quantity, 0),
});
