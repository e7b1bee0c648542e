import { useMemo } from 'react';
import type { Book } from '../../../contract/books.ts';
import type { HeroToChoose } from '../family.ts';
import { useArtist } from '../live/use-artist.ts';
import { CoverPicture, StandingBook } from '../standing-book.tsx';

const fetchCover = (slug: string) =>
  import('../live/load-cover.ts').then(({ loadCover }) => loadCover(slug));

/** The book with its cover drawn for a child; with the shop's own cover until one is chosen. */
export function CoverFor({ book, hero }: { book: Book; hero?: HeroToChoose }) {
  const drawCover = useArtist(fetchCover, book.slug);
  const cover = useMemo(() => hero && drawCover?.(hero.reader), [drawCover, hero]);
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
