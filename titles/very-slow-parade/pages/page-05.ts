import { disc, num } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { at, line, oval } from '#bookmaking/drawing/marks.ts';
import { grip } from '#bookmaking/hero/close-hand.ts';
import { ownArm } from '#bookmaking/hero/own-arm.ts';
import { parkedChair } from '#bookmaking/hero/parked-chair.ts';
import { inPyjamas, outOfChair, placeHero } from '#bookmaking/hero/place-hero.ts';
import { cameraAt } from '#bookmaking/house/camera.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Painting } from '#bookmaking/title.ts';
import { bear } from '#titles/very-slow-parade/cast/bear.ts';
import { duck } from '#titles/very-slow-parade/cast/duck.ts';
import { pot, spoon } from '#titles/very-slow-parade/cast/pot.ts';
import { snail } from '#titles/very-slow-parade/cast/snail.ts';
import { wagon } from '#titles/very-slow-parade/cast/wagon.ts';
import { shining, tiles } from '#titles/very-slow-parade/set/floor.ts';
import { PATIENCE, RINGS } from '#titles/very-slow-parade/set/hours.ts';
import { LOW_LAMP } from '#titles/very-slow-parade/set/lights.ts';
import { rings } from '#titles/very-slow-parade/set/sound.ts';
import { patch } from '#titles/very-slow-parade/set/stage.ts';
import { LARGE } from '#titles/very-slow-parade/set/type.ts';

const OVER = cameraAt({ from: [0, 300, -230], to: [0, 0, 0], middle: [108, 142], focal: 316 });
const FLOOR = { left: -360, right: 360, near: -120, far: 400 };

/** Where the pot stands in the picture, and how large it is so near to us; its wrist with the spoon. */
const POT: Point = [118, 228];
const POT_SIZE = 0.86;
const SPOON_HAND: Point = [60, 141];

/** The parade bends round the table and past us: nearest a spoon that stays up; behind it who follows, ahead who does not hurry. */
export const page05: Painting = ({ hero, things, beside = false }) => {
  const worn = outOfChair(inPyjamas(hero));
  const kid = placeHero(
    worn,
    54,
    'head',
    [112, 126],
    {
      pose: 'stand',
      mood: 'happy',
      face: {
        mouth: 'tiny',
        brow: [-9, -14, -5],
        askew: 5,
        lids: { upper: 0.1, lower: 0, slant: 0 },
      },
      yaw: 34,
      pitch: 12,
      nod: 2,
      tilt: 9,
      gaze: [1, 0.5],
      body: { lean: -6, roll: -8, hips: 6, shrug: 3 },
      armsByPage: true,
    },
    LOW_LAMP,
  );
  const [hx, hy] = SPOON_HAND;
  const raised = ownArm(
    worn,
    kid,
    -1,
    { elbow: [61, 186], wrist: SPOON_HAND, hand: grip, degrees: -64, size: 1.16 },
    LOW_LAMP,
  );
  const carries = ownArm(
    worn,
    kid,
    1,
    {
      elbow: [170, 194],
      wrist: [POT[0] + 43, POT[1] - 25],
      hand: grip,
      degrees: 218,
      flip: true,
      size: 1.1,
    },
    LOW_LAMP,
  );
  const art =
    tiles(OVER, PATIENCE, FLOOR) +
    table() +
    (beside ? laid(54, 34, '#f2b744') + laid(112, 58, '#5d9ba4') : '') +
    shining(LINE, [1, 1.3, 1.7, 1.9, 1.9, 1.8], 0.6) +
    rings([POT[0] - 4, POT[1] - 44], [74], RINGS.pot, 2.4) +
    follower([18, 131], 0.36, wagon(LOW_LAMP, thing(things[0], LOW_LAMP), 40), 90) +
    follower([39, 154], 0.44, duck(LOW_LAMP, { eye: 'open', roll: 50 }), 80) +
    follower(
      [31, 205],
      0.66,
      bear(LOW_LAMP, { arms: [-10, -30], eyes: 'open', plays: true, stride: 12 }),
      60,
    ) +
    follower([182, 158], 0.27, snail(LOW_LAMP, { pose: 'ahead' }), 150) +
    parkedChair(hero, 24, [190, 208], -36, LOW_LAMP, 26) +
    kid.shadow +
    kid.art +
    carries.art +
    at(POT[0], POT[1], POT_SIZE, pot(LOW_LAMP)) +
    carries.before +
    raised.art +
    at(hx + 5, hy - 9, 0.74, spoon(LOW_LAMP), -98) +
    raised.before;
  return {
    art,
    quiet: { box: { x: 14, y: 14, width: 122, height: 56 }, ink: 'dark', largest: LARGE },
    faces: [kid.face],
  };
};

/** What has been left so far, from somewhere before us to its foot. */
const LINE: readonly Point[] = [
  [154, 222],
  [160, 204],
  [164, 188],
  [168, 174],
  [168, 164],
  [166, 159],
];

const follower = ([x, y]: Point, k: number, art: string, wide: number): string =>
  patch(LOW_LAMP, x, y, wide * k) + at(x, y, k, art);

/** The table from above: a quarter of a round white field, laid for tomorrow. */
function table(): string {
  const [x, y, rx, ry] = [40, -20, 152, 110];
  let fringe = '';
  for (let i = 0; i <= 60; i++) {
    const a = (i / 60) * Math.PI;
    fringe += `M${num(x + Math.cos(a) * rx)} ${num(y + 6 + Math.sin(a) * ry)}l${num(Math.cos(a) * 1.6)} 4`;
  }
  return (
    oval(x + 10, y + 18, rx, ry, '#5f3358', 'fill-opacity=".28"') +
    line(fringe, '#f3dcc2', 1.2) +
    oval(x, y + 6, rx, ry, '#ecd0b6') +
    oval(x, y, rx, ry, '#fff3df') +
    line(disc(x, y, rx - 7, ry - 6), '#5d9ba4', 1.6) +
    line(disc(x, y, rx - 10, ry - 8.4), '#5d9ba4', 0.6) +
    laid(164, 22, '#e9896a')
  );
}

/** A saucer and a cup of what is left of the tea. */
const laid = (x: number, y: number, cup: string): string =>
  oval(x + 2, y + 2, 15, 10, '#e3c6ae', 'fill-opacity=".8"') +
  oval(x, y, 15, 10, '#5d9ba4') +
  oval(x, y - 0.6, 11.4, 7.2, '#fff6e6') +
  oval(x, y - 2, 6, 4.4, cup) +
  oval(x, y - 2.6, 4.6, 3.2, '#a4523f');
