import { num } from '#bookmaking/drawing/curves.ts';
import type { Box, Point } from '#bookmaking/drawing/geometry.ts';
import type { Light } from '#bookmaking/drawing/light.ts';
import { asGround, at, calm, path } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import { SOFT_SMILE } from '#bookmaking/hero/more-mouths.ts';
import { inPyjamas, type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
import { cameraAt } from '#bookmaking/house/camera.ts';
import { SAFE, SHEET } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { duck } from '#titles/very-slow-parade/cast/duck.ts';
import { noTaller } from '#titles/very-slow-parade/cast/no-taller.ts';
import { potTurned, spoon } from '#titles/very-slow-parade/cast/pot.ts';
import { snail } from '#titles/very-slow-parade/cast/snail.ts';
import { shining, skirting, tiles } from '#titles/very-slow-parade/set/floor.ts';
import { BY_THE_WALL } from '#titles/very-slow-parade/set/hours.ts';
import { pool, wall } from '#titles/very-slow-parade/set/kitchen.ts';
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
  pane: { x: 17, y: 14, width: 52, height: 52 },
  head: 48,
  tall: 104,
  step: [58, 207] as Point,
  stepSize: 0.56,
};
const ALONE = {
  pane: { x: 70, y: 62, width: 42, height: 42 },
  head: 36,
  tall: 78,
  step: [104, 207] as Point,
  stepSize: 0.44,
};

/** From a snail's height: a drum turned over, and low behind it whoever pushes it along the tiles until it is a step. */
export const page09: Painting = ({ hero, beside = false }) => {
  const { pane, head, tall, step, stepSize } = beside ? BOUND : ALONE;
  const rolls = Boolean(hero.wheelchair);
  const small = hero.years < 3;
  const [px, py] = step;
  const pushes = (size: number): PlacedHero =>
    placeHero(
      inPyjamas(hero),
      size,
      'ground',
      [px + (rolls ? 150 : small ? 100 : 122) * stepSize, 203],
      {
        pose: rolls ? 'sit' : 'crouch',
        mood: 'wonder',
        face: {
          mouth: SOFT_SMILE,
          eyes: 'open',
          lids: { upper: 0.12, lower: 0.06, slant: 0 },
          brow: [-3, -9, -5],
        },
        yaw: -64,
        pitch: 4,
        nod: rolls ? 20 : 8,
        gaze: [-0.9, 0.55],
        leanInChair: 44,
        body: { lean: 34 },
        // From a chair it is pushed with the spoon.
        armL: rolls
          ? { upper: [58, 6], lower: [54, 2], hand: 'hold' }
          : { upper: [44, 6], lower: [50, 2], hand: 'press' },
        armR: rolls
          ? { upper: [10, 10], lower: [30, 4] }
          : { upper: [50, 6], lower: [56, 0], hand: 'press' },
      },
      FROM_THE_WINDOW,
    );
  const kid = noTaller(pushes, head, tall);
  const [hx, hy] = kid.handL;
  const art =
    room(pane) +
    kitchenWindow(BLUE, BY_THE_WALL, pane, { rain: 0.7 }) +
    at(
      pane.x + pane.width * 0.4,
      pane.y + pane.height + 1.4,
      pane.width / 90,
      lettuce(BLUE, true),
    ) +
    kid.shadow +
    patch(BLUE, px, py + 1, 90 * stepSize) +
    kid.art +
    calm(at(px, py, stepSize, potTurned(FROM_THE_WINDOW))) +
    (rolls ? at(hx, hy, stepSize, spoon(FROM_THE_WINDOW), 124) : '') +
    kid.hand(1) +
    (beside ? '' : lookingUp(46, 209, 0.34));
  return {
    art,
    quiet: { box: { ...SAFE, height: 44 }, ink: 'light', largest: LARGE },
    faces: [kid.face],
    ...(beside && {
      overFold: () => asGround(room(pane)) + asleepAlready() + cameBy() + lookingUp(-48, 209, 0.42),
    }),
  };
};

/** One wall and one floor, over both pages. */
const room = (pane: Box): string =>
  wall(BY_THE_WALL, BASE, { from: -SHEET, to: SHEET }) +
  tiles(LOW, BY_THE_WALL, FLOOR) +
  skirting(LOW, BY_THE_WALL, FLOOR) +
  pool(-120, 84, 118, 112, '#10263c', 0.9) +
  windowLight(pane);

/** Near us, and in front. */
const lookingUp = (x: number, y: number, k: number): string =>
  patch(BLUE, x, y, 170 * k) +
  at(x, y, k, snail(BLUE, { pose: 'up', gaze: [0.7, -0.7], lids: 0.2 }));

/** Where it rolled to a stop. */
const asleepAlready = (): string =>
  patch(BLUE, -170, BASE + 6, 34) +
  at(-170, BASE + 6, 0.42, duck(BLUE, { eye: 'shut', onThree: true }), 8);

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

/** What falls in at the window, wide enough for everybody who is under it. */
const windowLight = ({ x, y, width, height }: Box): string =>
  path(
    `M${num(x)} ${num(y)}H${num(x + width)}L250 ${num(BASE)}V218H-72L-58 ${num(BASE)}L${num(x)} ${num(y + height)}Z`,
    linear([
      [0, '#a9d6ef', 0.46],
      [0.7, '#a9d6ef', 0.34],
      [1, '#a9d6ef', 0.2],
    ]),
  );
