import { Link } from 'react-router';
import { makingStageLabels } from '#vocabulary/making.ts';
import { stoppedFor } from '#vocabulary/sentences/printing.ts';
import { orderPath } from '#web/book/paths.ts';
import type { ShownOrder } from './order-in-words.ts';
import { ParcelNews } from './parcel-news.tsx';

/** What becomes of a paid book, beside its status, which is about money; nothing for one from before books were checked. */
export function OrderStage({ order: { id, making, until, book_title } }: { order: ShownOrder }) {
  if (!making) return null;
  return (
    <p className="mt-1 text-sm">
      <b>{makingStageLabels[making.stage]}</b>
      {until && ` until ${until}`}
      <ParcelNews making={making} title={book_title} />
      {making.stage === 'stopped' && making.reason === stoppedFor.address && (
        <Link className="link flex min-h-11 items-center" to={orderPath(id)}>
          Correct the address<span className="sr-only"> of {book_title}</span>
        </Link>
      )}
      {making.stage === 'checking' && (
        <Link className="link flex min-h-11 items-center" to={orderPath(id)}>
          Check it<span className="sr-only">: {book_title}</span>
        </Link>
      )}
    </p>
  );
}
