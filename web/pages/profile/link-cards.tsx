import { ChevronRight, Heart, ShoppingBasket } from 'lucide-react';
import type { ComponentType } from 'react';
import { Link } from 'react-router';

/**
 * The ways to the saved favorites and to the cart, each with the number of things in it (specification,
 * section 2: Profile).
 */
export function LinkCards({ favorites, cart }: { favorites: number; cart: number }) {
  return (
    <section className="mt-12 grid gap-4 border-t-2 border-ink pt-8 sm:grid-cols-2">
      <LinkCard to="/collections" icon={Heart} title="Lovely">
        {favorites === 1 ? '1 favorite' : `${favorites} favorites`}
      </LinkCard>
      <LinkCard to="/cart" icon={ShoppingBasket} title="Cart">
        {cart === 1 ? '1 item' : `${cart} items`}
      </LinkCard>
    </section>
  );
}

function LinkCard({
  to,
  icon: Icon,
  title,
  children,
}: {
  to: string;
  icon: ComponentType<{ className: string; 'aria-hidden': 'true' }>;
  title: string;
  children: string;
}) {
  return (
    <Link
      to={to}
      className="sheet flex min-h-18 items-center gap-4 p-5 transition-shadow hover:shadow-book"
    >
      <Icon className="size-7 text-pine" aria-hidden="true" />
      <span className="grow">
        <span className="display block text-xl leading-tight">{title}</span>
        {children && <span className="num text-sm text-ink-soft">{children}</span>}
      </span>
      <ChevronRight className="icon" aria-hidden="true" />
    </Link>
  );
}
