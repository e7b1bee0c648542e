import type { Activity } from '#content/activities/activity.ts';
import { agesOf } from '#content/activities/ages-of.ts';
import type { Book } from '#contract/books.ts';

/** So many stand beside each other on a phone. */
const MOST = 3;

/**
 * The books for children of the activity's age: those that are for the youngest of them too, the nearest to their middle first.
 *
 * @param shelf in the order in which they stand
 */
export function booksForAges(activity: Pick<Activity, 'ageRange'>, shelf: readonly Book[]): Book[] {
  const { fromMonths, toMonths } = agesOf(activity);
  const middle = (fromMonths + Math.min(toMonths, fromMonths + 12)) / 2;
  return shelf
    .map((book) => ({ book, ...monthsOf(book) }))
    .filter(({ from, to }) => from <= fromMonths && fromMonths < to)
    .map(({ book, from, to }) => ({ book, apart: Math.abs((from + to) / 2 - middle) }))
    .toSorted((one, other) => one.apart - other.apart)
    .slice(0, MOST)
    .map(({ book }) => book);
}

/** 'Ages 3-6' -> 36 to 72: lower bound inclusive, upper exclusive. */
function monthsOf({ age_range }: Book): { from: number; to: number } {
  const [from = 0, to = 0] = (age_range.match(/\d+/g) ?? []).map(Number);
  return { from: from * 12, to: to * 12 };
}
