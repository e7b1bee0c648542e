import { useMemo } from 'react';
import type { ComposedPage } from '../../../bookmaking/compose-page.ts';
import type { Book } from '../../../contract/books.ts';
import type { HeroToChoose } from '../family.ts';
import { LivePage } from '../live/live-page.tsx';
import type { Studio } from '../live/studio.ts';
import { useStudio } from '../live/use-studio.ts';
import { CoverPicture, StandingBook } from '../standing-book.tsx';

/** The book with its cover drawn for a child; with the shop's own cover until one is chosen. */
export function CoverFor({ book, hero }: { book: Book; hero?: HeroToChoose }) {
  const studio = useStudio(book.slug);
  const page = useMemo(() => hero && studio && drawn(studio, hero), [studio, hero]);
  return (
    <StandingBook
      book={book}
      cover={page ? <LivePage page={page} /> : <CoverPicture book={book} />}
    />
  );
}

/** A name that cannot be printed leaves the shop's own cover; why is said when it is asked for. */
function drawn(studio: Studio, hero: HeroToChoose): ComposedPage | undefined {
  try {
    return studio.cover(hero.reader);
  } catch {
    return undefined;
  }
}
