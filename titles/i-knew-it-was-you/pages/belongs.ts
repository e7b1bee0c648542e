import type { Box, Point } from '#bookmaking/drawing/geometry.ts';
import { tone } from '#bookmaking/drawing/light.ts';
import { at, box, clean, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { photoFrame } from '#bookmaking/drawing/photo-frame.ts';
import { thumbed } from '#bookmaking/hero/close-hand.ts';
import { ownArm } from '#bookmaking/hero/own-arm.ts';
import { shoulderOf } from '#bookmaking/hero/own-shoulder.ts';
import { type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
import { skinTone } from '#bookmaking/hero/skin-tone.ts';
import { SHEET } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { FOUND } from '#titles/i-knew-it-was-you/cast/faces.ts';
import { hider } from '#titles/i-knew-it-was-you/cast/hider.ts';
import { openPalm } from '#titles/i-knew-it-was-you/cast/open-palm.ts';
import { INK } from '#titles/i-knew-it-was-you/set/colors.ts';
import { LAMP } from '#titles/i-knew-it-was-you/set/lights.ts';
import { pool, wiped } from '#titles/i-knew-it-was-you/set/print.ts';
import { handprint } from '#titles/i-knew-it-was-you/set/window.ts';

/** Where the photo is pinned to the paper; without one, a hand that was smaller. */
const FRAME: Box = { x: 156, y: 144, width: 44, height: 44 };

/** Palm and print alike: from the wrist to the tips, in mm. */
const HAND = 39;
const PRINT: Point = [164, 114];
/** Half as wide as its rim. */
const TIN = 17;

/** Three-quarter, and just stepped back: one palm up, wet and red, the tin held to the belly, and all over this very paper what that hand has printed. */
export const belongs: Painting = ({ hero, photo }) => {
  const who = hider(hero);
  const rolls = hero.wheelchair !== undefined;
  const kid = placeHero(
    who,
    rolls ? 42 : 62,
    'head',
    rolls ? [76, 121] : [62, 137],
    {
      pose: rolls ? 'sit' : 'stand',
      mood: 'joy',
      face: FOUND,
      yaw: 26,
      pitch: 3,
      turn: 4,
      nod: -5,
      tilt: 7,
      body: { roll: -7 },
      armsByPage: true,
    },
    LAMP,
  );
  const raised = shoulderOn(kid, 1);
  const low = shoulderOn(kid, -1);
  const palmAt: Point = [raised[0] + 39, raised[1] - (rolls ? 46 : 62)];
  const skin = skinTone(LAMP, hero.skin);
  const up = ownArm(
    who,
    kid,
    1,
    {
      elbow: [raised[0] + 25, raised[1] - 12],
      wrist: [palmAt[0] - 1, palmAt[1] + HAND * 0.64],
      hand: () => ({ behind: '', before: '' }),
    },
    LAMP,
  );
  // On a lap it is a small one.
  const tall = rolls ? 0.72 : 1;
  const tin: Point = [low[0] + (rolls ? 21 : 27), low[1] + 20];
  const round = ownArm(
    who,
    kid,
    -1,
    {
      elbow: [low[0] - (rolls ? 1 : 7), low[1] + 20],
      wrist: [tin[0] - TIN * tall - 3, tin[1] + 2],
      hand: thumbed,
      degrees: -8,
    },
    LAMP,
  );
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
    (photo ? photoFrame(photo, { box: FRAME, color: INK.indigo, tilt: 2 }, LAMP) : pinned()) +
    wetPrint() +
    kid.art +
    smear(kid) +
    round.art +
    at(...tin, tall, pot()) +
    round.before +
    openPalm(palmAt, HAND, skin, -1) +
    painted(palmAt) +
    up.art;
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

/** Where an arm begins, in mm on the sheet. */
const shoulderOn = ({ figure, origin, scale }: PlacedHero, side: 1 | -1): Point => {
  const [x, y] = shoulderOf(figure.skeleton, side);
  return [origin[0] + x * scale, origin[1] + y * scale];
};

/** One thumb was on that cheek already. */
const smear = ({ head, scale }: PlacedHero): string =>
  clean(
    at(
      head[0],
      head[1],
      scale,
      line('M-22 26L-11 22', INK.rose, 8.4) + line('M-9 21l5 -1', INK.rose, 3.6),
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
const wetPrint = (): string =>
  handprint(...PRINT, HAND, INK.rose, 1) +
  line(`M${PRINT[0] - 3} ${PRINT[1] + 17}v7M${PRINT[0] + 5} ${PRINT[1] + 15}v5`, INK.rose, 2.2) +
  line(`M${PRINT[0] - 6} ${PRINT[1] + 2}q3 -3 7 -3`, '#f6b9a4', 1.3);

/** The palm that did it: red as far as it touched, with the two lines that everybody has. */
const painted = ([x, y]: Point): string =>
  at(
    x,
    y,
    1,
    handprint(0, 0, HAND * 0.94, INK.rose, 1) +
      line('M-6 6q6 -3 11 1M4 8q-5 2 -5 8', '#8e3a3c', 0.9) +
      line('M-5 1q3 -2 6 -2', '#f6b9a4', 1.2),
    0,
    -1,
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
    oval(0, 0, TIN, 4.8, rose, key) +
    path('M-13 3c0 9 5 9 5 3c0 12 6 12 6 1Z', rose)
  );
}
