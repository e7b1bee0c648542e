import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import { blob, roundedBox } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { turned } from '#bookmaking/drawing/light.ts';
import { at, box, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip, linear } from '#bookmaking/drawing/sheet.ts';
import { SHEET } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { digger } from '#titles/hole-department/cast/digger.ts';
import { sand } from '#titles/hole-department/set/beach.ts';
import { MOLE, PAPER, SAND } from '#titles/hole-department/set/colors.ts';
import { form, pencilCircle } from '#titles/hole-department/set/forms.ts';
import { bucket, windbreak } from '#titles/hole-department/set/gear.ts';
import { lettering } from '#titles/hole-department/set/lettering.ts';
import { LATE } from '#titles/hole-department/set/lights.ts';

/** Height of the upturned bucket, in hero units. */
const SEAT = 48;

/** Close, from above: nine corners, nine circles, and one that is dark. */
export const page08: Painting = ({ hero }) => {
  const child = digger(
    hero,
    78,
    31,
    [52, 80],
    {
      pose: 'perch',
      seatHeight: SEAT,
      mood: 'wonder',
      yaw: 26,
      pitch: 52,
      nod: -12,
      gaze: [0.6, 1],
      armL: { upper: [48, 30], lower: [30, 14], hand: 'point' },
      armR: { upper: [14, 18], lower: [50, -14] },
    },
    LATE,
  );
  // The finger ends on a circle, however long the arm is.
  const k = child.scale * 100;
  const [x, y] = [child.handL[0] + k * 0.14, child.handL[1] + k * 0.27];
  const sheets: readonly (readonly [
    x: number,
    y: number,
    degrees: number,
    corner: 1 | -1,
    number: string,
  ])[] = [
    [116, 32, -8, 1, '6'],
    [152, 30, 12, -1, '7'],
    [190, 42, 24, -1, '8'],
    [206, 80, 62, -1, '5'],
    [26, 120, -32, 1, '1'],
    [60, 122, -6, 1, '3'],
    [94, 121, 7, 1, '4'],
    [x + 12, y - 12.4, 10, -1, '2'],
  ];
  const art =
    sand(0, SHEET, 'eight', '#f6dca8', '#eec98c') +
    windbreak(LATE, -40, 34, 34) +
    hole() +
    sheets
      .map(([sx, sy, degrees, corner, number]) =>
        form(sx, sy, 27, { number, stamped: true, degrees, corner, circle: 2.5 }),
      )
      .join('') +
    (hero.wheelchair ? bucket(LATE, 18, 92, 20) : seat(child.origin, child.scale)) +
    child.shadow +
    child.art +
    formNine() +
    child.arm(1);
  return {
    art,
    quiet: { box: { x: 16, y: 156, width: 184, height: 47 }, ink: 'dark', anchor: 'middle' },
    faces: [child.face],
  };
};

/** Who has no seat along turns the bucket over. */
const seat = ([x, y]: Point, scale: number): string =>
  at(x, y - SEAT * scale, scale, bucket(turned(LATE, 180), 0, 0, SEAT * 1.14), 180, scale * 1.7);

/** Looking down it: the dark, and two things that are rounder and darker. */
function hole(): string {
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

/** The ninth lies nearest, and has room for words. */
const formNine = (): string =>
  path('M8 148L210 142L214 222H4Z', '#7a5636', 'fill-opacity=".3"') +
  path(
    'M6 146L212 140L216 220H0Z',
    linear([
      [0, '#fffaea'],
      [1, PAPER.base],
    ]),
  ) +
  lettering('FORM 9', 16, 147.6, 4, PAPER.ink, 1) +
  [52, 64, 76, 88].map((x) => line(roundedBox(x, 147.2, 4.4, 4.4, 0.4), PAPER.ink, 0.6)).join('') +
  box(96, 149.4, 60, 0.5, PAPER.line) +
  pencilCircle(198, 149, 3.4);
