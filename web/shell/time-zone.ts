import { useEffect } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import type { Viewer } from '#web/request-context.ts';
import { isPublicPath } from './public-pages.ts';
import { keep, type PlainCookie } from './word-cookie.ts';

/** Where a family's browser is, such as Europe/Berlin, for a year: its days begin there (readings: ages). */
export const TIME_ZONE: PlainCookie = { name: 'time_zone', path: '/', maxAge: 31_536_000 };

/** The time zone of this browser. */
export const ownTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/**
 * Tells the shop where this browser is: on the way to a sign-in, and to whoever is signed in if the shop thinks of another
 * place (somebody moved, or came in by a link). Then the page's data are asked for again: days and ages are counted by
 * the server, so that the document and its scripts say the same. Stands once, in the root. Public pages are everybody's,
 * and know no days.
 */
export function useTellTimeZone(viewer: Viewer | null): void {
  const { revalidate } = useRevalidator();
  const known = viewer?.timeZone;
  const { pathname } = useLocation();
  const isVisitorOfAll = viewer === null && isPublicPath(pathname);
  useEffect(() => {
    const own = ownTimeZone();
    if (isVisitorOfAll || known === own) return;
    keep(TIME_ZONE, own);
    if (known !== undefined) void revalidate();
  }, [known, isVisitorOfAll, revalidate]);
}
