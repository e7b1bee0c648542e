import type { Light } from '#bookmaking/drawing/light.ts';
import { tone } from '#bookmaking/drawing/light.ts';
import { box, oval, shifted } from '#bookmaking/drawing/marks.ts';
import type { DrawnThing } from '#bookmaking/words/interests.ts';
import { fitted } from './fitted.ts';

/** The bench at the stern, in units of the boat: its left end, its width, and how high its top is. */
const BENCH = { x: -95, width: 32, top: 61 };
/** The oar, and the hand on it, are to the right of this. */
const ROOM = { width: 26, height: 24 };

/** Whoever comes along stands on the bench at the stern, over the gunwale; drawn before the hull. */
export function onSternSeat(name: DrawnThing, light: Light): string {
  const wood = tone(light, '#a9794a');
  const { x, width, top } = BENCH;
  const rider = fitted(name, { x: 0, y: 0, ...ROOM }, light);
  const { width: wide, height: high } = rider.where;
  const middle = x + width / 2;
  return (
    box(x, -top, width, 3, wood.base, 1) +
    box(x, -top + 3, width, 10, wood.deep) +
    oval(middle, -top + 1, wide * 0.5, 1.4, wood.deep) +
    shifted(middle - wide / 2, -top - high + 1.2, rider.art)
  );
}
