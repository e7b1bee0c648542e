import type { Activity } from '#content/activities/activity.ts';
import { fits } from '#content/activities/ages-of.ts';
import { activities } from '#content/activities/find-activity.ts';

/** A child whose age is known. */
type Aged = { ageMonths: number };

/** What to do today, and for whom it is: all of the children, or the one whose turn it is. */
export type TodaysActivity<Child> = { activity: Activity; children: Child[]; isForAll: boolean };

const DAY_MS = 86_400_000;

/**
 * The family's activity of a day: the same all day long, another one tomorrow, and one that fits every child. Where no
 * activity fits them all, the children take turns.
 *
 * @param children those whose age is known
 * @param today the family's day, as `dayIn` writes days
 * @returns undefined if nothing fits anybody
 */
export function todaysActivity<Child extends Aged>(
  children: Child[],
  today: Date,
): TodaysActivity<Child> | undefined {
  const day = Math.floor(today.getTime() / DAY_MS);
  const together = fitting(children);
  if (together.length > 0) return { activity: turnOf(together, day), children, isForAll: true };
  const inTurns = children.filter((child) => fitting([child]).length > 0);
  if (inTurns.length === 0) return undefined;
  const child = turnOf(inTurns, day);
  // By rounds: counted by days, one child of two would see every other activity only.
  const round = Math.floor(day / inTurns.length);
  return { activity: turnOf(fitting([child]), round), children: [child], isForAll: false };
}

/** The activities that fit each of these children; none for no child. */
const fitting = (children: Aged[]): Activity[] =>
  children.length === 0
    ? []
    : activities.filter((each) => children.every(({ ageMonths }) => fits(each, ageMonths)));

const turnOf = <Thing>(things: Thing[], turn: number): Thing => things[turn % things.length]!;
