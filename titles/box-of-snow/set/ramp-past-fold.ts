// The ramp at Seven beyond the page: it comes from far left, past doors, under the next turn and its lamps. As near to the
// wall in value as can be, because words stand there.
import { mix } from '#bookmaking/drawing/color.ts';
import { num, roundedBox } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { at, clean, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { radial } from '#bookmaking/drawing/sheet.ts';
import { FLOORS } from './colors.ts';

const FLOOR = FLOORS[7];

/** From its beginning over two handles to its end. */
export type Bow = readonly [Point, Point, Point, Point];

/** A bow as far as a path needs it that begins there. */
export const bowed = ([from, a, b, to]: Bow): string =>
  `M${[from, a, b, to].map(([x, y], i) => `${i === 1 ? 'C' : ''}${num(x)} ${num(y)}`).join(' ')}`;

const onBow = (bow: Bow, t: number): Point => {
  const share = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3];
  const sum = (axis: 0 | 1): number =>
    bow.reduce((all, point, i) => all + point[axis] * (share[i] as number), 0);
  return [sum(0), sum(1)];
};

/** A door of a flat at Seven, its foot in the middle at (0, 0), and as clear as words let it be. */
export const flatDoor = (color: string = FLOOR.wall, clear = 1): string =>
  path(roundedBox(-11, -37, 22, 38, 2), '#fff0d8', `fill-opacity="${0.7 * clear}"`) +
  path(roundedBox(-9, -35, 18, 36, 1.4), color) +
  line('M-5 -30h10v11h-10ZM-5 -15h10v11h-10Z', FLOOR.deep, 0.7, `stroke-opacity="${0.5 * clear}"`);

/** Along the foot of the wall, how far on each stands. */
const DOORS = [0.08, 0.28, 0.48] as const;

/** Doors on the wall whose foot is given, nearer to us the further they are from the well. */
export const doorsPastFold = (foot: Bow): string =>
  DOORS.map((t) => at(...onBow(foot, t), 1.3 - 0.5 * t, flatDoor('#fbb4c1', 0.6))).join('');

/** The underside of the next turn, whose edge comes down from over the well. */
const NEXT: Bow = [
  [-246, 26],
  [-150, 27],
  [-62, 19],
  [40, -14],
];
const SLAB = 5;
const LAMPS = [0.16, 0.42, 0.66] as const;

/** The next turn over our heads with its rail, and what hangs from it. */
export function nextTurn(): string {
  const under: Bow = NEXT.map(([x, y]): Point => [x, y + SLAB]) as unknown as Bow;
  const [endX, endY] = under[3];
  const slab = `${bowed(NEXT)}L${endX} ${endY}C${under[2].join(' ')} ${under[1].join(' ')} ${under[0].join(' ')}Z`;
  let bars = '';
  for (let t = 0; t <= 1; t += 1 / 56) {
    const [x, y] = onBow(NEXT, t);
    bars += `M${num(x)} ${num(y)}v-14`;
  }
  const rail = NEXT.map(([x, y]): Point => [x, y - 14]) as unknown as Bow;
  return clean(
    line(bars, FLOOR.deep, 0.8, 'stroke-opacity=".3"') +
      line(bowed(rail), mix(FLOOR.wall, FLOOR.deep, 0.35), 2) +
      path(slab, mix(FLOOR.pale, FLOOR.wall, 0.8)) +
      line(bowed(NEXT), mix(FLOOR.wall, FLOOR.deep, 0.4), 0.8) +
      LAMPS.map((t) => at(...onBow(under, t), 1, lamp())).join(''),
  );
}

/** A paper globe on a cord, which is lit, and its glow; the cord begins at (0, 0). */
const lamp = (): string =>
  oval(
    0,
    13,
    26,
    24,
    radial([
      [0, '#fff0c4', 0.75],
      [1, '#fff0c4', 0],
    ]),
  ) +
  line('M0 0V8', FLOOR.deep, 0.6, 'stroke-opacity=".6"') +
  oval(0, 13, 5.4, 5, '#ffe7a8') +
  line('M-4.6 10.6Q0 12 4.600 10.600M-5.300 13.400Q0 15 5.300 13.400', '#eebf86', 0.5);
