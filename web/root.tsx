import andika400 from '@fontsource/andika/files/andika-latin-400-normal.woff2?url';
import andika700 from '@fontsource/andika/files/andika-latin-700-normal.woff2?url';
import winkyRough600 from '@fontsource/winky-rough/files/winky-rough-latin-600-normal.woff2?url';
import type { ReactNode } from 'react';
import {
  data,
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useMatches,
  useRouteLoaderData,
} from 'react-router';
import type { Route } from './+types/root.ts';
import { useMergedFavorites } from './favorites/use-merged-favorites.ts';
import { ownOf, useOwn } from './own.ts';
import { shopRequest } from './request-context.ts';
import { takeFlashToast } from './shell/flash-toast.ts';
import { Footer } from './shell/footer.tsx';
import { Header } from './shell/header.tsx';
import { LAMP } from './shell/lamplight.ts';
import { isOnSky, unreachable } from './shell/page-handle.ts';
import { isPublicPath } from './shell/public-pages.ts';
import { readWordCookie } from './shell/read-word-cookie.ts';
import { showResultToasts, useArrivalToasts } from './shell/result-toasts.ts';
import { ShellLater } from './shell/shell-later.tsx';
import { ShopError } from './shell/shop-error.tsx';
import { useTellTimeZone } from './shell/time-zone.ts';
import { useFollowOtherTabs } from './shell/use-follow-other-tabs.ts';
import { usePageFocus } from './shell/use-page-focus.ts';
import { useTellSignIn } from './sign-in/use-tell-sign-in.ts';
import { Toaster } from './ui/toaster.tsx';
import './styles/shop.css';

export const links: Route.LinksFunction = () => [
  ...[andika400, andika700, winkyRough600].map((href) => ({
    rel: 'preload',
    as: 'font' as const,
    type: 'font/woff2',
    crossOrigin: 'anonymous' as const,
    href,
  })),
  { rel: 'icon', href: '/icon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/shop.webmanifest' },
];

/** What every page needs: who is looking, with their cart's count and hearts; their lamp, a toast left for them. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopRequest);
  const cookies = request.headers.get('cookie');
  const [flash, theme, belongings] = await Promise.all([
    takeFlashToast(cookies),
    readWordCookie(LAMP, cookies),
    shop.belongings(),
  ]);
  return data(
    {
      own: ownOf(shop.viewer, shop.requestId, belongings),
      publicUrl: shop.settings.publicUrl,
      theme,
      toast: flash?.toast,
    },
    flash && { headers: { 'Set-Cookie': flash.clear } },
  );
}

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [showResultToasts];

/** The document around every page, error pages included. */
export function Layout({ children }: { children: ReactNode }) {
  const shop = useRouteLoaderData<typeof loader>('root');
  const { viewer, badge } = useOwn();
  const onSky = isOnSky(useMatches());
  const { pathname } = useLocation();
  return (
    <html lang="en" data-theme={shop?.theme}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#fff6dc" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#151d36" />
        {!isPublicPath(pathname) && <meta name="robots" content="noindex" />}
        <Meta />
        <Links />
      </head>
      <body>
        <a className="skip btn btn-quiet" href="#main">
          Skip to content
        </a>
        <Header viewer={viewer} badge={badge} onSky={onSky} />
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        <Footer />
        <Toaster />
        <ShellLater />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Shop() {
  const { viewer, badge } = useOwn();
  useArrivalToasts();
  useTellTimeZone(viewer);
  useMergedFavorites(viewer !== null);
  useTellSignIn(viewer?.id);
  useFollowOtherTabs(badge);
  usePageFocus('main');
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { requestId } = useOwn();
  const saidByPage = unreachable(useMatches());
  if (saidByPage && !(isRouteErrorResponse(error) && error.status === 404)) return saidByPage;
  return <ShopError error={error} requestId={requestId} />;
}
