import { ButtonLink } from '#web/ui/button.tsx';

/** The ways to newer and older orders, where there are more than one page holds. */
export function Pages({ page, pages }: { page: number; pages: number }) {
  if (pages <= 1) return null;
  return (
    <nav aria-label="Pages" className="mt-8 flex flex-wrap items-center gap-4">
      {page > 1 && (
        <ButtonLink look="quiet" to={`/orders?page=${page - 1}`}>
          Newer orders
        </ButtonLink>
      )}
      <span className="num">
        Page {page} of {pages}
      </span>
      {page < pages && (
        <ButtonLink look="quiet" to={`/orders?page=${page + 1}`}>
          Older orders
        </ButtonLink>
      )}
    </nav>
  );
}
