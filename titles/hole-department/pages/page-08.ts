import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import { blob } from '#bookmaking/drawing/curves.ts';
import type { Box } from '#bookmaking/drawing/geometry.ts';
import { at, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import { parkedChair } from '#bookmaking/hero/parked-chair.ts';
import { SHEET, SPREAD } from '#bookmaking/sheet-size.ts';
import type { Cast, Painting, Picture } from '#bookmaking/title.ts';
import { onTummy } from '#titles/hole-department/cast/on-tummy.ts';
import { sand } from '#titles/hole-department/set/beach.ts';
import { MOLE, SAND } from '#titles/hole-department/set/colors.ts';
import { formNineOverleaf, formNineUnder } from '#titles/hole-department/set/form-nine.ts';
import { form } from '#titles/hole-department/set/forms.ts';
import {
  roundThings,
  tideFromAbove,
  windbreakFromAbove,
} from '#titles/hole-department/set/from-above.ts';
import { LATE } from '#titles/hole-department/set/lights.ts';
import { OK_STAMP } from '#titles/hole-department/set/stamp-mark.ts';

/** From straight above: who lies on the sand, nine circles, and one that is dark. */
export const page08: Painting = (cast) => paint(cast, SHEET);
/** Over the fold the ninth form, as long as it is, and all that is round on a beach when one looks down at it. */
export const spread08: Painting = (cast) => paint(cast, SPREAD);

function paint({ hero }: Cast, width: number): Picture {
  const open = width === SPREAD;
  const child = onTummy(hero, 132, [92, 102], 37);
  const [x, y] = child.fingertip;
  const scene =
    windbreakFromAbove() +
    parkedChair(hero, 24, [40, 100], 150, LATE, 80) +
    hole() +
    SHEETS.map(([sx, sy, degrees, corner, number]) =>
      form(sx, sy, 27, { number, stamp: OK_STAMP, degrees, corner, circle: 3.6 }),
    ).join('') +
    // Its corner lies under the finger, however long the arm is.
    form(x + 17.2, y + 1.2, 27, {
      number: '2',
      stamp: OK_STAMP,
      degrees: 60,
      corner: -1,
      circle: 3.6,
    }) +
    child.shadow +
    child.art;
  const art =
    sand(0, SHEET, 'eight', '#f6dca8', '#eec98c', width) +
    (open ? tideFromAbove() + scene : at(...SMALLER, scene)) +
    (open ? formNineOverleaf() + roundThings() : formNineUnder());
  return {
    art,
    quiet: open
      ? {
          box: { x: 242, y: 30, width: 138, height: 76 },
          ink: 'dark',
          largest: { explorer: 20, sprout: 44 },
          lap: { box: { x: 242, y: 32, width: 132, height: 80 }, ink: 'dark', largest: 60 },
          last: {
            box: { x: 242, y: 108, width: 124, height: 30 },
            ink: 'dark',
            align: 'left',
            largest: 30,
          },
        }
      : { box: { x: 16, y: 152, width: 184, height: 51 }, ink: 'dark', anchor: 'middle' },
    faces: [open ? child.face : smaller(child.face)],
  };
}

/** On a page alone, where the ninth form lies under it. */
const SMALLER = [26, -7, 0.7] as const;
const smaller = ({ x, y, width, height }: Box): Box => {
  const [dx, dy, k] = SMALLER;
  return { x: dx + x * k, y: dy + y * k, width: width * k, height: height * k };
};

const SHEETS: readonly (readonly [
  x: number,
  y: number,
  degrees: number,
  corner: 1 | -1,
  number: string,
])[] = [
  [94, 48, -28, 1, '6'],
  [124, 29, -8, 1, '7'],
  [164, 25, 10, -1, '8'],
  [197, 47, 30, -1, '5'],
  [197, 106, 14, 1, '4'],
  [188, 150, -14, 1, '3'],
  [112, 166, 12, 1, '1'],
];

/** Looking down it: the dark, and two things that are rounder and darker. */
const hole = (): string => at(2, -13, 1, lookedInto());

function lookedInto(): string {
  const chance = chanceFrom('rim');
  const inside = blob(chanceFrom('mouth'), 160, 88, 30, 27, 13, 0.03);
  return (
    path(blob(chance, 160, 88, 36, 32, 15, 0.06), SAND.wet) +
    path(inside, '#5a3825') +
    clip(
      inside,
      oval(164, 96, 30, 27, '#33201a') +
        oval(161, 94, 22, 20, MOLE.fur) +
        oval(161, 98, 22, 18, '#43353f') +
        line('M153 87H169', '#b89b63', 1.4) +
        oval(151.4, 88, 8, 8, MOLE.glass, 'stroke="#b89b63" stroke-width="1.5"') +
        oval(170.6, 88, 8, 8, MOLE.glass, 'stroke="#b89b63" stroke-width="1.5"') +
        line(
          'M147 84.6q1.6 -2.6 4 -3M166.4 84.6q1.6 -2.6 4 -3',
          '#ffffff',
          1.4,
          'stroke-opacity=".75"',
        ) +
        oval(161, 100, 6.4, 5.6, MOLE.skin) +
        oval(162.6, 98.4, 2, 1.4, '#fff1e6', 'fill-opacity=".85"'),
    ) +
    at(134, 108, 0.42, paw(), 200) +
    at(188, 108, 0.42, paw(), -24)
  );
}

/** A paw over the edge. */
const paw = (): string =>
  line('M15 -8L22 -12M18 -3L26 -5M18 3L26 5M15 8L22 12', MOLE.claw, 5.4) +
  path('M-9 -10C-2 -15 12 -16 18 -9C23 -3 23 4 18 10C12 16 -2 15 -9 10Z', MOLE.skin);
