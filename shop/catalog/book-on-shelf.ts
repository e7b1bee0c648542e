import type { ShelfRow } from './queries.ts';

/** A book as the shop knows it. `price` is integer cents. */
export type ShelfBook = ShelfRow['book'] & { tags: string[] };

export const toShelfBook = ({ book, tags }: ShelfRow): ShelfBook => ({ ...book, tags });
