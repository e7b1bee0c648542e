import { type ReactNode, useId, useMemo } from 'react';
import type { Reader } from '#bookmaking/reader.ts';
import type { Book } from '#contract/books.ts';
import { useArtist } from '#web/book/live/use-artist.ts';
import { CoverPicture, StandingBook } from '#web/book/standing-book.tsx';

const fetchCover = (slug: string) =>
  import('#web/book/live/cover-in-page.ts').then(({ coverInPage }) => coverInPage(slug));

/**
 * The book with its cover drawn for a child; with the shop's own cover until one is chosen, and for
 * a name that cannot be printed.
 *
 * @param props.instead what is on the board while none is drawn; null for bare cloth
 * @param props.belongsTo whose name stands on its first page, where it can be read
 * @param props.children what hangs out of the book, such as a ribbon
 */
export function CoverFor({
  book,
  reader,
  instead = <CoverPicture book={book} />,
  belongsTo,
  children,
}: {
  book: Pick<Book, 'id' | 'slug' | 'image'>;
  reader?: Reader;
  instead?: ReactNode;
  belongsTo?: string;
  children?: ReactNode;
}) {
  const drawCover = useArtist(fetchCover, book.slug);
  const copy = useId();
  const cover = useMemo(() => reader && drawCover?.(reader, copy), [drawCover, reader, copy]);
  return (
    <StandingBook
      book={book}
      cover={
        cover ? (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by us, its one word escaped.
          <span aria-hidden="true" dangerouslySetInnerHTML={{ __html: cover }} />
        ) : (
          instead
        )
      }
      belongsTo={belongsTo}
    >
      {children}
    </StandingBook>
  );
}
