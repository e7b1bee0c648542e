import { num } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { asGround, at, path } from '#bookmaking/drawing/marks.ts';
import { flat } from '#bookmaking/hero/close-hand.ts';
import { PRESSED } from '#bookmaking/hero/more-mouths.ts';
import { type OwnArm, ownArm } from '#bookmaking/hero/own-arm.ts';
import { inPyjamas, type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
import { cameraAt } from '#bookmaking/house/camera.ts';
import { SAFE, SHEET } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
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

const NEAR = cameraAt({ from: [0, 52, -200], to: [0, 52, 60], middle: [108, 124], focal: 230 });
const FLOOR = { left: -960, right: 330, near: -140, far: 40 };

/** Where the pot is set down, in mm, and how large. */
const STEP: Point = [100, 194];
const STEP_SIZE = 0.5;

/** Far: a great deal of wall, and at its foot, on both knees, whoever makes a step of a drum. */
export const page09: Painting = ({ hero, beside = false }) => {
  const rolls = Boolean(hero.wheelchair);
  const worn = inPyjamas(hero);
  const sets = (size: number): PlacedHero =>
    placeHero(
      worn,
      size,
      'ground',
      rolls ? [161, 201] : [162, 203],
      {
        pose: rolls ? 'sit' : 'kneel',
        mood: 'happy',
        face: { mouth: PRESSED, brow: [-4, -8, -2], lids: { upper: 0.16, lower: 0.05, slant: 0 } },
        yaw: -58,
        pitch: 6,
        nod: 14,
        gaze: [-0.6, 0.9],
        armsByPage: true,
        leanInChair: 40,
        body: { lean: 40 },
      },
      BLUE,
    );
  const kid = noTaller(sets, rolls ? 31 : 34, 76);
  const u = kid.scale;
  const [hx, hy] = kid.head;
  const reaches = (side: 1 | -1, [x, y]: Point): OwnArm =>
    ownArm(
      worn,
      kid,
      side,
      {
        elbow: [(x + hx + side * 20 * u) / 2, (y + hy + 70 * u) / 2 + 6 * u],
        wrist: [x, y],
        hand: flat,
        degrees: side > 0 ? 165 : 150,
        size: 1.2,
      },
      BLUE,
    );
  const far = reaches(-1, [STEP[0] + 2, STEP[1] - 34]);
  const near = reaches(1, [STEP[0] + 22, STEP[1] - 22]);
  const [, base] = NEAR.see([0, 0, FLOOR.far]);
  const pane = beside
    ? { x: 54, y: 26, width: 66, height: 66 }
    : { x: 62, y: 66, width: 52, height: 48 };
  const art =
    wall(BY_THE_WALL, base) +
    pool(104, 120, 100, 84, '#8fc0de', 0.5) +
    kitchenWindow(BLUE, BY_THE_WALL, pane, { rain: 0.7 }) +
    at(
      pane.x + pane.width * 0.7,
      pane.y + pane.height + 1.4,
      pane.width / 100,
      lettuce(BLUE, true),
    ) +
    tiles(NEAR, BY_THE_WALL, FLOOR) +
    skirting(NEAR, BY_THE_WALL, FLOOR) +
    cameBy() +
    windowLight(base) +
    kid.shadow +
    far.art +
    kid.art +
    patch(BLUE, STEP[0] + 3, STEP[1] - 1, 50) +
    at(STEP[0], STEP[1], STEP_SIZE, potTurned(BLUE)) +
    near.art +
    near.before +
    lookingUp();
  return {
    art,
    quiet: { box: { ...SAFE, height: 44 }, ink: 'light', largest: LARGE },
    faces: [kid.face],
    ...(beside && {
      overFold: () =>
        asGround(
          wall(BY_THE_WALL, base, { from: -SHEET, to: 4 }) +
            tiles(NEAR, BY_THE_WALL, FLOOR) +
            skirting(NEAR, BY_THE_WALL, FLOOR) +
            pool(104, 120, 100, 84, '#8fc0de', 0.5),
        ) +
        cameBy() +
        lookingUp(),
    }),
  };
};

/** Near us, and in front. */
const lookingUp = (): string =>
  patch(BLUE, 42, 209, 70) +
  at(40, 210, 0.4, snail(BLUE, { pose: 'up', gaze: [0.5, -0.8], lids: 0.2 }));

/** A silver line, from as far as there is floor. */
const cameBy = (): string =>
  shining(
    [
      [-216, 196],
      [-140, 205],
      [-70, 211],
      [-8, 212],
      [4, 210],
      [14, 209],
    ],
    [0.8, 1.1, 1.4, 1.6, 1.6, 1],
    0.8,
  );

/** What the window lays on the tiles: a step is set down in the middle of it. */
const windowLight = (base: number): string =>
  path(
    `M70 ${num(base)}H104L126 216H58ZM108 ${num(base)}H140L196 216H132Z`,
    '#cfe6f7',
    'fill-opacity=".2"',
  );
