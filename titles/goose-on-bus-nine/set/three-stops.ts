// One door, three times: far out, farther out, and back so near that it has no room in its frame.
import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import { type Hex, mix } from '#bookmaking/drawing/color.ts';
import { num, roundedBox } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { type Light, mirrored } from '#bookmaking/drawing/light.ts';
import { at, box, clean, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip, linear } from '#bookmaking/drawing/sheet.ts';
import { lettered } from '#bookmaking/lettering/lettered.ts';
import { gooseHead, gooseNeck } from '#titles/goose-on-bus-nine/cast/goose.ts';
import { gooseFromBehind } from '#titles/goose-on-bus-nine/cast/goose-from-behind.ts';
import { SOUNDS } from '#titles/goose-on-bus-nine/sounds.ts';
import { BUS } from './colors.ts';
import { LAMPS, RAIN } from './lights.ts';
import { rain } from './rain.ts';
import { bakery, barber, bench } from './three-streets.ts';

/** Where the doors begin and end; and whether the first neck has a page beside it to lean out over. */
export interface Strip {
  readonly top: number;
  readonly foot: number;
  readonly beside: boolean;
}

interface Stop {
  readonly x: number;
  readonly width: number;
  readonly sky: Hex;
  readonly wet: number;
  /** Where its street stands in the frame, 0 to 1. */
  readonly middle: number;
  readonly street: (x: number, ground: number) => string;
}

const BAKERY: Stop = { x: 8, width: 60, sky: '#c07f4e', wet: 0.3, middle: 0.56, street: bakery };
const BARBER: Stop = { x: 75, width: 46, sky: '#2c7478', wet: 1.2, middle: 0.56, street: barber };
const BENCH: Stop = { x: 128, width: 96, sky: '#1f2f6a', wet: 2.4, middle: 0.16, street: bench };

/** How large all of it is, 1 where a door is 66 high. */
const scaleOf = ({ top, foot }: Strip): number => (foot - top) / 66;

export const threeStops = (strip: Strip): string =>
  door(BAKERY, strip, strip.beside ? '' : farOut(strip)) +
  door(BARBER, strip, outInIt(strip)) +
  door(BENCH, strip, '') +
  backIn(strip) +
  (strip.beside ? overTheFrame(strip) : '');

/** A frame, its street, and who is out there. */
function door({ x, width, sky, wet, middle, street }: Stop, strip: Strip, goose: string): string {
  const { top, foot } = strip;
  const high = foot - top;
  const k = scaleOf(strip);
  const ground = foot - 12 * k;
  const frame = roundedBox(x, top, width, high, 5);
  return (
    path(roundedBox(x - 2.6, top - 2.6, width + 5.2, high + 5.2, 7), '#140f24') +
    clip(
      frame,
      box(
        x,
        top,
        width,
        high,
        linear([
          [0, mix(sky, '#16213c', 0.5)],
          [0.7, sky],
          [1, sky],
        ]),
      ) +
        at(x + width * middle, ground, 0.86 * k, street(0, 0)) +
        // Its street is far, and the goose is near.
        box(x, top, width, high, mix(sky, '#16213c', 0.35), 0, 'fill-opacity=".16"') +
        box(x, ground, width, 20 * k, mix(sky, '#16213c', 0.45)) +
        puddle(x + width * 0.5, foot - 5 * k, width * 0.4, k, sky) +
        rain(chanceFrom(`page 7 ${x}`), { x, y: top, width, height: high }, wet) +
        goose,
    ) +
    line(frame, BUS.pole, 2) +
    line(`M${x + 5} ${num(top + 0.4)}H${x + width - 5}`, '#ffe9a6', 0.8)
  );
}

/** It looks like water, and is none to speak of. */
const puddle = (x: number, y: number, half: number, k: number, sky: Hex): string =>
  clean(
    oval(x, y, half, 3.4 * k, mix(sky, '#cfe3ee', 0.3), 'fill-opacity=".7"') +
      line(
        [0.5, 0.26]
          .map(
            (r) =>
              `M${num(x - half * r)} ${num(y)}a${num(half * r)} ${num(1.6 * k * r * 1.6)} 0 1 0 ${num(half * r * 2)} 0a${num(half * r)} ${num(1.6 * k * r * 1.6)} 0 1 0 ${num(-half * r * 2)} 0`,
          )
          .join(''),
        '#e4eef5',
        0.5,
        'stroke-opacity=".7"',
      ),
  );

/** As far as a neck goes: all the way to the loaves. */
function farOut(strip: Strip): string {
  const { foot } = strip;
  const k = scaleOf(strip);
  const on = (dx: number, dy: number): Point => [BAKERY.x + dx, foot - dy * k];
  const head = on(27, 43);
  return (
    gooseNeck(
      [on(-6, -8), on(9, 6), on(17, 17), on(14, 29), on(20, 38)],
      [26, 20, 15.4, 12.6, 11.4].map((wide) => wide * k),
      LAMPS,
    ) +
    at(
      ...head,
      0.34 * k,
      gooseHead({ beak: 'open', gaze: [0.9, -0.2], lid: 'wide', cap: true }, LAMPS),
      -8,
      0.34 * k,
    ) +
    honk([BAKERY.x + 39, foot - 8 * k], 4.4 * k, -5)
  );
}

/** The whole goose, very small, and a barber shop that is none of its business. */
function outInIt(strip: Strip): string {
  const { foot } = strip;
  const k = scaleOf(strip);
  const [x, y] = [BARBER.x + 26, foot - 6 * k];
  return (
    path(
      `M${num(x - 11 * k)} ${num(y)}q${num(11 * k)} ${num(5 * k)} ${num(22 * k)} 0l${num(-3 * k)} ${num(6 * k)}h${num(-16 * k)}Z`,
      '#14343c',
      'fill-opacity=".5"',
    ) +
    at(x, y, 0.25 * k, gooseFromBehind(RAIN)) +
    honk([BARBER.x + 19, y - 50 * k], Math.min(3.6, 3.2 * k), 4)
  );
}

/** Back, dripping, and so near that its beak has come out of the picture. */
function backIn(strip: Strip): string {
  const { top, foot } = strip;
  const k = scaleOf(strip);
  const size = Math.min(0.98, 0.9 * k);
  const light: Light = mirrored(LAMPS);
  const head: Point = [187, top + (foot - top) * 0.47];
  const neck = gooseNeck(
    [
      [head[0] + 62 * size, foot + 40 * k],
      [head[0] + 42 * size, foot + 2],
      [head[0] + 22 * size, head[1] + 18 * size],
    ],
    [78, 58, 46].map((wide) => wide * size),
    LAMPS,
  );
  const face =
    at(...head, size, gooseHead({ beak: 'open', lid: 'closed', cap: true }, light), -12, -size) +
    soaked(head, size);
  const right = BENCH.x + BENCH.width + 6;
  return (
    // It comes out over the frame on one side only.
    clip(
      `M60 ${num(top - 8)}H${right}V${num(foot - 1)}H60Z`,
      clip(roundedBox(BENCH.x, top, BENCH.width, foot - top, 5), neck) + face,
    ) +
    line(`M${BENCH.x + 8} ${num(foot)}H${right}`, BUS.pole, 2) +
    honk([165, foot + 4.4], Math.min(11, 11 * k), -3)
  );
}

/** Water off a goose. */
const soaked = ([x, y]: Point, k: number): string =>
  clean(
    path(
      [
        [-34, -26],
        [-52, -12],
        [14, -58],
        [-20, 42],
        [2, 34],
      ]
        .map(
          ([dx = 0, dy = 0], i) =>
            `M${num(x + dx * k)} ${num(y + dy * k)}q${num(-3.4 * k)} ${num((6 + (i % 3)) * k)} 0 ${num(8 * k)}q${num(3.4 * k)} ${num(-2 * k)} 0 ${num(-8 * k)}Z`,
        )
        .join(''),
      '#cfe3ee',
    ),
  );

/** Where the neck that leans out over the fold ends. */
export const OVER_FOLD: Point = [-52, 182];

/** Out of the first door and out of the picture: the same spine on both sides of the fold. */
export const overTheFrame = ({ foot }: Pick<Strip, 'foot'>): string =>
  gooseNeck(
    [
      [58, foot + 30],
      [52, foot + 4],
      [34, foot - 14],
      [8, foot - 12],
      [-14, foot + 4],
      [-30, foot + 14],
      [OVER_FOLD[0] + 3, OVER_FOLD[1] + 3],
    ],
    [40, 35, 30, 26, 23, 21, 20],
    LAMPS,
  );

/** The dark that its head comes out of: drawn first, so that words give up the foot of their page and not its right. */
export const darkOverFold = (): string =>
  clean(oval(OVER_FOLD[0] - 8, OVER_FOLD[1], 54, 30, '#1a2b50', 'fill-opacity=".3"'));

/** Its head, wide awake in the rain. */
export const headOverFold = (): string =>
  at(
    ...OVER_FOLD,
    0.56,
    gooseHead({ beak: 'open', gaze: [0.9, -0.3], lid: 'wide', cap: true }, mirrored(LAMPS)),
    10,
    -0.56,
  ) + honk([OVER_FOLD[0] - 66, OVER_FOLD[1] + 18], 8, -6);

const honk = (where: Point, height: number, turn: number): string =>
  lettered(SOUNDS['HONK!'], where, { height, turn, ink: '#fff4da', rim: '#3a2440' });

/** What each of the doors lays on the floor before it. */
export const REFLECTED: readonly (readonly [middle: number, half: number, color: Hex])[] = [
  [BAKERY.x + BAKERY.width / 2, BAKERY.width * 0.42, '#4a3238'],
  [BARBER.x + BARBER.width / 2, BARBER.width * 0.42, '#1f3c4c'],
  [BENCH.x + BENCH.width * 0.46, BENCH.width * 0.4, '#2a3468'],
];
