import type { Reader } from '#bookmaking/reader.ts';
import type { Child } from '#contract/children.ts';
import { dayIn } from '#vocabulary/day.ts';
import type { ShopRequest } from '#web/request-context.ts';
import { ageInWords } from './age-in-words.ts';
import { readerOfChild } from './reader-of-child.ts';

/** A child that a book can be made for. */
export type HeroToChoose = {
  id: string;
  name: string;
  /** '5 years old, Sapling', for telling two children apart. */
  about: string;
  reader: Reader;
};

/** Whom the viewer can make books for, and which pairs are in the cart already. */
export type Family = {
  heroes: HeroToChoose[];
  inCart: { bookId: number; childId: string }[];
};

/** The viewer's family, or null for a visitor. */
export async function findFamily({ api, viewer }: ShopRequest): Promise<Family | null> {
  if (!viewer) return null;
  const [children, cart] = await Promise.all([api.children.list(), api.carts.mine()]);
  const today = dayIn(viewer.timeZone, new Date());
  return {
    heroes: children.map((child) => toHero(child, today)),
    inCart: cart.items.map((line) => ({ bookId: line.book_id, childId: line.child_id })),
  };
}

function toHero(child: Child, today: Date): HeroToChoose {
  const reader = readerOfChild(child, today);
  const age = reader.ageMonths === null ? [] : [ageInWords(reader.ageMonths)];
  return {
    id: child.id,
    name: child.name,
    about: [...age, child.reading_level].join(', '),
    reader,
  };
}

/** Whether the cart already holds this book for this child. */
export const isInCart = (family: Family | null, bookId: number, childId: string): boolean =>
  family?.inCart.some((pair) => pair.bookId === bookId && pair.childId === childId) ?? false;
