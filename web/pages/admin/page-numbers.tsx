import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { pageList } from './page-list.ts';

/**
 * Numbered pages with previous and next (specification, section 2: Admin). Nothing for one page.
 *
 * @param props.pathOf the address of a page
 */
export function PageNumbers({
  page,
  pages,
  pathOf,
}: {
  page: number;
  pages: number;
  pathOf: (page: number) => string;
}) {
  if (pages <= 1) return null;
  return (
    <nav aria-label="Pages" className="mt-7 flex flex-wrap items-center justify-center gap-1">
      <Step label="Previous page" to={page > 1 ? pathOf(page - 1) : undefined}>
        <ChevronLeft />
      </Step>
      {pageList(page, pages).map((place) =>
        'gapBefore' in place ? (
          <span key={`before ${place.gapBefore}`} className="px-1 max-sm:hidden">
            ...
          </span>
        ) : (
          <Link
            key={place.page}
            to={pathOf(place.page)}
            aria-label={`Page ${place.page}`}
            aria-current={place.page === page ? 'page' : undefined}
            className={`page-number ${place.isFiller ? 'max-sm:hidden' : ''}`}
          >
            {place.page}
          </Link>
        ),
      )}
      <Step label="Next page" to={page < pages ? pathOf(page + 1) : undefined}>
        <ChevronRight />
      </Step>
    </nav>
  );
}

/** A way to a neighbor; at either end it leads nowhere and says so. */
function Step({ label, to, children }: { label: string; to?: string; children: ReactNode }) {
  if (to === undefined) {
    return (
      <button type="button" className="btn btn-icon !size-11 !min-h-11" aria-label={label} disabled>
        {children}
      </button>
    );
  }
  return (
    <Link to={to} className="btn btn-icon !size-11 !min-h-11" aria-label={label}>
      {children}
    </Link>
  );
}
