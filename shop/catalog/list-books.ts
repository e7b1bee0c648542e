import type { Reads } from '#database/connect.ts';
import { type AgeBand, ageBands } from '#vocabulary/age-bands.ts';
import { type ShelfBook, toShelfBook } from './book-on-shelf.ts';
import { allBooks, booksForAges } from './queries.ts';

/** The catalog, ordered by id (specification, section 7); with an age band only what suits that age. */
export async function listBooks(db: Reads, age?: AgeBand): Promise<ShelfBook[]> {
  const rows = age
    ? await booksForAges(db, ageBands[age].fromMonths, ageBands[age].toMonths)
    : await allBooks(db);
  return rows.map(toShelfBook);
}
