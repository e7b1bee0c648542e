import type { Box, Point } from '#bookmaking/drawing/geometry.ts';
import { tone } from '#bookmaking/drawing/light.ts';
import { at, box, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { photoFrame } from '#bookmaking/drawing/photo-frame.ts';
import { ownArm } from '#bookmaking/hero/own-arm.ts';
import { shoulderOf } from '#bookmaking/hero/own-shoulder.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { skinTone } from '#bookmaking/hero/skin-tone.ts';
import { SAFE, SHEET } from '#bookmaking/sheet-size.ts';
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
const PRINT: Point = [164, 104];

/** Three-quarter, and just stepped back: one palm up, wet and red, and beside it on this very paper the print of it. */
export const belongs: Painting = ({ hero, photo }) => {
  const who = hider(hero);
  const rolls = hero.wheelchair !== undefined;
  const kid = placeHero(
    who,
    rolls ? 50 : 58,
    'head',
    rolls ? [62, 124] : [60, 140],
    {
      pose: rolls ? 'sit' : 'stand',
      mood: 'joy',
      face: FOUND,
      yaw: 26,
      pitch: 3,
      turn: 4,
      nod: -5,
      tilt: 7,
      armsByPage: true,
    },
    LAMP,
  );
  const root = shoulderOf(kid.figure.skeleton, 1);
  const shoulder: Point = [
    kid.origin[0] + root[0] * kid.scale,
    kid.origin[1] + root[1] * kid.scale,
  ];
  const palmAt: Point = [shoulder[0] + 39, shoulder[1] - 66];
  const skin = skinTone(LAMP, hero.skin);
  const arm = ownArm(
    who,
    kid,
    1,
    {
      elbow: [shoulder[0] + 25, shoulder[1] - 12],
      wrist: [palmAt[0] - 1, palmAt[1] + HAND * 0.64],
      hand: () => ({ behind: '', before: '' }),
    },
    LAMP,
  );
  const art =
    wiped(
      { x: 0, y: 0, width: SHEET, height: SHEET },
      [
        [0, '#fcefd2'],
        [0.55, '#f8dfae'],
        [1, '#eab672'],
      ],
      INK.wood,
      'belongs',
    ) +
    pool(120, 100, 120, 110, '#fff8e4', 0.7) +
    (photo ? photoFrame(photo, { box: FRAME, color: INK.indigo, tilt: 2 }, LAMP) : pinned()) +
    wetPrint() +
    pot() +
    kid.art +
    openPalm(palmAt, HAND, skin, -1) +
    painted(palmAt) +
    arm.art;
  return {
    art,
    quiet: { box: { ...SAFE, y: 14, height: 54 }, ink: 'dark', align: 'center', anchor: 'middle' },
    faces: photo ? [kid.face, FRAME] : [kid.face],
  };
};

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

/** A pot of paint on the floor, seen over its rim. */
function pot(): string {
  const tin = tone(LAMP, INK.blue);
  const key = `stroke="${INK.key}" stroke-width=".9"`;
  return (
    pool(128, 213, 28, 6, INK.wood, 0.5) +
    path('M110 196H146V220H110Z', tin.base, key) +
    path('M135 196H146V220H135Z', tin.shade) +
    oval(128, 196, 18, 5, tone(LAMP, INK.rose).base, key) +
    path('M114 199c0 9 5 9 5 3c0 12 6 12 6 1Z', tone(LAMP, INK.rose).base)
  );
}
