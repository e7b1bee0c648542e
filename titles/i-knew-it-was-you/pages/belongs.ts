import type { Box, Point } from '#bookmaking/drawing/geometry.ts';
import { tone } from '#bookmaking/drawing/light.ts';
import { at, box, clean, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { photoFrame } from '#bookmaking/drawing/photo-frame.ts';
import { type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
import { SHEET } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { FOUND } from '#titles/i-knew-it-was-you/cast/faces.ts';
import { hider } from '#titles/i-knew-it-was-you/cast/hider.ts';
import { INK } from '#titles/i-knew-it-was-you/set/colors.ts';
import { LAMP } from '#titles/i-knew-it-was-you/set/lights.ts';
import { pool, wiped } from '#titles/i-knew-it-was-you/set/print.ts';
import { handprint } from '#titles/i-knew-it-was-you/set/window.ts';

/** Where the photo is pinned to the wall; without one, a hand that was smaller. */
const FRAME: Box = { x: 156, y: 136, width: 44, height: 44 };
/** Where the boards begin. */
const FLOOR = 190;

/** Before a wall that is full of its prints: whole, one arm straight out to it, and at the end of that the next one, still wet. */
export const belongs: Painting = ({ hero, photo }) => {
  const rolls = hero.wheelchair !== undefined;
  const size = rolls ? 30 : hero.years < 3 ? 40 : hero.years < 6 ? 31 : hero.years < 9 ? 27 : 25;
  const kid = placeHero(
    hider(hero),
    size,
    'ground',
    [66, 203],
    {
      pose: rolls ? 'sit' : 'stand',
      mood: 'happy',
      face: { ...FOUND, eyes: 'open', brow: [-6, -10, -3] },
      yaw: 66,
      pitch: 3,
      turn: -12,
      nod: -14,
      tilt: -4,
      gaze: [0.9, -0.4],
      leanInChair: 26,
      body: { lean: rolls ? 16 : 7, roll: 2, twist: -4 },
      armL: { upper: [-14, 8], lower: [6, 4], hand: 'rest' },
      armR:
        hero.years < 3
          ? { upper: [74, 10], lower: [80, 4], hand: 'open' }
          : { upper: [100, 10], lower: [106, 4], hand: 'open' },
    },
    LAMP,
  );
  const print: Point = [kid.handR[0] + 21, kid.handR[1] - 6];
  const art =
    clean(
      wiped(
        { x: 0, y: 0, width: SHEET, height: SHEET },
        [
          [0, '#fcefd2'],
          [0.55, '#f8dfae'],
          [1, '#eab672'],
        ],
        INK.wood,
        'belongs',
      ),
    ) +
    pool(120, 100, 120, 110, '#fff8e4', 0.7) +
    wreath() +
    boards() +
    (photo ? photoFrame(photo, { box: FRAME, color: INK.indigo, tilt: 2 }, LAMP) : pinned()) +
    wetPrint(print) +
    kid.shadow +
    kid.art +
    smear(kid) +
    at(138, 180, 0.76, pot());
  return {
    art,
    quiet: {
      box: { x: 42, y: 32, width: 132, height: 46 },
      ink: 'dark',
      align: 'center',
      anchor: 'middle',
    },
    faces: photo ? [kid.face, FRAME] : [kid.face],
  };
};

/** The floor of it, and where a drop or two fell. */
const boards = (): string =>
  clean(
    box(-6, FLOOR, SHEET + 12, 30, '#c58a5c') +
      box(-6, FLOOR - 6, SHEET + 12, 6, '#fff3d8') +
      line(`M-6 ${FLOOR - 6}H222M-6 ${FLOOR}H222M-6 202H222`, INK.wood, 0.7) +
      oval(166, 204, 4, 1.3, INK.rose) +
      oval(175, 207, 2, 0.8, INK.rose),
  );

/** One thumb was on that cheek already. */
const smear = ({ head, scale }: PlacedHero): string =>
  clean(
    at(
      head[0],
      head[1],
      scale,
      line('M-12 22L-3 19', INK.rose, 7.6) + line('M0 17.6l4 -1', INK.rose, 3.4),
    ),
  );

/** All that was tried first, round the words: dry by now, and pale. */
const wreath = (): string =>
  (
    [
      [22, 84, 24, -34, INK.blue],
      [20, 54, 24, -16, INK.rose],
      [26, 24, 24, -30, INK.amber],
      [56, 18, 22, 14, INK.blue],
      [86, 20, 23, -8, INK.rose],
      [116, 17, 22, 10, INK.amber],
      [146, 20, 23, -6, INK.blue],
      [176, 19, 23, 20, INK.rose],
      [197, 44, 24, 12, INK.amber],
      [194, 75, 24, 36, INK.blue],
    ] as const
  )
    .map(([x, y, size, turn, ink]) => at(x, y, 1, handprint(0, 0, size, ink, 0.5), turn))
    .join('');

/** Just made: it runs a little, and shines. */
const wetPrint = ([x, y]: Point): string =>
  handprint(x, y, 32, INK.rose, 1) +
  clean(
    line(`M${x - 3} ${y + 13}v8M${x + 4} ${y + 12}v5`, INK.rose, 2) +
      line(`M${x - 6} ${y + 3}q3 -3 7 -3`, '#f6b9a4', 1.1),
  );

const pinned = (): string =>
  at(
    FRAME.x + FRAME.width / 2,
    FRAME.y + FRAME.height / 2,
    1,
    box(-20, -22, 42, 46, INK.wood, 0, 'fill-opacity=".25"') +
      box(-22, -23, 43, 45, '#fffaf0', 0, `stroke="${INK.key}" stroke-width=".7"`) +
      handprint(-1, 1, 26, INK.blue, 0.9) +
      oval(0, -20, 2, 2, tone(LAMP, INK.amber).base, `stroke="${INK.key}" stroke-width=".6"`),
    3,
  );

/** A pot of paint, the middle of its rim on (0, 0). */
function pot(): string {
  const tin = tone(LAMP, INK.blue);
  const rose = tone(LAMP, INK.rose).base;
  const key = `stroke="${INK.key}" stroke-width=".9"`;
  return (
    path('M-17 0H17V36H-17Z', tin.base, key) +
    path('M7 0H17V36H7Z', tin.shade) +
    oval(0, 0, 17, 4.8, rose, key) +
    path('M-13 3c0 9 5 9 5 3c0 12 6 12 6 1Z', rose)
  );
}
