import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import type { Hex } from '#bookmaking/drawing/color.ts';
import { blob, disc, num } from '#bookmaking/drawing/curves.ts';
import { radians } from '#bookmaking/drawing/geometry.ts';
import { turned } from '#bookmaking/drawing/light.ts';
import { asGround, at, box, calm, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip, linear } from '#bookmaking/drawing/sheet.ts';
import { SOFT_SMILE } from '#bookmaking/hero/more-mouths.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { SAFE, SHEET } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Painting } from '#bookmaking/title.ts';
import { mole } from '#titles/hole-department/cast/mole.ts';
import { moleFromAbove } from '#titles/hole-department/cast/mole-from-above.ts';
import { STAFF } from '#titles/hole-department/cast/staff.ts';
import { sea, sky } from '#titles/hole-department/set/beach.ts';
import { EARTH, SAND } from '#titles/hole-department/set/colors.ts';
import { filledIn } from '#titles/hole-department/set/form-nine.ts';
import { LATE } from '#titles/hole-department/set/lights.ts';
import { mirroredAtFold } from '#titles/hole-department/set/mirrored-at-fold.ts';

/** The hole, as one sees it who stands before it: its middle, and half its width and depth. */
interface Mouth {
  readonly x: number;
  readonly y: number;
  readonly rx: number;
  readonly ry: number;
}

/** Two who look at each other through a round window of sand: one leans over its far sill, one has only now taken its glasses off. */
export const page09: Painting = ({ hero, things, beside }) => {
  // Words on the picture lie on the sand before it.
  const mouth: Mouth = beside
    ? { x: 118, y: 140, rx: 72, ry: 38 }
    : { x: 112, y: 97, rx: 57, ry: 25 };
  const near = beside ? '#f4d6a2' : '#fae7c2';
  const k = mouth.rx / 72;
  const sill = mouth.y - mouth.ry - 4 * k;
  // Whose arms are that short has them behind the wall.
  const tiny = hero.years < 3;
  const rolls = hero.wheelchair !== undefined;
  const child = placeHero(
    hero,
    (rolls ? 30 : tiny ? 40 : 36) * k,
    'head',
    [mouth.x - 6 * k, sill - (rolls ? 57 : tiny ? 37 : 38) * k],
    {
      pose: rolls ? 'sit' : 'kneel',
      mood: 'wonder',
      face: { mouth: SOFT_SMILE },
      yaw: 14,
      pitch: 12,
      nod: 24,
      tilt: 6,
      gaze: [0.2, 1],
      leanInChair: 34,
      armL: { upper: [30, 34], lower: [24, 30], hand: 'press' },
      armR: { upper: [8, 12], lower: [10, 6] },
      ...(tiny ? {} : { touchL: [mouth.x + (rolls ? 27 : 37) * k, sill + (rolls ? 4 : 6) * k] }),
      body: { lean: 24, roll: 6 },
    },
    LATE,
  );
  const art =
    seaside(near) +
    child.shadow +
    child.art +
    well(mouth, thing(things[0], turned(LATE, 6))) +
    (tiny ? '' : child.arm(1));
  return {
    art,
    quiet: {
      box: { ...SAFE, y: 156, height: 50 },
      ink: 'dark',
      largest: { explorer: 18 },
      anchor: 'middle',
    },
    faces: [child.face],
    ...(beside && {
      overFold: () => asGround(mirroredAtFold(seaside(near))) + nextInLine() + filledIn(),
    }),
  };
};

/** Calm on either page, for it had an edge at the fold. */
const seaside = (near: Hex): string =>
  calm(
    sky('#a3c7d2', '#ffdca4', 18, [196, 8], '#fff0bc') +
      sea(14, 26, '#5a98a4', '#b5d6c8', 'nine') +
      box(
        0,
        25,
        SHEET,
        200,
        linear([
          [0, '#f4d8a3'],
          [0.7, near],
        ]),
      ),
  );

/** A wall of sand round it, patted smooth, but for a side that is propped; inside it goes down in rings, and at the bottom is whose turn it is. */
function well({ x, y, rx, ry }: Mouth, prop: string): string {
  const k = rx / 72;
  const around = (seed: string, more: number, down: number): string =>
    blob(chanceFrom(seed), x, y + down * k, rx + more * k, ry + more * 0.72 * k, 26, 0.012);
  const ring = (t: number, down: number): string => disc(x, y + ry * down, rx * t, ry * t);
  const inside = disc(x, y, rx, ry);
  return (
    oval(x - 14 * k, y + 20 * k, rx + 24 * k, ry + 14 * k, LATE.shade, 'fill-opacity=".2"') +
    path(around('foot', 25, 16), '#e2b97c') +
    path(around('wall', 17, 8), '#edc98e') +
    path(around('sill', 9, 0), '#f8e4b6') +
    path(disc(x, y + 1.4 * k, rx + 3 * k, ry + 2 * k), SAND.base) +
    clip(
      inside,
      path(
        inside,
        linear(
          [
            [0, '#e0b071'],
            [0.5, '#a8713f'],
            [1, '#5f3a26'],
          ],
          0,
          0,
          1,
          0.3,
        ),
      ) +
        path(ring(0.9, 0.14), EARTH.clay, 'fill-opacity=".75"') +
        path(ring(0.8, 0.26), EARTH.deep) +
        path(ring(0.7, 0.38), '#33201a') +
        at(x, y + ry * 0.28, k * 1.12, moleFromAbove()),
    ) +
    at(x + rx * 0.86, y - ry * 0.92, 0.46 * k, prop, 22) +
    before(rx, ry, x, y)
  );
}

/** What has been given responsibility is built in, where the wall kept slipping: sand lies before it, too. */
function before(rx: number, ry: number, x: number, y: number): string {
  const on = (more: number, degrees: number): string =>
    `${num(x + (rx + more) * Math.cos(radians(degrees)))} ${num(y + (ry + more * 0.72) * Math.sin(radians(degrees)))}`;
  return path(
    `M${on(0, -66)}A${rx} ${ry} 0 0 1 ${on(0, -8)}Q${on(10, -12)} ${on(7, -20)}Q${on(4, -28)} ${on(8, -36)}Q${on(9, -44)} ${on(5, -50)}Q${on(8, -58)} ${on(0, -66)}Z`,
    '#f8e4b6',
  );
}

/** One more has heard of it, and waits for its turn. */
const nextInLine = (): string => {
  const [x, y] = [-150, 178];
  return (
    oval(x, y, 26, 9, SAND.wet) +
    oval(x, y - 0.5, 23, 7.5, '#5a3825') +
    clip(
      `M${x - 40} 100H${x + 40}V${y}H${x + 23}A23 7.500 0 0 1 ${x - 23} ${y}H${x - 40}Z`,
      mole(
        {
          person: STAFF.visor,
          where: [x - 2, y + 18],
          size: 44,
          facing: 1,
          look: -8,
          mood: 'wistful',
          near: [x + 17, y + 2],
        },
        LATE,
      ).art,
    )
  );
};
