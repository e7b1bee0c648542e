import type { Transaction } from '#database/transaction.ts';
import type { Caller } from '#shop/accounts/caller.ts';
import { inscriptionOf, type TypedInscription } from '#shop/cart/check-inscription.ts';
import { findPrices } from '#shop/catalog/find-book.ts';
import type { NotedReader } from '#shop/family/book-photo.ts';
import { familyDay } from '#shop/family/family-day.ts';
import { holdChildren } from '#shop/family/find-child.ts';
import { readerOfChild } from '#shop/family/reader-of-child.ts';
import { whyNotInBook } from '#shop/family/why-not-printable.ts';
import { toDollars } from '#shop/money.ts';
import { findOrderRow } from '#shop/orders/find-whole-order.ts';
import { readerOf } from '#shop/orders/order.ts';
import { findReprintOffer } from '#shop/orders/reprint-offer.ts';
import type { PurchaseLine } from '#shop/orders/write-pending-orders.ts';
import { Refused } from '#shop/refused.ts';
import type { ShipTo } from '#vocabulary/ship-to.ts';

/** What is to be bought, the price in cents that the customer was shown if the page said one, and where it goes if that was said. */
export type WantedLine = {
  bookId: number;
  childId: string;
  quantity: number;
  shownPrice?: number;
  shipTo?: ShipTo;
  surpriseUntil?: string | undefined;
  /** The order whose book is printed once more: it is drawn of the same reader, and costs what the printer asks. */
  reprintOf?: string;
} & TypedInscription;
export type AddressedLine = WantedLine & { shipTo: ShipTo };

/**
 * Looks up everything that is charged and printed: titles, prices, children and the books of old orders are the shop's own.
 * @throws CHILD_GONE, COUNTRY_NOT_DELIVERED, DEDICATION_CANNOT_BE_PRINTED, NAME_CANNOT_BE_PRINTED, PRICE_CHANGED
 */
export async function priceLines(
  tx: Transaction,
  caller: Caller,
  wanted: AddressedLine[],
  now: Date,
): Promise<PurchaseLine[]> {
  const books = await findPrices(
    tx,
    wanted.map((line) => line.bookId),
  );
  const children = await holdChildren(
    tx,
    caller,
    wanted.map((line) => line.childId),
  );

  const reprinted = new Map<string, Reprinted>();
  for (const { reprintOf } of wanted) {
    if (reprintOf) reprinted.set(reprintOf, await findReprinted(tx, reprintOf));
  }

  const today = familyDay(caller, now);
  const lines = wanted.map((line) => {
    const { bookId, childId, quantity, shipTo, surpriseUntil, reprintOf, ...typed } = line;
    const child = children.get(childId);
    if (!child) throw new Refused('CHILD_GONE');
    const book = books.get(bookId)!;
    const again = reprintOf === undefined ? undefined : reprinted.get(reprintOf);
    const reader = again?.reader ?? readerOfChild(child, today);
    const details = whyNotInBook(book.slug, reader.name);
    if (details) {
      throw new Refused('NAME_CANNOT_BE_PRINTED', { data: { child_id: childId, details } });
    }
    const { title: bookTitle } = book;
    const price = again?.price ?? book.price;
    return {
      bookId,
      bookTitle,
      childId,
      price,
      quantity,
      reader,
      shipTo,
      surpriseUntil,
      reprintOf,
      ...inscriptionOf(typed),
    };
  });

  const changed = lines.filter((line, n) => {
    const shown = wanted[n]!.shownPrice;
    return shown !== undefined && shown !== line.price;
  });
  if (changed.length > 0) {
    const prices = changed.map(({ bookId, price }) => ({
      book_id: bookId,
      price: toDollars(price),
    }));
    throw new Refused('PRICE_CHANGED', { data: { prices } });
  }
  return lines;
}

type Reprinted = { reader: NotedReader; price: number };

/** What a book that is printed once more is drawn from, and what it costs today. @throws COUNTRY_NOT_DELIVERED */
async function findReprinted(tx: Transaction, orderId: string): Promise<Reprinted> {
  const order = (await findOrderRow(tx, orderId))!;
  const reader = readerOf(order.reader);
  const price = (await findReprintOffer(tx, order))?.price;
  // Nobody is asked to pay for what the printer would not send.
  if (!reader || !price) throw new Refused('COUNTRY_NOT_DELIVERED');
  return { reader, price };
}
