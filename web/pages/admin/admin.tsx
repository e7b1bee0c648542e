import { Outlet, useLocation, useNavigation } from 'react-router';
import { shortId } from '#web/pages/orders/order-in-words.ts';
import { readWordCookie } from '#web/shell/read-word-cookie.ts';
import { Spinner } from '#web/ui/waiting.tsx';
import type { Route } from './+types/admin.ts';
import { AdminHeading } from './admin-heading.tsx';
import { adminOnly } from './admin-only.ts';
import { PAGES } from './admin-pages.ts';
import { Sidebar, SidebarButton } from './sidebar/sidebar.tsx';
import { SIDEBAR } from './sidebar/sidebar-cookie.ts';
import { useSidebar } from './sidebar/use-sidebar.ts';
import './admin.css';

export const meta: Route.MetaFunction = () => [
  { title: 'Admin Panel | Wonderling' },
  { name: 'robots', content: 'noindex' },
];

export async function loader({ request, context }: Route.LoaderArgs) {
  await adminOnly(context);
  const left = await readWordCookie(SIDEBAR, request.headers.get('cookie'));
  return { folded: left === 'folded' };
}

/** The back office: a dusk sidebar, and one of its pages beside it (specification, section 2: Admin). */
export default function Admin({ loaderData }: Route.ComponentProps) {
  const { folded, toggle } = useSidebar(loaderData.folded);
  return (
    <div className="office" data-folded={folded || undefined}>
      <Sidebar folded={folded} onToggle={toggle} />
      <div className="desk @container/desk">
        <SidebarButton />
        <AdminPage />
      </div>
    </div>
  );
}

/** The page that was asked for: at once its heading, and its content when it has come. */
function AdminPage() {
  const { pathname } = useLocation();
  const { location } = useNavigation();
  if (!location || location.pathname === pathname) return <Outlet />;
  const [, orderId] = /^\/admin\/orders\/([^/]+)$/.exec(location.pathname) ?? [];
  const next = orderId
    ? { label: `Order ${shortId(orderId)}`, loading: 'Loading the order...' }
    : PAGES.find((page) => page.to === location.pathname);
  if (!next) return <Outlet />;
  return (
    <>
      <AdminHeading title={next.label} />
      <Spinner label={next.loading} />
    </>
  );
}
