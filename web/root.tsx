import coreFonts from 'virtual:core-fonts';
import type { ReactNode } from 'react';
import {
  data,
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  ScrollRestoration,
  useLocation,
  useMatches,
  useRouteLoaderData,
} from 'react-router';
import type { Route } from './+types/root.ts';
import { keyOf } from './favorites/browser-favorites.ts';
import { useMergedFavorites } from './favorites/use-merged-favorites.ts';
import { type ShopRequest, shopRequest } from './request-context.ts';
import { takeFlashToast } from './shell/flash-toast.ts';
import { Footer } from './shell/footer.tsx';
import { Header } from './shell/header.tsx';
import { LAMP } from './shell/lamplight.ts';
import { LaterScripts } from './shell/later-scripts.tsx';
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
  ...coreFonts.map((href) => ({
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

/** What every page needs: who is looking, their cart's count, hearts and lamp, a toast left for them. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopRequest);
  const { viewer, requestId } = shop;
  const cookies = request.headers.get('cookie');
  const [flash, theme, cartCount, hearts] = await Promise.all([
    takeFlashToast(cookies),
    readWordCookie(LAMP, cookies),
    countCart(shop),
    findFavorites(shop),
  ]);
  return data(
    {
      viewer,
      requestId,
      cartCount,
      hearts,
      publicUrl: shop.settings.publicUrl,
      theme,
      toast: flash?.toast,
    },
    flash && { headers: { 'Set-Cookie': flash.clear } },
  );
}

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [showResultToasts];

/** Items in the viewer's cart; null if it cannot be read, because a badge is no reason to fail. */
async function countCart({ api, viewer, report }: ShopRequest): Promise<number | null> {
  if (!viewer) return 0;
  try {
    return (await api.carts.mine()).total_items;
  } catch (error) {
    report(error);
    return null;
  }
}

/** What the viewer has given a heart to; nothing where it cannot be read, as for the badge. */
async function findFavorites({ api, viewer, report }: ShopRequest): Promise<string[]> {
  if (!viewer) return [];
  try {
    return (await api.favorites.list()).map(keyOf);
  } catch (error) {
    report(error);
    return [];
  }
}

/** The document around every page, error pages included. */
export function Layout({ children }: { children: ReactNode }) {
  const shop = useRouteLoaderData<typeof loader>('root');
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
        <Header viewer={shop?.viewer ?? null} cartCount={shop?.cartCount ?? null} onSky={onSky} />
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        <Footer />
        <Toaster />
        <ShellLater />
        <ScrollRestoration />
        <LaterScripts />
      </body>
    </html>
  );
}

export default function Shop({ loaderData }: Route.ComponentProps) {
  useArrivalToasts();
  useTellTimeZone(loaderData.viewer);
  useMergedFavorites(loaderData.viewer !== null);
  useTellSignIn(loaderData.viewer?.id);
  useFollowOtherTabs(loaderData.cartCount);
  usePageFocus('main');
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const shop = useRouteLoaderData<typeof loader>('root');
  const saidByPage = unreachable(useMatches());
  if (saidByPage && !(isRouteErrorResponse(error) && error.status === 404)) return saidByPage;
  return <ShopError error={error} requestId={shop?.requestId} />;
}
