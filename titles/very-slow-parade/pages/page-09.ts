import { num } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import type { Light } from '#bookmaking/drawing/light.ts';
import { asGround, at, calm, path } from '#bookmaking/drawing/marks.ts';
import { flat } from '#bookmaking/hero/close-hand.ts';
import { SMIRK } from '#bookmaking/hero/more-mouths.ts';
import { SQUAT } from '#bookmaking/hero/more-poses.ts';
import { ownArm } from '#bookmaking/hero/own-arm.ts';
import { inPyjamas, type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
import { cameraAt } from '#bookmaking/house/camera.ts';
import { SAFE, SHEET } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { duck } from '#titles/very-slow-parade/cast/duck.ts';
import { noTaller } from '#titles/very-slow-parade/cast/no-taller.ts';
import { potTurned } from '#titles/very-slow-parade/cast/pot.ts';
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
  pane: { x: 22, y: 14, width: 62, height: 60 },
  head: 67,
  tall: 140,
  step: [68, 204] as Point,
  stepSize: 0.94,
};
const ALONE = {
  pane: { x: 34, y: 62, width: 46, height: 46 },
  head: 46,
  tall: 98,
  step: [84, 204] as Point,
  stepSize: 0.64,
};

/** From a snail's height: huge, and bent down to it, whoever makes a step of a drum. */
export const page09: Painting = ({ hero, beside = false }) => {
  const { pane, head, tall, step, stepSize } = beside ? BOUND : ALONE;
  const rolls = Boolean(hero.wheelchair);
  const worn = inPyjamas(hero);
  const sets = (size: number): PlacedHero =>
    placeHero(
      worn,
      size,
      'ground',
      rolls ? [152, 207] : [158, 206],
      {
        pose: rolls ? 'sit' : SQUAT,
        mood: 'wonder',
        face: {
          mouth: SMIRK,
          eyes: 'open',
          lids: { upper: 0.12, lower: 0.06, slant: 0 },
          brow: [-3, -9, -5],
        },
        yaw: rolls ? -38 : -46,
        pitch: 2,
        nod: rolls ? 30 : hero.years < 3 ? 4 : 24,
        gaze: [-0.9, 0.8],
        armsByPage: true,
        leanInChair: 34,
        // Who has little neck keeps the chin over the arm.
        body: { lean: hero.years < 3 ? 6 : 34 },
      },
      FROM_THE_WINDOW,
    );
  const kid = noTaller(sets, rolls ? head * 0.82 : head, tall);
  const [hx, hy] = kid.head;
  const u = kid.scale;
  const palm: Point = [step[0] + 16 * stepSize, step[1] - 60 * stepSize];
  const setsDown = ownArm(
    worn,
    kid,
    1,
    {
      elbow: [(palm[0] + hx + 36 * u) / 2, (palm[1] + hy + 74 * u) / 2 + 4 * u],
      wrist: palm,
      hand: flat,
      degrees: 170,
      size: 1.2,
    },
    FROM_THE_WINDOW,
  );
  const art =
    room() +
    kitchenWindow(BLUE, BY_THE_WALL, pane, { rain: 0.7 }) +
    at(
      pane.x + pane.width * 0.4,
      pane.y + pane.height + 1.4,
      pane.width / 90,
      lettuce(BLUE, true),
    ) +
    kid.shadow +
    kid.art +
    patch(BLUE, step[0], step[1] + 1, 90 * stepSize) +
    calm(at(step[0], step[1], stepSize, potTurned(FROM_THE_WINDOW))) +
    setsDown.art +
    setsDown.before +
    (beside ? '' : lookingUp(32, 210, 0.42));
  return {
    art,
    quiet: { box: { ...SAFE, height: 44 }, ink: 'light', largest: LARGE },
    faces: [kid.face],
    ...(beside && {
      overFold: () =>
        asGround(room() + pool(-120, 84, 118, 112, '#10263c', 0.9)) +
        asleepAlready() +
        cameBy() +
        lookingUp(-74, 208, 0.66),
    }),
  };
};

/** One wall and one floor, over both pages. */
const room = (): string =>
  wall(BY_THE_WALL, BASE, { from: -SHEET, to: SHEET }) +
  tiles(LOW, BY_THE_WALL, FLOOR) +
  skirting(LOW, BY_THE_WALL, FLOOR) +
  pool(64, 120, 110, 96, '#8fc0de', 0.5) +
  windowLight();

/** Near us, and in front. */
const lookingUp = (x: number, y: number, k: number): string =>
  patch(BLUE, x, y, 170 * k) +
  at(x, y, k, snail(BLUE, { pose: 'up', gaze: [0.7, -0.7], lids: 0.2 }));

/** Where it rolled to a stop. */
const asleepAlready = (): string =>
  patch(BLUE, -170, BASE + 6, 34) +
  at(-170, BASE + 6, 0.36, duck(BLUE, { eye: 'shut', onThree: true }), 8);

/** A silver line, from as far as there is floor. */
const cameBy = (): string =>
  shining(
    [
      [-222, 194],
      [-206, 196],
      [-186, 202],
      [-168, 206],
      [-150, 206],
    ],
    [1, 1.4, 1.8, 1.8, 1],
    0.8,
  );

/** What the window lays on the tiles: a step is set down in the middle of it. */
const windowLight = (): string =>
  path(
    `M34 ${num(BASE)}H62L58 218H8ZM66 ${num(BASE)}H94L122 218H70Z`,
    '#cfe6f7',
    'fill-opacity=".2"',
  );
