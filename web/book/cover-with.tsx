import type { ComponentProps } from 'react';
import type { HeroToChoose } from './family.ts';
import { CoverPicture } from './standing-book.tsx';

/**
 * A title's cover with a child of the family on it, drawn by the server and kept by the browser; the shop's own cover
 * without one. For a child that is just being changed or chosen there is `CoverFor`, which draws in the browser.
 *
 * @param props.hero undefined for the title's sample hero
 */
export function CoverWith({
  hero,
  book,
  ...shown
}: Omit<ComponentProps<typeof CoverPicture>, 'book'> & {
  hero?: Pick<HeroToChoose, 'id' | 'updatedAt'>;
  book: { id: number; image: string };
}) {
  if (!hero) return <CoverPicture book={book} {...shown} />;
  return (
    <img
      // Another child is another picture: the old one must not stand there until the new one has come.
      key={hero.id}
      src={coverPath(book.id, hero)}
      alt=""
      width={640}
      height={640}
      loading={shown.lazy ? 'lazy' : undefined}
      fetchPriority={shown.first ? 'high' : undefined}
    />
  );
}

/** A title's cover with a child of one's own family on it, as an SVG. A change to the child changes the address. */
const coverPath = (bookId: number, child: { id: string; updatedAt: string }): string =>
  `/children/${child.id}/covers/${bookId}?${new URLSearchParams({ at: child.updatedAt })}`;
