import { useMemo } from 'react';
import { useRouteLoaderData } from 'react-router';
import type { Belongings, Viewer } from './request-context.ts';

/** All that every page knows of whoever looks at it. Whatever else a public page says, it says to everybody. */
export type Own = Pick<Belongings, 'badge' | 'hearts'> & {
  viewer: Viewer | null;
  /** Names the request in the logs and on an error page. */
  requestId: string;
};

/**
 * Somebody's own part of a page's data, as one string. A public page is kept for everybody, and put together for a family
 * with its own words where the holes are (server/page-cache): in the data that is one hole, whatever is in it.
 */
export type Sealed<Data> = string & { readonly [OF]?: Data };
declare const OF: unique symbol;

export const seal = <Data>(data: Data): Sealed<Data> => JSON.stringify(data);

/** What was sealed; the same object as long as the string is the same. */
export function useSealed<Data>(sealed: Sealed<Data>): Data {
  return useMemo(() => JSON.parse(sealed) as Data, [sealed]);
}

/** What every page is told of whoever looks at it. */
export const ownOf = (
  viewer: Viewer | null,
  requestId: string,
  { badge, hearts }: Belongings,
): Sealed<Own> => seal({ viewer, requestId, badge, hearts });

const NOBODY = seal<Own>({ viewer: null, requestId: '', badge: '', hearts: [] });

/** What this page knows of whoever looks at it; as of nobody where an error left it without data. */
export const useOwn = (): Own =>
  useSealed(useRouteLoaderData<() => { own: Sealed<Own> }>('root')?.own ?? NOBODY);
