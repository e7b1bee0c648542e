import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import type { Hex } from '#bookmaking/drawing/color.ts';
import { disc } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { turned } from '#bookmaking/drawing/light.ts';
import {
  asGround,
  at,
  box,
  brush,
  calm,
  line,
  oval,
  path,
  specks,
} from '#bookmaking/drawing/marks.ts';
import { clip, linear } from '#bookmaking/drawing/sheet.ts';
import { BITING_A_LIP } from '#bookmaking/hero/more-mouths.ts';
import { SAFE, SHEET } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Painting } from '#bookmaking/title.ts';
import { mole } from '#titles/hole-department/cast/mole.ts';
import { moleFromAbove } from '#titles/hole-department/cast/mole-from-above.ts';
import { STAFF } from '#titles/hole-department/cast/staff.ts';
import { wholeHero } from '#titles/hole-department/cast/whole-hero.ts';
import { sea, sky } from '#titles/hole-department/set/beach.ts';
import { EARTH, SAND } from '#titles/hole-department/set/colors.ts';
import { form } from '#titles/hole-department/set/forms.ts';
import { boardwalk } from '#titles/hole-department/set/gear.ts';
import { LATE } from '#titles/hole-department/set/lights.ts';
import { mirroredAtFold } from '#titles/hole-department/set/mirrored-at-fold.ts';

/** The hole, as one sees it who stands before it: its middle, and half its width and depth. */
interface Mouth {
  readonly x: number;
  readonly y: number;
  readonly rx: number;
  readonly ry: number;
}

/** Down into it: a black pond with somebody's bare eyes in it, and beside it who pats its edge. */
export const page09: Painting = ({ hero, things, beside }) => {
  // Words on the picture lie on the sand before it.
  const mouth: Mouth = beside
    ? { x: 133, y: 146, rx: 70, ry: 52 }
    : { x: 132, y: 104, rx: 63, ry: 37 };
  const near = beside ? '#f4d6a2' : '#fae7c2';
  const k = mouth.rx / 70;
  const rim = mouth.x - mouth.rx * 0.76;
  const ground = mouth.y - mouth.ry * 0.56;
  const rolls = hero.wheelchair !== undefined;
  const child = wholeHero(
    hero,
    (rolls ? 66 : 60) * k,
    [rim - (rolls ? 36 : 34) * k, ground + 1],
    {
      pose: rolls ? 'sit' : 'kneel',
      mood: 'brave',
      face: { mouth: BITING_A_LIP },
      yaw: 54,
      pitch: 4,
      nod: 40,
      tilt: 6,
      gaze: [0.7, 1],
      leanInChair: 50,
      armL: { upper: [50, 6], lower: [40, 4], hand: 'press' },
      armR: { upper: [-40, 16], lower: [-8, 10] },
      touchL: rolls ? [rim - 1, ground - 13] : [rim + 4, ground - 5],
      body: { lean: 54 },
    },
    LATE,
    38,
  );
  // As high as an arm reaches down, a chair's least of all: its frame is built up to the palm.
  const edge: Point = [
    child.handL[0] + 12 * child.scale,
    Math.min(ground - 2, child.handL[1] + 17 * child.scale),
  ];
  const art =
    seaside(near) +
    form(mouth.x + 44, ground - 46 * k, 36 * k, { number: '9', degrees: 7 }) +
    at(mouth.x + 44, ground - 46 * k, 1.8 * k, answer(), 7) +
    (rolls ? boardwalk(LATE, -4, rim - 8, ground - 1.5) : '') +
    child.shadow +
    well(mouth) +
    clip(
      disc(mouth.x, mouth.y, mouth.rx + 7, mouth.ry + 6),
      at(mouth.x + 38 * k, mouth.y - mouth.ry * 0.42, k, shored(thing(things[0], turned(LATE, 4)))),
    ) +
    frame(edge, ground) +
    child.art;
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
      overFold: () => asGround(mirroredAtFold(seaside(near))) + nextInLine(),
    }),
  };
};

/** As calm on either page: it had an edge at the fold. The sand is combed by the wind, and late. */
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
      ) +
      // Only lighter than the sand, for words lie on it.
      brush(
        chanceFrom('ripples'),
        { x: -8, y: 30, width: SHEET, height: 190 },
        80,
        14,
        0.03,
        SAND.pale,
        1,
        0.7,
      ),
  );

/** Its wall goes round and down, lit at the left by what is left of the sun; at the bottom of it, whose turn it is. */
function well({ x, y, rx, ry }: Mouth): string {
  const round = (t: number, down: number): string => disc(x - down * 0.2, y + down, rx * t, ry * t);
  const inside = round(1, 0);
  const chance = chanceFrom('well');
  return (
    path(disc(x, y, rx + 7, ry + 6), SAND.lit) +
    path(disc(x, y + 2, rx + 3, ry + 2.5), SAND.wet) +
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
        path(round(0.88, ry * 0.11), EARTH.clay, 'fill-opacity=".75"') +
        path(round(0.75, ry * 0.2), EARTH.deep) +
        path(round(0.62, ry * 0.27), '#33201a') +
        specks(
          chance,
          { x: x - rx, y: y - ry, width: rx * 2, height: ry },
          60,
          EARTH.dark,
          1.4,
          0.5,
        ) +
        clip(round(0.62, ry * 0.27), at(x - 3, y + ry * 0.3, rx / 70, moleFromAbove())),
    )
  );
}

/** A side that will not stay up, and what has been given responsibility for it, on a ledge; around the middle of that. */
const shored = (responsible: string): string =>
  path('M-22 13C-12 9 14 9 24 14C22 22 -14 24 -22 13Z', '#3a2018', 'fill-opacity=".5"') +
  at(0, -1.5, 0.36, responsible, 4) +
  // In which it stands a little.
  path('M-22 9C-10 6 14 6 24 10C20 17 -16 18 -22 9Z', SAND.lit) +
  path(
    'M-60 -50H60V-2C52 2 44 12 36 8C28 4 26 -6 20 -9C12 -12 6 -7 -2 -11C-10 -15 -16 -8 -22 -15C-26 -21 -38 -27 -60 -28Z',
    SAND.shade,
  ) +
  path(
    'M-60 -50H60V-6C52 -2 44 8 37 4C30 0 27 -10 20 -13C13 -16 6 -11 -2 -15C-9 -18 -15 -12 -21 -18C-26 -23 -40 -29 -60 -30Z',
    SAND.lit,
  ) +
  line('M18 4v.1M24 8v.1M-18 -4v.1M-20 4v.1', SAND.lit, 1.8);

/** The frame of the window, patted straight. */
const frame = ([x, y]: Point, ground: number): string =>
  path(
    `M${x - 20} ${ground + 3}C${x - 14} ${y + 5} ${x - 11} ${y} ${x - 5} ${y}H${x + 5}C${x + 10} ${y} ${x + 13} ${y + 1} ${x + 15} ${ground - 6}Z`,
    SAND.lit,
  ) + line(`M${x - 6} ${y}H${x + 6}`, '#fffaf0', 1.2);

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

/** The fourth box, and what it is for, in capitals and by hand: under a form 20 wide. */
const answer = (): string =>
  path('M-9.4 -1.5H9.4V6.4H-9.4Z', '#fffaf0') +
  line('M-7.9 1.6V4.4H-5.1V1.6ZM-8 2.4L-6.6 4L-3.9 -.4', '#c14a3c', 0.6) +
  line(
    'M-3 1.2L-2.4 4.4L-1.9 2.6L-1.4 4.4L-.8 1.2M-.1 1.2V4.4M.7 4.4V1.2L2 4.4V1.2M2.8 1.2V4.4Q4.2 4.4 4.2 2.8T2.8 1.2M5.5 1.2Q4.8 1.2 4.8 2.8T5.5 4.4T6.2 2.8T5.5 1.2M6.8 1.2L7.3 4.4L7.7 2.6L8.2 4.4L8.7 1.2',
    '#3d4a66',
    0.5,
  );
