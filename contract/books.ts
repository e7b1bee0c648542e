/** The catalog (specification, sections 2, 3 and 7: books). */
import { z } from 'zod';
import { ageBandNames } from '#vocabulary/age-bands.ts';
import { anyonesCall, notFound } from './named-failures.ts';
import { bookId, dollars } from './wire-values.ts';

export const book = z.object({
  id: z.int(),
  /** Names the title for the live drawing in the browser. */
  slug: z.string(),
  title: z.string(),
  author: z.string(),
  price: dollars,
  image: z.string(),
  rating: z.number().min(0).max(5),
  reviews: z.int().nonnegative(),
  tags: z.array(z.string()),
  age_range: z.string(),
  description: z.string(),
  long_description: z.string(),
  is_new: z.boolean(),
  is_best_seller: z.boolean(),
});
export type Book = z.infer<typeof book>;

export const books = {
  list: anyonesCall
    .route({ method: 'GET', path: '/books', tags: ['books'], summary: 'All books, ordered by id' })
    .input(z.strictObject({ age: z.enum(ageBandNames).optional() }))
    .output(z.array(book)),
  find: anyonesCall
    .errors(notFound('Book not found'))
    .route({ method: 'GET', path: '/books/{id}', tags: ['books'], summary: 'One book' })
    .input(z.strictObject({ id: bookId }))
    .output(book),
};
