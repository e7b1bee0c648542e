import type { Point } from '#bookmaking/drawing/geometry.ts';
import { asGround, at, calm } from '#bookmaking/drawing/marks.ts';
import { inPyjamas, type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
import { cameraAt } from '#bookmaking/house/camera.ts';
import { SAFE, SHEET } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { bear } from '#titles/very-slow-parade/cast/bear.ts';
import { noTaller } from '#titles/very-slow-parade/cast/no-taller.ts';
import { pot, spoon } from '#titles/very-slow-parade/cast/pot.ts';
import { snail } from '#titles/very-slow-parade/cast/snail.ts';
import { shining, skirting, tiles } from '#titles/very-slow-parade/set/floor.ts';
import { MANNERS } from '#titles/very-slow-parade/set/hours.ts';
import { pool, wall } from '#titles/very-slow-parade/set/kitchen.ts';
import { kitchenWindow, lettuce } from '#titles/very-slow-parade/set/kitchen-window.ts';
import { LOW_LAMP } from '#titles/very-slow-parade/set/lights.ts';
import { nearApron } from '#titles/very-slow-parade/set/near-apron.ts';
import { patch } from '#titles/very-slow-parade/set/stage.ts';
import { LARGE } from '#titles/very-slow-parade/set/type.ts';

const MAP = cameraAt({ from: [0, 90, -300], to: [0, 90, 60], middle: [108, 112], focal: 220 });
const FLOOR = { left: -1160, right: 330, near: -160, far: 90 };

/** One wall in one piece: of two the brush's strokes ended at the fold. */
const BOTH_PAGES = { from: -SHEET, to: SHEET };

/** It asks the one in front, over a shell, low enough to be heard by a snail; and both eyes of it, no more, come round. */
export const page04: Painting = ({ hero, beside = false }) => {
  const worn = inPyjamas(hero);
  const rolls = Boolean(hero.wheelchair);
  const { ground, head, tall, snailAt, snailSize, pane } = beside ? BOUND : ALONE;
  const asks = (size: number): PlacedHero =>
    placeHero(
      worn,
      size,
      'ground',
      // Feet on a plate, and a small head, keep clear of a shell.
      [ground[0] - (hero.years < 1 ? 44 : rolls || hero.years < 3 ? 12 : 0) * snailSize, ground[1]],
      {
        pose: rolls ? 'sit' : 'crouch',
        mood: 'wonder',
        face: { eyes: 'open', mouth: 'oh', brow: [-7, -13, -6] },
        yaw: 56,
        pitch: 4,
        nod: rolls ? 22 : 16,
        gaze: [0.6, 0.85],
        body: { lean: rolls ? 46 : 36 },
        leanInChair: 46,
        // Leaning on a knee with the near hand; the other is beyond it.
        armL: { upper: [10, -4], lower: [40, -30], hand: 'hold' },
        armR: { upper: [-6, 16], lower: [rolls ? 58 : 92, -8], hand: 'rest' },
      },
      LOW_LAMP,
    );
  const kid = noTaller(asks, head, tall);
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
    (beside ? '' : putDown(30, 200)) +
    kid.shadow +
    kid.art +
    patch(LOW_LAMP, snailAt[0] + 4, snailAt[1], 190 * snailSize) +
    at(...snailAt, snailSize, snail(LOW_LAMP, { pose: 'back', gaze: [-0.95, -0.55], lids: 0.2 }));
  return {
    art,
    quiet: { box: { ...SAFE, width: 140, height: 84 }, ink: 'dark', largest: LARGE },
    faces: [kid.face],
    ...(beside && {
      overFold: () =>
        asGround(
          wall(MANNERS, base, BOTH_PAGES) +
            lamplight(true) +
            tiles(MAP, MANNERS, FLOOR) +
            skirting(MAP, MANNERS, FLOOR) +
            nearApron(LOW_LAMP, -115),
        ) +
        cameBy() +
        wait(),
    }),
  };
};

/** Bound, it is as large as a page; alone, there are words above it. */
const BOUND = {
  ground: [76, 193] as Point,
  head: 48,
  tall: 104,
  snailAt: [134, 206] as Point,
  snailSize: 0.62,
  pane: { x: 158, y: 20, width: 40, height: 54 },
};
const ALONE = {
  ground: [86, 196] as Point,
  head: 32,
  tall: 72,
  snailAt: [132, 206] as Point,
  snailSize: 0.5,
  pane: { x: 170, y: 70, width: 30, height: 38 },
};

/** What the lamp lays on the wall, without an edge: round whoever is being asked. */
const lamplight = (beside: boolean): string =>
  beside
    ? pool(104, 112, 170, 150, '#fff0c4', 1)
    : // Alone, words lie in it.
      pool(78, 52, 230, 160, '#fff6dc', 1) + pool(92, 130, 130, 100, '#fff0c4', 0.8);

/** Nobody drums while somebody is being asked. */
const putDown = (x: number, y: number): string =>
  patch(LOW_LAMP, x, y, 42) +
  at(x + 4, y - 18, 0.46, spoon(LOW_LAMP), -62) +
  calm(at(x, y, 0.46, pot(LOW_LAMP)));

/** Behind a child, and before two slippers, since nobody passes the front. */
const wait = (): string =>
  patch(LOW_LAMP, -28, 206, 40) +
  at(-28, 207, 0.46, bear(LOW_LAMP, { arms: [30, 18], eyes: 'open', plays: true, stride: 0 }));

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
