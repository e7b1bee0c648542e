import type { ComponentProps } from 'react';
import { CoverOfDraft } from '#web/draft/cover-of-draft.tsx';
import { DRAFT } from '#web/draft/draft-on-covers.ts';
import { CoverWith } from './cover-with.tsx';
import type { HeroToChoose } from './family.ts';
import { CoverPicture } from './standing-book.tsx';

/** Who is on the covers of a shelf: a child of the family, or the child that was drawn in this browser. */
export type OnCover = HeroToChoose | typeof DRAFT;

/**
 * The cover of a book that stands among others, with whoever was chosen for all of them.
 *
 * @param props.hero undefined for the title's sample hero
 */
export function CoverOnShelf({
  hero,
  book,
  ...shown
}: Omit<ComponentProps<typeof CoverPicture>, 'book'> & {
  hero?: OnCover;
  book: { id: number; slug: string; image: string };
}) {
  if (hero !== DRAFT) return <CoverWith hero={hero} book={book} {...shown} />;
  return (
    <CoverOfDraft slug={book.slug}>
      <CoverPicture book={book} {...shown} />
    </CoverOfDraft>
  );
}
