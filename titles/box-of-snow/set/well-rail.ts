// The ramp at Seven from where somebody sits on it: the rail goes round the well and comes back on the other side, and there
// is nobody on all of it.
import { mix } from '#bookmaking/drawing/color.ts';
import { disc, num, roundedBox } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { at, box, clean, line, path } from '#bookmaking/drawing/marks.ts';
import { clip, linear } from '#bookmaking/drawing/sheet.ts';
import { SHEET } from '#bookmaking/sheet-size.ts';
import { MITTEN_SHAPE } from '#titles/box-of-snow/cast/mitten.ts';
import { FLOORS, heat } from './colors.ts';

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

/** The ramp's edge at the wall: from far over the fold it comes to the well, and goes round behind it. */
function wallFoot(): string {
  const [x, y] = onEdge(LEAVES, 0.42);
  return `M-246 151C-160 150 ${num(x - 62)} ${num(y + 28)} ${num(x)} ${num(y)}${round(LEAVES, 0.84, 0.42, 0).replace('M', 'L')}`;
}

/** The ramp across, and as much of our floor as lies behind the well. */
const rampAcross = (): string =>
  path(`${wallFoot()}V${num(HOLE.y + 20)}H-246Z`, mix(FLOOR.pale, FLOOR.wall, 0.35)) +
  line(wallFoot(), FLOOR.deep, 1, 'stroke-opacity=".6"');

const floorTints = () =>
  linear([
    [0, mix(FLOOR.pale, FLOOR.wall, 0.35)],
    [1, mix(FLOOR.pale, '#fff2d8', 0.3)],
  ]);

/** The same wall and floor, where they are on the page of words. */
export const rampPastFold = (): string =>
  clean(
    wall(-246, 252) + rampAcross() + box(-246, HOLE.y + 12, 252, SHEET + 6 - HOLE.y, floorTints()),
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
        path(
          `M-6 ${num(HOLE.y + 12)}V${SHEET + 18}H${SHEET + 6}V${num(HOLE.y + 12)}Z`,
          floorTints(),
        ),
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
  return (
    path(roundedBox(x - 11, foot - 37, 22, 38, 2), '#fff0d8', 'fill-opacity=".7"') +
    path(roundedBox(x - 9, foot - 35, 18, 36, 1.4), FLOOR.wall) +
    line(
      `M${num(x - 5)} ${num(foot - 30)}h10v11h-10ZM${num(x - 5)} ${num(foot - 15)}h10v11h-10Z`,
      FLOOR.deep,
      0.7,
      'stroke-opacity=".5"',
    )
  );
};

/** On the floor: what comes down behind somebody, small and lying flat. */
export const shadowOfMitten = ([x, y]: Point): string =>
  at(x, y, 0.3, at(0, 0, 1, SHADE_OF_MITTEN, 62), 0, 0.44);

const SHADE_OF_MITTEN = [5, 2.6, 0]
  .map((width) =>
    path(
      MITTEN_SHAPE,
      '#4a1f4e',
      `fill-opacity=".15" stroke="#4a1f4e" stroke-opacity=".12" stroke-width="${width}" stroke-linejoin="round"`,
    ),
  )
  .join('');
