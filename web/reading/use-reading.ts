import { useEffect, useReducer } from 'react';
import type { PageMemory } from './page-memory.ts';

/** A leaf turns this long, and nothing else turns meanwhile (specification, section 9). */
export const TURN_MS = 300;

/** The pages that are seen together, place by place; from 1, the cover. */
export type Places = readonly (readonly number[])[];

/** The first page that is seen, and where one came from while a leaf turns. */
type Reading = { page: number; before: number | undefined; isOnward: boolean };
type ReadingEvent =
  | { type: 'go'; to: number; places: Places }
  | { type: 'turn'; by: 1 | -1; places: Places; wraps: boolean }
  | { type: 'found'; page: number }
  | { type: 'settled' };

/** Turns a page, or goes to a place. At either end nothing turns, unless the pages go around; while a page turns, no other does. */
export function read(state: Reading, event: ReadingEvent): Reading {
  if (event.type === 'settled') return { ...state, before: undefined };
  if (event.type === 'found') return { ...state, page: event.page, before: undefined };
  if (state.before !== undefined) return state;
  const { places } = event;
  const now = placeOf(state.page, places);
  const to = within(places.length, event.type === 'go' ? event.to : now + event.by, event);
  if (to === now) return state;
  const isOnward = event.type === 'go' ? to > now : event.by === 1;
  return { page: places[to]![0]!, before: state.page, isOnward };
}

const within = (count: number, wanted: number, event: ReadingEvent): number =>
  event.type === 'turn' && event.wraps
    ? (wanted + count) % count
    : Math.min(count - 1, Math.max(0, wanted));

/** The first place that shows this page. */
const placeOf = (page: number, places: Places): number =>
  Math.max(
    0,
    places.findIndex((pages) => pages.includes(page)),
  );

/** What is read, and how. */
export type Read = {
  /** What the page is remembered by. */
  book: string;
  memory: PageMemory;
  places: Places;
  /** Whether the last page is followed by the first. */
  wraps?: boolean;
};

/** Where somebody reads. The page is remembered, so that a book opens where it was left, on any screen and in any telling. */
export function useReading({ book, memory, places, wraps = false }: Read) {
  const [{ page, before, isOnward }, tell] = useReducer(read, {
    page: 1,
    before: undefined,
    isOnward: true,
  });

  useEffect(() => {
    const found = memory(book).read();
    if (found > 1) tell({ type: 'found', page: found });
  }, [memory, book]);

  const isTurning = before !== undefined;
  useEffect(() => {
    if (!isTurning) return;
    memory(book).keep(page);
    const timer = setTimeout(() => tell({ type: 'settled' }), TURN_MS);
    return () => clearTimeout(timer);
  }, [isTurning, memory, book, page]);

  return {
    at: placeOf(page, places),
    last: places.length - 1,
    wraps,
    before: before === undefined ? undefined : placeOf(before, places),
    isTurning,
    isOnward,
    turnBy: (by: 1 | -1) => tell({ type: 'turn', by, places, wraps }),
    goTo: (to: number) => tell({ type: 'go', to, places }),
  };
}
