import { useEffect, useReducer } from 'react';
import { type Layout, pagesAt, stopAt, stopsOf } from './stops.ts';

/** A leaf turns this long, and nothing else turns meanwhile. */
export const TURN_MS = 300;

/** The first page that is seen, and the one that was seen before while a leaf turns. */
type Reading = { page: number; before: number | undefined };
type ReadingEvent =
  | { type: 'go'; to: number; layout: Layout }
  | { type: 'turn'; by: 1 | -1; layout: Layout }
  | { type: 'found'; page: number }
  | { type: 'settled' };

/** Turns a page, or goes to a stop; at either end of the book nothing turns. */
export function read(state: Reading, event: ReadingEvent): Reading {
  if (event.type === 'settled') return { ...state, before: undefined };
  if (event.type === 'found') return { page: event.page, before: undefined };
  if (state.before !== undefined) return state;
  const stops = stopsOf(event.layout);
  const now = stopAt(state.page, event.layout);
  const wanted = event.type === 'go' ? event.to : now + event.by;
  const to = Math.min(stops.length - 1, Math.max(0, wanted));
  if (to === now) return state;
  return { page: pagesAt(stops[to]!)[0]!, before: state.page };
}

/**
 * Where somebody reads. The page is remembered in this browser, whichever telling is read: all tell the same moment on
 * the same page.
 *
 * @param book what it is remembered by
 */
export function useReading(book: string, layout: Layout) {
  const [{ page, before }, tell] = useReducer(read, { page: 1, before: undefined });
  const key = `wonderling-page-${book}`;

  useEffect(() => {
    const found = Number(readKept(key));
    if (found > 1) tell({ type: 'found', page: found });
  }, [key]);

  const isTurning = before !== undefined;
  useEffect(() => {
    if (!isTurning) return;
    keep(key, page);
    const timer = setTimeout(() => tell({ type: 'settled' }), TURN_MS);
    return () => clearTimeout(timer);
  }, [isTurning, key, page]);

  const stops = stopsOf(layout);
  const at = stopAt(page, layout);
  return {
    at,
    stop: stops[at]!,
    stops,
    before: before === undefined ? undefined : stopAt(before, layout),
    turnBy: (by: 1 | -1) => tell({ type: 'turn', by, layout }),
    goTo: (to: number) => tell({ type: 'go', to, layout }),
  };
}

// A browser may keep nothing for us, or be told not to: then a book opens at its cover.
function readKept(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
function keep(key: string, page: number): void {
  try {
    localStorage.setItem(key, String(page));
  } catch {}
}
