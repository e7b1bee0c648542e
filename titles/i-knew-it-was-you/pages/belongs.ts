import type { Box, Point } from '#bookmaking/drawing/geometry.ts';
import { tone } from '#bookmaking/drawing/light.ts';
import { at, box, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { photoFrame } from '#bookmaking/drawing/photo-frame.ts';
import { flat } from '#bookmaking/hero/close-hand.ts';
import { ownArm } from '#bookmaking/hero/own-arm.ts';
import { shoulderOf } from '#bookmaking/hero/own-shoulder.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { SAFE, SHEET } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { PROUD } from '#titles/i-knew-it-was-you/cast/faces.ts';
import { hider } from '#titles/i-knew-it-was-you/cast/hider.ts';
import { INK } from '#titles/i-knew-it-was-you/set/colors.ts';
import { LAMP } from '#titles/i-knew-it-was-you/set/lights.ts';
import { pool, wiped } from '#titles/i-knew-it-was-you/set/print.ts';
import { handprint } from '#titles/i-knew-it-was-you/set/window.ts';

/** Where the photo is pinned to the paper; without one, a hand that was smaller. */
const FRAME: Box = { x: 156, y: 144, width: 44, height: 44 };

/** Near, over a shoulder: one arm at its end, and under its hand, on this very paper, red. */
export const belongs: Painting = ({ hero, photo }) => {
  const who = hider(hero);
  const rolls = hero.wheelchair !== undefined;
  const kid = placeHero(
    who,
    rolls ? 43 : 58,
    'head',
    rolls ? [74, 106] : [62, 142],
    {
      pose: rolls ? 'sit' : 'stand',
      mood: 'happy',
      face: PROUD,
      yaw: 152,
      pitch: 3,
      turn: -44,
      nod: -4,
      tilt: 4,
      gaze: [0.8, -0.2],
      armsByPage: true,
    },
    LAMP,
  );
  // Which way a straight arm goes up to the paper, in degrees.
  const up = rolls ? -36 : -44;
  const { body } = kid.figure.skeleton;
  const root = shoulderOf(kid.figure.skeleton, -1);
  const from: Point = [kid.origin[0] + root[0] * kid.scale, kid.origin[1] + root[1] * kid.scale];
  const reach = (body.upperArm + body.foreArm) * kid.scale * 1.06;
  const along = (share: number): Point => [
    from[0] + Math.cos((up * Math.PI) / 180) * reach * share,
    from[1] + Math.sin((up * Math.PI) / 180) * reach * share,
  ];
  const wrist = along(1);
  const arm = ownArm(
    who,
    kid,
    -1,
    { elbow: along(0.52), wrist, hand: flat, degrees: -70, size: 1.45 },
    LAMP,
  );
  const hand = body.hand * 1.45 * kid.scale;
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
    at(24, 96, 1, handprint(0, 0, 30, INK.rose, 0.5), -16) +
    at(194, 110, 1, handprint(0, 0, 26, INK.rose, 0.6), 14) +
    pot() +
    pool(wrist[0] + 6, wrist[1] - 8, 26, 26, INK.wood, 0.35) +
    squeezed(wrist, hand) +
    kid.art +
    arm.art +
    arm.before;
  return {
    art,
    quiet: { box: { ...SAFE, y: 14, height: 54 }, ink: 'dark', align: 'center', anchor: 'middle' },
    faces: photo ? [kid.face, FRAME] : [kid.face],
  };
};

/** What comes out all round a hand that is pressed flat: as that hand, and fatter. */
const squeezed = ([x, y]: Point, hand: number): string =>
  at(
    x,
    y,
    hand,
    oval(1, -8, 19, 18, INK.rose) +
      line('M11 -13L18 -33M5 -15L8 -42M-1.500 -15L-4 -44M-8 -14L-15 -39', INK.rose, 11.6) +
      line('M-6 -5L-25 -23', INK.rose, 14.6) +
      path(
        'M-9 4C-10 12 -9 20 -7 20C-5 20 -4.500 12 -5 4ZM9 3C8 9 9 14 10.500 14C12 14 12.500 9 12 3Z',
        INK.rose,
      ),
    20,
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
