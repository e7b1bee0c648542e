import type { Book } from '#contract/books.ts';

/** What a messenger shows of a link to a book, as the build has drawn it. */
export const socialPicture = ({ slug }: Pick<Book, 'slug'>): string => `/social/${slug}.jpg`;
