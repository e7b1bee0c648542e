import { useMemo } from 'react';
import type { Book } from '../../../contract/books.ts';
import type { HeroToChoose } from '../family.ts';
import { useDrawings } from '../live/use-drawings.ts';
import { CoverPicture, StandingBook } from '../standing-book.tsx';

/** The book with its cover drawn for a child; with the shop's own cover until one is chosen. */
export function CoverFor({ book, hero }: { book: Book; hero?: HeroToChoose }) {
  const drawings = useDrawings();
  const cover = useMemo(
    () => hero && drawings?.drawCover(book.slug, hero.reader),
    [drawings, book.slug, hero],
  );
  return (
    <StandingBook
      book={book}
      cover={
        cover ? (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by us, its one word escaped.
          <span aria-hidden="true" dangerouslySetInnerHTML={{ __html: cover }} />
        ) : (
          <CoverPicture book={book} />
        )
      }
    />
  );
}
