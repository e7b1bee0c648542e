import { CoverWith } from '#web/book/cover-with.tsx';
import type { OwnBook } from './load-family-home.ts';

/** The cover of a book of the family's, with its child on it; bare cloth for a title that has left the shelf. */
export function OwnCover({ book, first }: { book: OwnBook; first?: boolean }) {
  const { id, image, hero } = book;
  return image && <CoverWith hero={hero} book={{ id, image }} first={first} sizes="20rem" />;
}
