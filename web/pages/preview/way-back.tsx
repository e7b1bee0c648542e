import { ArrowLeft, X } from 'lucide-react';
import type { MouseEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import { bookPath } from '#web/book/paths.ts';

/** Back and close: both lead to the page before this one, or to the book for who came from elsewhere. */
export function WayBack({ bookId }: { bookId: number }) {
  const navigate = useNavigate();
  const goBack = (event: MouseEvent) => {
    const cameFromTheShop = window.history.state?.idx > 0;
    if (!cameFromTheShop || event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    void navigate(-1);
  };
  return (
    <div className="flex items-center justify-between">
      <Link className="back" to={bookPath(bookId)} onClick={goBack}>
        <ArrowLeft className="icon" />
        Back
      </Link>
      <Link
        className="btn btn-icon -mr-3"
        to={bookPath(bookId)}
        onClick={goBack}
        aria-label="Close"
      >
        <X />
      </Link>
    </div>
  );
}
