import type { CartItem } from '#contract/carts.ts';

/** A line as the page shows it, in the shape that the checkout wants (specification, section 7). */
export type ShownLine = {
  book_id: number;
  child_id: string;
  bookTitle: string;
  price: number;
  quantity: number;
  childName: string;
};

export const shownLines = (lines: CartItem[]): ShownLine[] =>
  lines.map((line) => ({
    book_id: line.book_id,
    child_id: line.child_id,
    bookTitle: line.book_title,
    price: line.price,
    quantity: line.quantity,
    childName: line.child_name,
  }));

/** The lines that the form brings back. What is no list counts as an empty one. */
export function readShownLines(text: string): ShownLine[] {
  try {
    const lines = JSON.parse(text);
    return Array.isArray(lines) ? lines : [];
  } catch {
    return [];
  }
}
