import type { Book } from '#contract/books.ts';

/** A book without its long text, for a page that shows several: nobody reads it there, and it was a third of a shelf's data. */
export const inBrief = (book: Book): Book => ({ ...book, long_description: '' });
