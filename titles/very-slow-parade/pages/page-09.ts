import type { Box, Point } from '#bookmaking/drawing/geometry.ts';
import type { Light } from '#bookmaking/drawing/light.ts';
import { asGround, at, calm } from '#bookmaking/drawing/marks.ts';
import { SOFT_SMILE } from '#bookmaking/hero/more-mouths.ts';
import { inPyjamas, type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
import type { Arm } from '#bookmaking/hero/poses.ts';
import { cameraAt } from '#bookmaking/house/camera.ts';
import { SAFE, SHEET } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { noTaller } from '#titles/very-slow-parade/cast/no-taller.ts';
import { potTurned } from '#titles/very-slow-parade/cast/pot.ts';
import { snail } from '#titles/very-slow-parade/cast/snail.ts';
import { bigSill, bigWindow } from '#titles/very-slow-parade/set/big-window.ts';
import { shining, skirting, tiles } from '#titles/very-slow-parade/set/floor.ts';
import { BY_THE_WALL } from '#titles/very-slow-parade/set/hours.ts';
import { cups, pool, wall } from '#titles/very-slow-parade/set/kitchen.ts';
import { kitchenWindow, lettuce } from '#titles/very-slow-parade/set/kitchen-window.ts';
import { BLUE } from '#titles/very-slow-parade/set/lights.ts';
import { patch } from '#titles/very-slow-parade/set/stage.ts';
import { LARGE } from '#titles/very-slow-parade/set/type.ts';

/** As high as the eyes of a snail. */
const LOW = cameraAt({ from: [0, 18, -120], to: [0, 18, 60], middle: [10, 160], focal: 200 });
const FLOOR = { left: -403, right: 407, near: -84, far: 40 };
const [, BASE] = LOW.see([0, 0, FLOOR.far]);

/** The window is between them: whoever is at the right of it has its light from the left. */
const FROM_THE_WINDOW: Light = { ...BLUE, direction: [-0.62, -0.74] };

/** Bound, it is as large as a page; alone, there are words above it. */
const BOUND = {
  pane: { x: -196, y: -14, width: 196, height: 144 },
  pot: [34, 0.86] as const,
  head: 48,
  tall: 104,
  step: [66, 207] as Point,
  stepSize: 0.6,
};
const ALONE = {
  pane: { x: 70, y: 62, width: 42, height: 42 },
  pot: [87, 0.47] as const,
  head: 36,
  tall: 78,
  step: [104, 207] as Point,
  stepSize: 0.44,
};

/** A palm on something, wherever it is. */
const FLAT: Arm = { upper: [44, 4], lower: [50, 2], hand: 'rest' };

/** How far the large sill goes on beyond its window, in mm. */
const OVER = 50;

/** From a snail's height: a window as large as the evening, and under its lettuce a drum turned over; behind it whoever pushes it there. */
export const page09: Painting = ({ hero, beside = false }) => {
  const at9 = beside ? BOUND : ALONE;
  const { pane, head, tall, step, stepSize } = at9;
  const rolls = Boolean(hero.wheelchair);
  const small = hero.years < 3;
  /** Both hands lie on what was a drum. */
  const on = (dx: number, dy: number): Point => [step[0] + dx * stepSize, step[1] + dy * stepSize];
  const pushes = (size: number): PlacedHero =>
    placeHero(
      inPyjamas(hero),
      size,
      'ground',
      [step[0] + (rolls ? 126 : small ? 90 : 116) * stepSize, 203],
      {
        pose: rolls ? 'sit' : 'crouch',
        mood: 'wonder',
        face: {
          mouth: SOFT_SMILE,
          eyes: 'open',
          lids: { upper: 0.1, lower: 0.04, slant: 0 },
          brow: [-9, -13, -8],
        },
        yaw: small ? -50 : -56,
        pitch: 4,
        nod: rolls ? 6 : 8,
        gaze: [-0.65, 0.4],
        leanInChair: 56,
        body: { lean: rolls ? 56 : 36 },
        armL: FLAT,
        armR: FLAT,
        touchL: rolls ? on(10, -55) : on(16, -48),
        touchR: rolls ? on(-6, -58) : on(2, -58),
      },
      FROM_THE_WINDOW,
    );
  const kid = noTaller(pushes, head, tall);
  const art =
    room() +
    evening(at9.pane, at9.pot) +
    kid.shadow +
    at(174, 84, 0.5, cups(BLUE)) +
    patch(BLUE, step[0], step[1] + 1, 90 * stepSize) +
    calm(at(...step, stepSize, potTurned(FROM_THE_WINDOW))) +
    kid.art +
    (beside ? '' : lookingUp(46, 209, 0.34));
  return {
    art,
    quiet: { box: { ...SAFE, height: 44 }, ink: 'light', largest: LARGE },
    faces: [kid.face],
    ...(beside && {
      overFold: () =>
        asGround(room() + evening(at9.pane, at9.pot)) +
        bigSill(BLUE, pane, OVER) +
        cameBy() +
        lookingUp(-62, 209, 0.42),
    }),
  };
};

/** One wall and one floor, over both pages. */
const room = (): string =>
  wall(BY_THE_WALL, BASE, { from: -SHEET, to: SHEET }) +
  tiles(LOW, BY_THE_WALL, FLOOR) +
  skirting(LOW, BY_THE_WALL, FLOOR);

/** The window, with its lettuce, and what it still gives to wall and floor. */
function evening(pane: Box, [x, k]: readonly [x: number, k: number]): string {
  const sill = pane.y + pane.height;
  const large = pane.width > 100;
  return (
    pool(pane.x + pane.width + 20, sill, 150, 110, '#a9d6ef', 0.4) +
    (large
      ? bigWindow(BLUE, BY_THE_WALL, pane) + bigSill(BLUE, pane, OVER)
      : kitchenWindow(BLUE, BY_THE_WALL, pane, { rain: 0.7 })) +
    at(x, sill + (large ? 5 : 1.4), k, lettuce(BLUE, true))
  );
}

/** Near us, and in front. */
const lookingUp = (x: number, y: number, k: number): string =>
  patch(BLUE, x, y, 170 * k) +
  at(x, y, k, snail(BLUE, { pose: 'up', gaze: [0.7, -0.7], lids: 0.2 }));

/** A silver line, from as far as there is floor. */
const cameBy = (): string =>
  shining(
    [
      [-222, 196],
      [-190, 200],
      [-150, 206],
      [-112, 208],
      [-84, 208],
    ],
    [1, 1.4, 1.8, 1.8, 1],
    0.8,
  );
