import { type ReactElement, useMemo } from 'react';
import type { Book } from '../../../contract/books.ts';
import type { HeroToChoose } from '../family.ts';
import type { Studio } from '../live/studio.tsx';
import { useStudio } from '../live/use-studio.ts';
import { CoverPicture, StandingBook } from '../standing-book.tsx';

/** The book with its cover drawn for a child; with the shop's own cover until one is chosen. */
export function CoverFor({ book, hero }: { book: Book; hero?: HeroToChoose }) {
  const studio = useStudio(book.slug);
  const cover = useMemo(() => hero && studio && drawn(studio, hero), [studio, hero]);
  return <StandingBook book={book} cover={cover ?? <CoverPicture book={book} />} />;
}

/** A name that cannot be printed leaves the shop's own cover; why is said when it is asked for. */
function drawn(studio: Studio, hero: HeroToChoose): ReactElement | undefined {
  try {
    return studio.cover(hero.reader);
  } catch {
    return undefined;
  }
}
