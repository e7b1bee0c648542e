import { ChevronRight, ShoppingBasket } from 'lucide-react';
import { Link } from 'react-router';

/** The way to the cart with the number of items in it; null while it cannot be known. */
export function CartCard({ count }: { count: number | null }) {
  return (
    <section className="mt-12 grid gap-4 border-t-2 border-ink pt-8 sm:grid-cols-2">
      <Link
        to="/cart"
        className="sheet flex min-h-18 items-center gap-4 p-5 transition-shadow hover:shadow-book"
      >
        <ShoppingBasket className="size-7 text-pine" aria-hidden="true" />
        <span className="grow">
          <span className="display block text-xl leading-tight">Cart</span>
          {count !== null && (
            <span className="num text-sm text-ink-soft">
              {count === 1 ? '1 item' : `${count} items`}
            </span>
          )}
        </span>
        <ChevronRight className="icon" aria-hidden="true" />
      </Link>
    </section>
  );
}
