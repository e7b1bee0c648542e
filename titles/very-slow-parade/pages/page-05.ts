import type { Point } from '#bookmaking/drawing/geometry.ts';
import { asGround, at } from '#bookmaking/drawing/marks.ts';
import { grip } from '#bookmaking/hero/close-hand.ts';
import { ownArm } from '#bookmaking/hero/own-arm.ts';
import { inPyjamas, placeHero } from '#bookmaking/hero/place-hero.ts';
import { cameraAt } from '#bookmaking/house/camera.ts';
import { SHEET } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Painting } from '#bookmaking/title.ts';
import { bear } from '#titles/very-slow-parade/cast/bear.ts';
import { potSize } from '#titles/very-slow-parade/cast/drummer.ts';
import { duck } from '#titles/very-slow-parade/cast/duck.ts';
import { pot, spoon, strap } from '#titles/very-slow-parade/cast/pot.ts';
import { snail } from '#titles/very-slow-parade/cast/snail.ts';
import { wagon } from '#titles/very-slow-parade/cast/wagon.ts';
import { shining, skirting, tiles } from '#titles/very-slow-parade/set/floor.ts';
import { type Hour, PATIENCE, RINGS } from '#titles/very-slow-parade/set/hours.ts';
import { wall } from '#titles/very-slow-parade/set/kitchen.ts';
import { LOW_LAMP } from '#titles/very-slow-parade/set/lights.ts';
import { beat } from '#titles/very-slow-parade/set/sound.ts';
import { patch } from '#titles/very-slow-parade/set/stage.ts';
import { LARGE } from '#titles/very-slow-parade/set/type.ts';
import { spider, web } from '#titles/very-slow-parade/set/web.ts';

const LOW = cameraAt({ from: [0, 78, -300], to: [0, 60, 60], middle: [108, 122], focal: 260 });
const FLOOR = { left: -900, right: 900, near: -150, far: 150 };

/** One wall in one piece: of two the brush's strokes ended at the fold. */
const BOTH_PAGES = { from: -SHEET, to: SHEET };
/** Alone, what light there is lies where words do. */
const UNDER_WORDS: Hour = { ...PATIENCE, wall: ['#fbe3cb', '#e0a486'] };
const THREAD = '#fff8ea';

type Place = readonly [x: number, y: number, k: number];
/** Where each of them is, in mm, and how large: the nearer to us, the larger. */
interface Wait {
  readonly head: Point;
  readonly size: number;
  readonly hub: Point;
  readonly ends: readonly Point[];
  readonly wagon: Place;
  readonly duck: Place;
  readonly bear: Place;
  readonly snail: Place;
}

/** All of them on one page, its words over them. */
const ON_PAGE: Wait = {
  head: [104, 136],
  size: 52,
  hub: [150, 88],
  ends: [
    [190, 62],
    [152, 60],
    [104, 50],
    [40, 56],
    [-10, 80],
    [-10, 120],
    [-10, 160],
    [60, 176],
    [120, 190],
  ],
  wagon: [18, 189, 0.32],
  duck: [48, 197, 0.4],
  bear: [72, 207, 0.48],
  snail: [190, 206, 0.2],
};

/** As large as both pages, and behind who holds still, who follows. */
const BOUND: Wait = {
  head: [65, 112],
  size: 70,
  hub: [126, 62],
  ends: [
    [182, -8],
    [122, -8],
    [50, -8],
    [-60, -8],
    [-218, -6],
    [-218, 62],
    [-218, 130],
    [-150, 172],
    [-70, 172],
    [10, 176],
    [84, 150],
  ],
  wagon: [-166, 190, 0.42],
  duck: [-106, 198, 0.56],
  bear: [-40, 208, 0.8],
  snail: [178, 206, 0.3],
};

/** Near: a spoon has been held up for so long that it holds up a web; whoever made that hangs before a nose, and is not to be shaken. */
export const page05: Painting = ({ hero, things, beside = false }) => {
  const rolls = Boolean(hero.wheelchair);
  const worn = inPyjamas(hero);
  const wait = beside ? BOUND : ON_PAGE;
  const kid = placeHero(
    worn,
    wait.size * (rolls ? 0.84 : 1),
    'head',
    // Of a chair, its back and the top of a wheel are seen.
    [wait.head[0], wait.head[1] - (rolls ? 0.2 * wait.size : 0)],
    {
      pose: 'balance',
      mood: 'happy',
      face: {
        eyes: 'wide',
        mouth: 'oh',
        brow: [-12, -16, -6],
        askew: 5,
      },
      puff: 0.9,
      yaw: 54,
      pitch: 4,
      nod: -4,
      tilt: -4,
      gaze: [1.7, 0.2],
      body: { lean: 4, roll: 0, shrug: 7 },
      armsByPage: true,
    },
    LOW_LAMP,
  );
  const u = kid.scale;
  const [hx, hy] = kid.head;
  const size = potSize(kid) * 1.1;
  const drum: Point = [hx + 30 * u, kid.pelvis[1] + (rolls ? -2 : 16) * u];
  const fist: Point = [hx + 130 * u, hy + 46 * u];
  const holds = ownArm(
    worn,
    kid,
    1,
    {
      elbow: [hx + 76 * u, hy + 106 * u],
      wrist: [fist[0] - 16 * u, fist[1] + 6 * u],
      hand: grip,
      degrees: -20,
      size: 1.5,
    },
    LOW_LAMP,
  );
  const carries = ownArm(
    worn,
    kid,
    -1,
    {
      elbow: [hx - 46 * u, hy + 122 * u],
      wrist: [drum[0] - 56 * size, drum[1] - 44 * size],
      hand: grip,
      degrees: 20,
      size: 1.25,
    },
    LOW_LAMP,
  );
  const k = 1.8 * u;
  const bowl: Point = [fist[0] + 3 * u, fist[1] - 54 * k];
  const [, base] = LOW.see([0, 0, FLOOR.far]);
  const room = (): string =>
    (beside ? wall(PATIENCE, base, BOTH_PAGES) : wall(UNDER_WORDS, base)) +
    tiles(LOW, PATIENCE, FLOOR) +
    skirting(LOW, PATIENCE, FLOOR);
  // Where it is held by a spoon, too: at its bowl, and at its handle.
  const threads = web(
    wait.hub,
    [
      [bowl[0] + 2 * u, bowl[1] - 14 * k],
      [bowl[0] - 9 * k, bowl[1] - 8 * k],
      [bowl[0] - 11 * k, bowl[1] + 3 * k],
      [bowl[0] - 3 * k, bowl[1] + 18 * k],
      [fist[0], fist[1] - 20 * k],
      ...wait.ends.toReversed(),
    ],
    THREAD,
    beside ? 0.9 : 0.6,
  );
  const follow = (): string =>
    follower(wait.wagon, wagon(LOW_LAMP, thing(things[0], LOW_LAMP), 40), 90) +
    follower(wait.duck, duck(LOW_LAMP, { eye: 'open', roll: 50 }), 80) +
    follower(
      wait.bear,
      bear(LOW_LAMP, { arms: [-10, -30], eyes: 'open', plays: true, stride: 12 }),
      60,
    );
  const art =
    room() +
    threads +
    shining(LINE, HALF, 0.6) +
    follow() +
    follower(wait.snail, snail(LOW_LAMP, { pose: 'ahead' }), 150) +
    kid.shadow +
    (beside ? '' : beat([drum[0] + 10 * u, drum[1] - 56 * size], 66 * u, RINGS.pot, 1.9)) +
    holds.art +
    kid.art +
    strap(kid, drum, size) +
    at(...drum, size, pot(LOW_LAMP)) +
    carries.art +
    carries.before +
    at(...fist, k, spoon(LOW_LAMP), -88) +
    holds.before +
    spider([hx + 88 * u, hy + 4 * u], wait.hub[1] + 10, 1.3 * u * 1.6, THREAD);
  return {
    art,
    quiet: { box: { x: 14, y: 14, width: 182, height: 54 }, ink: 'dark', largest: LARGE },
    faces: [kid.face],
    ...(beside && {
      overFold: () => asGround(room() + threads + shining(LINE, HALF, 0.6)) + follow(),
    }),
  };
};

/** What has been left so far, from somewhere before us to its foot. */
const LINE: readonly Point[] = [
  [-230, 198],
  [-100, 210],
  [0, 213],
  [70, 213],
  [116, 210],
  [160, 204],
];

const HALF = [0.8, 1.1, 1.3, 1.4, 1.3, 1.1];

const follower = ([x, y, k]: Place, art: string, wide: number): string =>
  patch(LOW_LAMP, x, y, wide * k) + at(x, y, k, art);
