import { num } from '#bookmaking/drawing/curves.ts';
import type { Box, Point } from '#bookmaking/drawing/geometry.ts';
import { asGround, at, line } from '#bookmaking/drawing/marks.ts';
import { fistOf } from '#bookmaking/hero/fist.ts';
import { inPyjamas, type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
import { cameraAt } from '#bookmaking/house/camera.ts';
import { SHEET } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Painting } from '#bookmaking/title.ts';
import { bear } from '#titles/very-slow-parade/cast/bear.ts';
import { byTheHandle, drummer, drumOf, potSize } from '#titles/very-slow-parade/cast/drummer.ts';
import { duck } from '#titles/very-slow-parade/cast/duck.ts';
import { noTaller } from '#titles/very-slow-parade/cast/no-taller.ts';
import { snail } from '#titles/very-slow-parade/cast/snail.ts';
import { wagon } from '#titles/very-slow-parade/cast/wagon.ts';
import { shining, skirting, tiles } from '#titles/very-slow-parade/set/floor.ts';
import { type Hour, PATIENCE, RINGS } from '#titles/very-slow-parade/set/hours.ts';
import { pool, wall } from '#titles/very-slow-parade/set/kitchen.ts';
import { kitchenWindow, lettuce } from '#titles/very-slow-parade/set/kitchen-window.ts';
import { LOW_LAMP } from '#titles/very-slow-parade/set/lights.ts';
import { beat } from '#titles/very-slow-parade/set/sound.ts';
import { patch } from '#titles/very-slow-parade/set/stage.ts';
import { LARGE } from '#titles/very-slow-parade/set/type.ts';
import { spider, web } from '#titles/very-slow-parade/set/web.ts';

const LOW = cameraAt({ from: [0, 60, -260], to: [0, 56, 60], middle: [108, 138], focal: 230 });
const FLOOR = { left: -900, right: 900, near: -150, far: 210 };

/** Alone, what light there is lies where words do. */
const UNDER_WORDS: Hour = { ...PATIENCE, wall: ['#fbe3cb', '#e0a486'] };
const THREAD = '#fff8ea';

type Place = readonly [x: number, y: number, k: number];
/** Where each of them is, in mm, and how large. */
interface Wait {
  readonly stands: Point;
  readonly head: number;
  readonly tall: number;
  readonly window: Box;
  readonly wagon: Place;
  readonly duck: Place;
  readonly bear: Place;
  readonly snail: Place;
}

const ON_PAGE: Wait = {
  ...{ stands: [112, 196], head: 36, tall: 86 },
  window: { x: 168, y: 84, width: 34, height: 40 },
  wagon: [22, 186, 0.3],
  duck: [50, 190, 0.34],
  bear: [78, 200, 0.44],
  snail: [178, 204, 0.26],
};

/** As long as both pages: one behind the other, and all of them wait. */
const BOUND: Wait = {
  ...{ stands: [86, 194], head: 48, tall: 114 },
  window: { x: 158, y: 38, width: 46, height: 56 },
  wagon: [-168, 192, 0.56],
  duck: [-100, 194, 0.58],
  bear: [-34, 200, 0.7],
  snail: [168, 205, 0.4],
};

/** A step that was begun stays in the air, a spoon stays up: for so long that somebody has spun a web from one to the next of the parade. */
export const page05: Painting = ({ hero, things, beside = false }) => {
  const rolls = Boolean(hero.wheelchair);
  const worn = inPyjamas(hero);
  const wait = beside ? BOUND : ON_PAGE;
  const waits = (size: number): PlacedHero =>
    placeHero(
      worn,
      size,
      'ground',
      wait.stands,
      {
        pose: 'walk',
        mood: 'happy',
        face: { eyes: 'wide', mouth: 'oh', brow: [-12, -16, -6], askew: 5 },
        puff: 0.9,
        yaw: 52,
        pitch: 4,
        nod: -6,
        gaze: [1.6, 0.1],
        body: {
          lean: rolls ? -6 : -10,
          roll: 0,
          shrug: 8,
          legL: { upper: [70, 4], lower: [-20, 0], foot: -16 },
          legR: { upper: [-6, 2], lower: [-10, 2], foot: 8 },
        },
        armL: { upper: [108, 20], lower: [150, 12], hand: 'hold' },
        armR: byTheHandle(rolls),
      },
      LOW_LAMP,
    );
  const kid = noTaller(waits, wait.head, wait.tall);
  const u = kid.scale;
  const [, base] = LOW.see([0, 0, FLOOR.far]);
  const room = (): string =>
    (beside ? wall(PATIENCE, base, { from: -SHEET, to: SHEET }) : wall(UNDER_WORDS, base)) +
    pool(kid.head[0] + 10, kid.head[1] + 20, 96, 76, '#ffe0b4', 0.6) +
    tiles(LOW, PATIENCE, FLOOR) +
    skirting(LOW, PATIENCE, FLOOR);
  const [fx, fy] = fistOf(kid, 1);
  const [rimX, foot] = drumOf(kid);
  const bowl: Point = [fx - 12 * u, fy - 66 * u];
  const [wx, wy, wk] = wait.wagon;
  const [dx, dy, dk] = wait.duck;
  const [bx, by, bk] = wait.bear;
  const spun: readonly Point[] = [
    [wx, wy - 62 * wk],
    [dx + 20 * dk, dy - 84 * dk],
    [bx - 2 * bk, by - 112 * bk],
    bowl,
  ];
  const follow = (): string =>
    follower(wait.wagon, wagon(LOW_LAMP, thing(things[0], LOW_LAMP), 40), 90) +
    follower(wait.duck, duck(LOW_LAMP, { eye: 'open', roll: 50 }), 80) +
    follower(
      wait.bear,
      bear(LOW_LAMP, { arms: [-10, -30], eyes: 'open', plays: true, stride: 12 }),
      60,
    );
  const { window } = wait;
  const sill: Point = [window.x + window.width / 2, window.y + window.height + 0.6];
  const art =
    room() +
    kitchenWindow(LOW_LAMP, PATIENCE, window) +
    at(...sill, window.width / 76, lettuce(LOW_LAMP)) +
    web(
      [bowl[0] + 15 * u * 2, bowl[1] + 2],
      [
        [bowl[0], bowl[1] - 8 * u],
        [bowl[0] - 4 * u, -6],
        [window.x - 10, -6],
        [window.x, window.y],
        [window.x, window.y + window.height * 0.7],
        [fx + 8 * u, fy - 14 * u],
      ],
      THREAD,
      0.7,
    ) +
    shining(LINE, HALF, 0.6) +
    follow() +
    washing(spun) +
    follower(wait.snail, snail(LOW_LAMP, { pose: 'ahead' }), 150) +
    kid.shadow +
    beat([rimX, foot - 56 * potSize(kid)], 62 * u, RINGS.pot, 1.9) +
    drummer(kid, LOW_LAMP, -100) +
    spider([bowl[0] + 32 * u, kid.head[1] + 8 * u], bowl[1] + 2, 1.7 * u, THREAD);
  return {
    art,
    quiet: { box: { x: 14, y: 14, width: 182, height: 54 }, ink: 'dark', largest: LARGE },
    faces: [kid.face],
    ...(beside && {
      overFold: () =>
        asGround(room() + shining(LINE, HALF, 0.6)) + follow() + asGround(washing(spun)),
    }),
  };
};

/** Threads that hang through from one to the next, and from thread to thread. */
function washing(ends: readonly Point[]): string {
  let d = '';
  ends.slice(1).forEach(([x, y], i) => {
    const [fromX, fromY] = ends[i] as Point;
    const middle = (fromX + x) / 2;
    const low = Math.max(fromY, y);
    for (const sag of [4, 12, 22]) {
      d += `M${num(fromX)} ${num(fromY)}Q${num(middle)} ${num(low + sag)} ${num(x)} ${num(y)}`;
    }
  });
  return line(d, THREAD, 0.7, 'stroke-opacity=".85"');
}

/** What has been left so far, from somewhere before us to its foot. */
const LINE: readonly Point[] = [
  [-230, 206],
  [-100, 212],
  [0, 213],
  [70, 213],
  [116, 210],
  [160, 206],
];

const HALF = [0.8, 1.1, 1.3, 1.4, 1.3, 1.1];

const follower = ([x, y, k]: Place, art: string, wide: number): string =>
  patch(LOW_LAMP, x, y, wide * k) + at(x, y, k, art);
