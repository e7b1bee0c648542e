import { and, asc, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import type { Reads } from '#database/connect.ts';
import { prepared } from '#database/prepared.ts';
import { books } from '#database/tables/catalog.ts';

// Written with plain names: of a single-table select the builder leaves the table's name off its
// columns, and a bare "id" would be the tag's here (each book then had one tag, by luck of numbers).
const tagNames = sql<string[]>`coalesce(
  (select array_agg(tags.name order by book_tags.position)
   from book_tags join tags on tags.id = book_tags.tag_id
   where book_tags.book_id = books.id),
  '{}')`;

const shelf = (db: Reads) => db.select({ book: books, tags: tagNames }).from(books).$dynamic();

export type ShelfRow = Awaited<ReturnType<typeof allBooks>>[number];

const allBooksIn = prepared((db) => shelf(db).orderBy(asc(books.id)).prepare('all_books'));

export const allBooks = (db: Reads) => allBooksIn(db).execute();

export const booksForAges = (db: Reads, fromMonths: number, toMonths: number) =>
  shelf(db)
    .where(and(lt(books.ageFromMonths, toMonths), gt(books.ageToMonths, fromMonths)))
    .orderBy(asc(books.id));

const bookByIdIn = prepared((db) =>
  shelf(db)
    .where(eq(books.id, sql.placeholder('id')))
    .prepare('book_by_id'),
);

export const bookById = async (db: Reads, id: number) => (await bookByIdIn(db).execute({ id }))[0];

export const booksByIds = (db: Reads, ids: number[]) =>
  shelf(db).where(inArray(books.id, ids)).orderBy(asc(books.id));
