import { ChevronDown, MenuIcon, ShoppingBasket, UserRound } from 'lucide-react';
import { useRef } from 'react';
import { Link, useLocation } from 'react-router';
import type { Viewer } from '#web/request-context.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { Logo } from './logo.tsx';
import { useShyHeader } from './use-shy-header.ts';
import { ViewerRows } from './viewer-rows.tsx';

/** `room` is what belongs to a link: a book is in Books, an activity in Explore. */
const LINKS = [
  { to: '/books', label: 'Books', room: /^\/books?\// },
  { to: '/explore', label: 'Explore', room: /^\/(?:theme|activity)\// },
  { to: '/collections', label: 'Lovely', room: /^\/collections\// },
] as const;

/**
 * The head of every page (specification, section 2: Header).
 *
 * @param props.badge items in the cart, as `Own` has them
 * @param props.onSky true on the landing page, where it floats on the picture
 */
export function Header({
  viewer,
  badge,
  onSky,
}: {
  viewer: Viewer | null;
  badge: string;
  onSky: boolean;
}) {
  const header = useRef<HTMLElement>(null);
  const { hidden, moved } = useShyHeader(header);
  return (
    <header
      ref={header}
      className="head"
      data-hidden={hidden || undefined}
      data-moved={moved || undefined}
      data-on-sky={onSky || undefined}
    >
      <div className="shop head-row">
        <Link className="logo" to="/">
          <Logo />
          Wonderling
        </Link>
        <nav className="ml-auto hidden md:flex" aria-label="Main">
          <MainLinks className="nav" />
        </nav>
        <CartLink badge={badge} />
        {viewer ? (
          <Menu
            id="user-menu"
            buttonClass="btn btn-text !no-underline !hidden md:!inline-flex"
            button={
              <>
                <UserRound className="icon" />
                <span className="max-w-40 truncate">{viewer.name || 'My account'}</span>
                <ChevronDown className="size-4" />
              </>
            }
            rows={<ViewerRows viewer={viewer} />}
          />
        ) : (
          <ButtonLink to="/login" look="quiet" className="!hidden md:!inline-flex">
            Sign In
          </ButtonLink>
        )}
        <PhoneMenu viewer={viewer} />
      </div>
    </header>
  );
}

/** The three ways into the shop; the one whose room is open says so. */
function MainLinks({ className }: { className?: string }) {
  const { pathname } = useLocation();
  return LINKS.map(({ to, label, room }) => (
    <Link
      key={to}
      to={to}
      className={className}
      aria-current={pathname === to ? 'page' : room.test(pathname) || undefined}
    >
      {label}
    </Link>
  ));
}

/** Below 768 px the links and the user menu share one menu. */
function PhoneMenu({ viewer }: { viewer: Viewer | null }) {
  return (
    <Menu
      id="shop-menu"
      label="Menu"
      buttonClass="btn btn-icon -mr-3 md:!hidden"
      menuClass="md:hidden"
      button={<MenuIcon />}
      rows={
        <>
          <nav aria-label="Main">
            <MainLinks />
          </nav>
          <hr />
          {viewer ? (
            <ViewerRows viewer={viewer} />
          ) : (
            <Link to="/login">
              <UserRound className="icon" />
              Sign In
            </Link>
          )}
        </>
      }
    />
  );
}

/** The basket with the number of items on it, hidden where there are none. */
function CartLink({ badge }: { badge: string }) {
  return (
    <Link
      to="/cart"
      className="btn btn-icon ml-auto md:ml-3"
      aria-label={badge ? `Cart, ${badge} ${badge === '1' ? 'item' : 'items'}` : 'Cart'}
    >
      <ShoppingBasket />
      {badge && <span className="count num">{badge}</span>}
    </Link>
  );
}
