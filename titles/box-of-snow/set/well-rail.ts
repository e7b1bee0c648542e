// The ramp at Seven from where somebody sits on it: the rail goes round the well and comes back on the other side, and there
// is nobody on all of it.
import { mix } from '#bookmaking/drawing/color.ts';
import { disc, num } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { at, box, clean, line, path } from '#bookmaking/drawing/marks.ts';
import { clip, linear } from '#bookmaking/drawing/sheet.ts';
import { SHEET } from '#bookmaking/sheet-size.ts';
import { MITTEN_SHAPE } from '#titles/box-of-snow/cast/mitten.ts';
import { FLOORS, heat } from './colors.ts';
import { type Bow, bowed, doorsPastFold, flatDoor, nextTurn } from './ramp-past-fold.ts';

const FLOOR = FLOORS[7];
/** The hole, on our floor. In mm. */
const HOLE = { x: 111, y: 141, rx: 92, ry: 34 } as const;

/** A place on the edge of the hole, `turn` 0 nearest to us, 0.5 across; `out` is how much further out, `up` over the floor in heights of a rail. */
function onEdge(turn: number, out = 0, up = 0): Point {
  const around = turn * Math.PI * 2;
  const near = (1 + Math.cos(around)) / 2;
  return [
    HOLE.x - Math.sin(around) * HOLE.rx * (1 + out),
    HOLE.y + Math.cos(around) * HOLE.ry * (1 + out) - up * (9 + 27 * near * near),
  ];
}

const STEPS = 60;
const round = (from: number, to: number, out: number, up: number): string =>
  Array.from({ length: STEPS + 1 }, (_, i) => {
    const [x, y] = onEdge(from + ((to - from) * i) / STEPS, out, up);
    return `${i ? 'L' : 'M'}${num(x)} ${num(y)}`;
  }).join('');

/** From `from` to `to`, in turns. */
function rail(from: number, to: number): string {
  const deep = mix(FLOOR.deep, '#7a2f6a', 0.2);
  let bars = '';
  const count = Math.round((to - from) * 76);
  for (let i = 0; i <= count; i++) {
    const turn = from + ((to - from) * i) / count;
    const [x, y] = onEdge(turn);
    const [hx, hy] = onEdge(turn, 0, 1);
    bars += `M${num(x)} ${num(y)}L${num(hx)} ${num(hy)}`;
  }
  const isNear = Math.cos(((from + to) / 2) * Math.PI * 2) > 0;
  return (
    line(bars, deep, isNear ? 1.3 : 0.9, `stroke-opacity=".45"`) +
    line(round(from, to, 0, 1), isNear ? mix(deep, '#4a1f4e', 0.5) : deep, isNear ? 5.4 : 2.6) +
    line(round(from, to, 0, 1.03), mix(deep, '#fff2d8', isNear ? 0.2 : 0.5), isNear ? 1.6 : 0.9)
  );
}

const wall = (x: number, width: number): string =>
  box(
    x,
    -10,
    width,
    SHEET + 20,
    linear([
      [0, mix(FLOOR.pale, '#fff8e4', 0.2)],
      [0.3, FLOOR.pale],
      [0.55, '#fbb6c2'],
    ]),
  );

/** Where it leaves the round of the well for the page of words. In turns. */
const LEAVES = 0.36;

/** The foot of the wall from far over the fold to the well. */
const comesToWell = (): Bow => {
  const [x, y] = onEdge(LEAVES, 0.42);
  return [
    [-246, 202],
    [-150, 198],
    [x - 62, y + 28],
    [x, y],
  ];
};

/** The ramp's edge at the wall: it comes to the well, and goes round behind it. */
const wallFoot = (): string =>
  bowed(comesToWell()) + round(LEAVES, 0.84, 0.42, 0).replace('M', 'L');

/** The ramp across, and as much of our floor as lies behind the well. */
const rampAcross = (): string =>
  path(`${wallFoot()}V${FLOOR_FROM + 2}H-246Z`, mix(FLOOR.pale, FLOOR.wall, 0.35)) +
  line(wallFoot(), FLOOR.deep, 1, 'stroke-opacity=".6"');

/** From where down our floor lies on both pages, in mm. */
const FLOOR_FROM = 202;

const floorTints = () =>
  linear([
    [0, mix(FLOOR.pale, FLOOR.wall, 0.35)],
    [1, mix(FLOOR.pale, '#fff2d8', 0.3)],
  ]);

/** The same wall and floor, where they are on the page of words. */
export const rampPastFold = (): string =>
  clean(
    wall(-246, 252) +
      doorsPastFold(comesToWell()) +
      rampAcross() +
      nextTurn() +
      box(-246, FLOOR_FROM, 252, SHEET + 18 - FLOOR_FROM, floorTints()),
  );

/** All that lies behind whoever stands there. */
export function emptyRamp(doors: readonly number[]): string {
  const hole = disc(HOLE.x, HOLE.y, HOLE.rx, HOLE.ry);
  const below = (down: number, k: number): string =>
    disc(HOLE.x, HOLE.y + down, HOLE.rx * k, HOLE.ry * k);
  return (
    clean(wall(-6, SHEET + 12)) +
    doors.map(door).join('') +
    // Clean, as it is past the fold: grain of one page would end there in a line.
    clean(
      rampAcross() +
        path(`M-6 ${FLOOR_FROM}V${SHEET + 18}H${SHEET + 6}V${FLOOR_FROM}Z`, floorTints()),
    ) +
    path(hole, '#8a3f78') +
    clip(
      hole,
      clean(
        path(below(26, 0.98), heat(6, 'wall')) +
          path(below(34, 0.8), '#b8487e') +
          line(below(30, 0.8), heat(6, 'deep'), 1.6) +
          path(below(48, 0.76), heat(5, 'wall')) +
          box(
            -6,
            HOLE.y - HOLE.ry,
            SHEET + 12,
            22,
            linear([
              [0, '#8a3f78', 0.6],
              [1, '#8a3f78', 0],
            ]),
          ),
      ),
    ) +
    line(hole, FLOOR.deep, 1.6) +
    rail(0.25, 0.75) +
    rail(-0.25, 0.25)
  );
}

const door = (x: number): string => {
  const foot =
    HOLE.y -
    HOLE.ry * 1.42 * Math.sqrt(Math.max(0, 1 - ((x - HOLE.x) / (HOLE.rx * 1.42)) ** 2)) +
    1;
  return at(x, foot, 1, flatDoor());
};

/** On the floor, lying flat and away from the light: what hangs over the well, and the wool that it hangs on. */
export const shadowOfMitten = ([x, y]: Point): string => at(x, y, 0.66, SHADE_OF_MITTEN, -7, 1.2);

const SHADE_OF_MITTEN = at(
  0,
  0,
  0.26,
  [16, 12, 8, 4, 0]
    .map((width) =>
      path(
        MITTEN_SHAPE,
        '#7a2f6a',
        `fill-opacity=".07" stroke="#7a2f6a" stroke-opacity=".07" stroke-width="${width}" stroke-linejoin="round"`,
      ),
    )
    .join('') + line('M0 0C2 -40 -6 -80 0 -240', '#7a2f6a', 3, 'stroke-opacity=".24"'),
  84,
);
