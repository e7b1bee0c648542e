import { and, asc, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import type { Reads } from '../../database/connect.ts';
import { books, bookTags, tags } from '../../database/tables/catalogue.ts';

const tagNames = sql<string[]>`coalesce(
  (select array_agg(${tags.name} order by ${bookTags.position})
   from ${bookTags} join ${tags} on ${tags.id} = ${bookTags.tagId}
   where ${bookTags.bookId} = ${books.id}),
  '{}')`;

const shelf = (db: Reads) => db.select({ book: books, tags: tagNames }).from(books).$dynamic();

export type ShelfRow = Awaited<ReturnType<typeof allBooks>>[number];

export const allBooks = (db: Reads) => shelf(db).orderBy(asc(books.id));

export const booksForAges = (db: Reads, fromMonths: number, toMonths: number) =>
  shelf(db)
    .where(and(lt(books.ageFromMonths, toMonths), gt(books.ageToMonths, fromMonths)))
    .orderBy(asc(books.id));

export const bookById = async (db: Reads, id: number) =>
  (await shelf(db).where(eq(books.id, id)))[0];

export const booksByIds = (db: Reads, ids: number[]) =>
  db.select().from(books).where(inArray(books.id, ids));
