import type { Point } from '#bookmaking/drawing/geometry.ts';
import { asGround, at, calm, path } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import { inPyjamas, placeHero } from '#bookmaking/hero/place-hero.ts';
import type { Arm } from '#bookmaking/hero/poses.ts';
import { cameraAt } from '#bookmaking/house/camera.ts';
import { SAFE, SHEET } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { bear } from '#titles/very-slow-parade/cast/bear.ts';
import { pot, spoon } from '#titles/very-slow-parade/cast/pot.ts';
import { snail } from '#titles/very-slow-parade/cast/snail.ts';
import { shining, skirting, tiles } from '#titles/very-slow-parade/set/floor.ts';
import { MANNERS } from '#titles/very-slow-parade/set/hours.ts';
import { bigLamp, pool, wall } from '#titles/very-slow-parade/set/kitchen.ts';
import { kitchenWindow, lettuce } from '#titles/very-slow-parade/set/kitchen-window.ts';
import { LOW_LAMP } from '#titles/very-slow-parade/set/lights.ts';
import { patch } from '#titles/very-slow-parade/set/stage.ts';
import { LARGE } from '#titles/very-slow-parade/set/type.ts';

const MAP = cameraAt({ from: [0, 90, -300], to: [0, 90, 60], middle: [108, 112], focal: 220 });
const FLOOR = { left: -1160, right: 330, near: -160, far: 90 };

/** One wall in one piece: of two the brush's strokes ended at the fold. */
const BOTH_PAGES = { from: -SHEET, to: SHEET };

/** Near: over a shell as large as a table somebody asks, chin upon it; and both eyes of the one in front, no more of it, come round. */
export const page04: Painting = ({ hero, beside = false }) => {
  const worn = inPyjamas(hero);
  const rolls = Boolean(hero.wheelchair);
  const { head, size, snailAt, snailSize, pane } = beside ? BOUND : ALONE;
  const kid = placeHero(
    worn,
    size,
    'head',
    head,
    {
      pose: rolls ? 'sit' : 'crouch',
      mood: 'wonder',
      face: { eyes: 'wide', mouth: 'oh', brow: [-9, -15, -7] },
      yaw: 54,
      pitch: 4,
      nod: 14,
      tilt: 5,
      gaze: [1.7, 0.5],
      body: { lean: 24, shrug: 6 },
      leanInChair: 24,
      // Behind a shell.
      armL: BEHIND,
      armR: BEHIND,
    },
    LOW_LAMP,
  );
  const [, base] = MAP.see([0, 0, FLOOR.far]);
  const [up, sill] = [pane.x + pane.width / 2, pane.y + pane.height];
  const art =
    wall(MANNERS, base, beside ? BOTH_PAGES : undefined) +
    lamplight(beside) +
    kitchenWindow(LOW_LAMP, MANNERS, pane) +
    at(up + 2, sill + 1, pane.width / 75, lettuce(LOW_LAMP)) +
    tiles(MAP, MANNERS, FLOOR) +
    skirting(MAP, MANNERS, FLOOR) +
    cameBy() +
    kid.shadow +
    kid.art +
    patch(LOW_LAMP, snailAt[0] + 4, snailAt[1], 190 * snailSize) +
    at(...snailAt, snailSize, snail(LOW_LAMP, { pose: 'back', gaze: [-0.95, -0.5], lids: 0.14 }));
  return {
    art,
    quiet: { box: { ...SAFE, height: 52 }, ink: 'dark', largest: LARGE },
    faces: [kid.face],
    ...(beside && {
      overFold: () =>
        asGround(
          wall(MANNERS, base, BOTH_PAGES) +
            lamplight(true) +
            tiles(MAP, MANNERS, FLOOR) +
            skirting(MAP, MANNERS, FLOOR) +
            cone(),
        ) +
        cameBy() +
        at(-107, 30, 1.5, bigLamp(LOW_LAMP, 0.5)) +
        wait(),
    }),
  };
};

/** Out of the way. */
const BEHIND: Arm = { upper: [30, 4], lower: [40, 0], hand: 'rest' };

/** Bound, shell and face are as large as a page; alone, there are words above them. */
const BOUND = {
  head: [90, 66] as Point,
  size: 73,
  snailAt: [105, 213] as Point,
  snailSize: 1.1,
  pane: { x: 168, y: 14, width: 36, height: 46 },
};
const ALONE = {
  head: [77, 111] as Point,
  size: 45,
  snailAt: [92, 212] as Point,
  snailSize: 0.76,
  pane: { x: 172, y: 72, width: 30, height: 38 },
};

/** What the lamp lays on the wall, without an edge: round whoever is being asked. */
const lamplight = (beside: boolean): string =>
  beside
    ? pool(104, 90, 170, 150, '#fff0c4', 1)
    : // Alone, words lie in it.
      pool(78, 52, 230, 160, '#fff6dc', 1) + pool(92, 130, 130, 100, '#fff0c4', 0.8);

/** What falls from the lamp: words lie in it. */
const cone = (): string =>
  path(
    'M-180 30H-34L16 204Q-107 226 -232 204Z',
    linear([
      [0, '#fff6d4', 0.95],
      [1, '#fff0c4', 0.6],
    ]),
  );

/** Nobody drums while somebody is being asked. */
const wait = (): string =>
  patch(LOW_LAMP, -104, 204, 46) +
  at(-99, 184, 0.5, spoon(LOW_LAMP), -62) +
  calm(at(-104, 204, 0.5, pot(LOW_LAMP))) +
  patch(LOW_LAMP, -52, 208, 46) +
  at(
    -52,
    209,
    0.56,
    bear(LOW_LAMP, { arms: [30, 18], eyes: 'open', gaze: [0.9, -0.5], plays: true, stride: 0 }),
  );

/** A silver line, as far back as there is floor. */
const cameBy = (): string =>
  shining(
    [
      [-216, 206],
      [-120, 209],
      [-6, 210],
      [50, 211],
      [100, 209],
      [134, 206],
    ],
    [0.9, 1.2, 1.5, 1.6, 1.5, 1.2],
    0.5,
  );
