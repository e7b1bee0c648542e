import type { Book } from '#contract/books.ts';
import type { ShelfBook } from '#shop/catalog/book-on-shelf.ts';
import { findBook } from '#shop/catalog/find-book.ts';
import { listBooks } from '#shop/catalog/list-books.ts';
import { toDollars } from '#shop/money.ts';
import { os } from './implement.ts';

const present = (book: ShelfBook): Book => ({
  id: book.id,
  slug: book.slug,
  title: book.title,
  author: book.author,
  price: toDollars(book.price),
  image: book.image,
  rating: book.rating,
  reviews: book.reviews,
  tags: book.tags,
  age_range: book.ageRange,
  description: book.description,
  long_description: book.longDescription,
  is_new: book.isNew,
  is_best_seller: book.isBestSeller,
});

export const books = os.books.router({
  list: os.books.list.handler(async ({ input, context: { shop } }) =>
    (await listBooks(shop.database.orm, input.age)).map(present),
  ),
  find: os.books.find.handler(async ({ input, context: { shop }, errors }) => {
    const book = await findBook(shop.database.orm, input.id);
    if (!book) throw errors.NOT_FOUND();
    return present(book);
  }),
});
