import { disc, num, smooth } from '#bookmaking/drawing/curves.ts';
import { type Box, overlaps, type Point } from '#bookmaking/drawing/geometry.ts';
import { line, oval, path } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';

/** Water that stands up round whoever jumped in, seen low from in front. All in mm. */
export interface Crown {
  readonly middle: number;
  /** Half widths, of its rim and where it leaves the puddle. */
  readonly rim: number;
  readonly foot: number;
  /** Where the rim is at both ends. */
  readonly high: number;
}

/** How much higher the rim is behind, and how much lower in front. */
const [BEHIND, BEFORE] = [8, 46] as const;
const FOOT = 206;

/** How far the tongues of the rim stand out, from the left to the right. */
const FAR_TONGUES = [22, 54, 17, 40, 12, 31, 20, 9, 26, 15, 34, 52, 19, 38];
const NEAR_TONGUES = [9, 27, 6, 17, 4, 12, 20, 5, 8, 15, 4, 19, 8, 24];

const along = (tongues: readonly number[], i: number): number =>
  -1 + (2 * (i + 0.5)) / tongues.length;

/** A tongue leaves the rim, leans outward and ends round. */
function rimOf({ middle, rim, high }: Crown, tongues: readonly number[], sag: number): Point[] {
  const half = 0.72 / tongues.length;
  const on = (t: number): Point => [
    middle + rim * t,
    high + sag * Math.sqrt(Math.max(0, 1 - t * t)),
  ];
  return tongues.flatMap((long, i): Point[] => {
    const t = along(tongues, i);
    const [x, y] = on(t);
    // None as its neighbor, or they are the points of a crown.
    const lean = (t * (0.5 + ((i * 7) % 5) * 0.14) + (((i * 3) % 4) - 1.5) * 0.1) * long;
    const thick = rim * half * 0.34;
    return [
      on(Math.max(-1, t - half * 1.3)),
      [x + lean * 0.42 - thick, y - long * 0.56],
      [x + lean * 0.86 - thick * 0.95, y - long * 0.93],
      [x + lean - thick * 0.1, y - long],
      [x + lean * 0.94 + thick * 0.85, y - long * 0.9],
      [x + lean * 0.42 + thick * 1.1, y - long * 0.5],
    ];
  });
}

const body = ({ middle, foot }: Crown, rim: readonly Point[]): string => {
  const [first, last] = [rim[0] as Point, rim.at(-1) as Point];
  const side = (way: 1 | -1, y: number): string =>
    `${num(middle + way * foot * 1.12)} ${num(y + 46)} ${num(middle + way * foot)} ${FOOT - 16} ${num(middle + way * foot * 1.2)} ${FOOT}`;
  return `M${num(middle - foot * 1.2)} ${FOOT}C${num(middle - foot)} ${FOOT - 16} ${num(middle - foot * 1.12)} ${num(first[1] + 46)} ${num(first[0])} ${num(first[1])}${smooth(rim, false).replace('M', 'L')}L${num(last[0])} ${num(last[1])}C${side(1, last[1])}Q${middle} ${FOOT + 16} ${num(middle - foot * 1.2)} ${FOOT}Z`;
};

/** Up the wall of it, from the foot to the rim. */
function streaks({ middle, rim, foot, high }: Crown, sag: number): string {
  let d = '';
  for (const t of [-0.93, -0.78, -0.55, -0.3, -0.08, 0.2, 0.44, 0.66, 0.86, 0.95]) {
    const [x, y] = [middle + rim * t * 0.95, high + sag * Math.sqrt(1 - t * t) + 9];
    d += `M${num(middle + foot * t * 0.98)} ${FOOT - 6}Q${num(middle + foot * t * 1.06)} ${num((y + FOOT) / 2)} ${num(x)} ${num(y)}`;
  }
  return d;
}

/** The wall that is behind whoever is in it. */
export function crownBehind(crown: Crown): string {
  const rim = rimOf(crown, FAR_TONGUES, -BEHIND);
  return (
    path(
      body(crown, rim),
      linear([
        [0, '#e9fafc'],
        [0.35, '#a5e0ee'],
        [1, '#58bdd9'],
      ]),
    ) +
    line(streaks(crown, BEFORE * 0.4), '#ffffff', 1.6, 'stroke-opacity=".38"') +
    line(smooth(rim, false), '#ffffff', 1.3)
  );
}

/** The same water in front: whoever is in it is wet to the knees. */
export function crownBefore(crown: Crown): string {
  const rim = rimOf(crown, NEAR_TONGUES, BEFORE);
  return (
    path(
      body(crown, rim),
      linear([
        [0, '#c9f0f7', 0.96],
        [0.3, '#5cc0dd', 0.97],
        [1, '#2d93bf'],
      ]),
    ) +
    line(streaks(crown, BEFORE), '#ffffff', 1.5, 'stroke-opacity=".34"') +
    line(smooth(rim, false), '#ffffff', 1.5)
  );
}

/** The puddle that it was, and the rings that run away from it. */
export const ringsRound = ({ middle, foot }: Crown): string =>
  oval(middle, FOOT + 1, foot * 1.75, 15, '#5fb6d2', 'fill-opacity=".55"') +
  oval(middle, FOOT + 2, foot * 1.45, 11, '#2d93bf', 'fill-opacity=".6"') +
  oval(
    middle,
    FOOT + 1,
    foot * 1.62,
    13,
    'none',
    'stroke="#ffffff" stroke-width="1" stroke-opacity=".7"',
  );

/** Water thrown out by a wheel at (`x`, `y`): a fan that goes to one side. */
export const fan = (x: number, y: number, way: 1 | -1, k = 1): string => {
  const at = (dx: number, dy: number): string => `${num(x + dx * k * way)} ${num(y + dy * k)}`;
  return (
    path(
      `M${at(-5, 3)}C${at(8, 2)} ${at(18, -8)} ${at(24, -27)}Q${at(27, -21)} ${at(25, -15)}Q${at(31, -20)} ${at(35, -23)}Q${at(34, -15)} ${at(30, -9)}Q${at(36, -11)} ${at(41, -12)}Q${at(37, -4)} ${at(29, 0)}C${at(20, 6)} ${at(4, 8)} ${at(-5, 3)}Z`,
      linear([
        [0, '#f2fcfd', 0.97],
        [1, '#7ccfe4', 0.95],
      ]),
      'stroke="#ffffff" stroke-width=".8"',
    ) +
    line(
      `M${at(2, 3)}Q${at(15, -3)} ${at(22, -17)}M${at(8, 4)}Q${at(22, 0)} ${at(30, -14)}`,
      '#ffffff',
      0.9,
      'stroke-opacity=".8"',
    )
  );
};

/** A few, of very different sizes, and on nobody's face. */
export function flung(
  places: readonly (readonly [x: number, y: number, r: number])[],
  faces: readonly Box[],
): string {
  const free = places.filter(
    ([x, y, r]) =>
      !faces.some((face) => overlaps(face, { x: x - r, y: y - r, width: 2 * r, height: 2 * r })),
  );
  return (
    path(free.map(([x, y, r]) => disc(x, y, r, r * 1.12)).join(''), '#7fd0e6') +
    line(
      free.map(([x, y, r]) => `M${num(x - r * 0.4)} ${num(y - r * 0.45)}h.1`).join(''),
      '#ffffff',
      1.3,
    )
  );
}
