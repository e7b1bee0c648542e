import { CoverFor } from '#web/book/buying/cover-for.tsx';
import type { PaidBook } from './doors.ts';

/** So many stand on the page as books; all of them are named in the list. */
const MOST_SHOWN = 4;

/** What was bought, as books with their own readers on the cover: each opens once, gently. Named in words beside them. */
export function OpeningBooks({ books }: { books: PaidBook[] }) {
  const shown = books.filter(({ reader }) => reader).slice(0, MOST_SHOWN);
  const width = shown.length === 1 ? 'w-[min(24rem,78%)]' : 'w-[min(13rem,42%)]';
  return (
    <div className="flex flex-wrap justify-center gap-x-8 gap-y-10" aria-hidden="true">
      {shown.map(({ id, bookId, slug = '', reader, childName }) => (
        <span key={id} className={`opens-itself block ${width}`}>
          <CoverFor
            book={{ id: bookId, slug, image: '' }}
            reader={reader}
            instead={null}
            belongsTo={childName ?? undefined}
          />
        </span>
      ))}
    </div>
  );
}
