import { num } from '#bookmaking/drawing/curves.ts';
import { clamp, type Point } from '#bookmaking/drawing/geometry.ts';
import { asGround, at, calm, path } from '#bookmaking/drawing/marks.ts';
import { flat } from '#bookmaking/hero/close-hand.ts';
import { ownArm } from '#bookmaking/hero/own-arm.ts';
import { parkedChair } from '#bookmaking/hero/parked-chair.ts';
import { inPyjamas, outOfChair, placeHero } from '#bookmaking/hero/place-hero.ts';
import { cameraAt } from '#bookmaking/house/camera.ts';
import { SAFE, SHEET } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Painting } from '#bookmaking/title.ts';
import { bear } from '#titles/very-slow-parade/cast/bear.ts';
import { duck } from '#titles/very-slow-parade/cast/duck.ts';
import { potTurned } from '#titles/very-slow-parade/cast/pot.ts';
import { snail } from '#titles/very-slow-parade/cast/snail.ts';
import { wagon } from '#titles/very-slow-parade/cast/wagon.ts';
import { shining, skirting, tiles } from '#titles/very-slow-parade/set/floor.ts';
import { MANNERS } from '#titles/very-slow-parade/set/hours.ts';
import { pool, wainscot, wall } from '#titles/very-slow-parade/set/kitchen.ts';
import { kitchenWindow, lettuce } from '#titles/very-slow-parade/set/kitchen-window.ts';
import { LOW_LAMP } from '#titles/very-slow-parade/set/lights.ts';
import { patch } from '#titles/very-slow-parade/set/stage.ts';
import { LARGE } from '#titles/very-slow-parade/set/type.ts';

const MAP = cameraAt({ from: [0, 90, -300], to: [0, 90, 60], middle: [108, 112], focal: 220 });
const FLOOR = { left: -1160, right: 330, near: -160, far: 90 };

/** Two of a kind, one behind the other: whoever speaks to a snail lies down like one, a pot for a shell. */
export const page04: Painting = ({ hero, things, beside = false }) => {
  const worn = outOfChair(inPyjamas(hero));
  // Whoever is longer is seen a little smaller: feet on the page before, and not among those who wait there.
  const size = (beside ? 54 : 41) - clamp(hero.years - 3, 0, 6) * (beside ? 2 : 1);
  const kid = placeHero(
    worn,
    size,
    'head',
    beside ? [84, 197 - size * 0.72] : [92, 199 - size * 0.72],
    {
      pose: 'prone',
      mood: 'wonder',
      face: { eyes: 'open', mouth: 'oh', brow: [-7, -13, -6] },
      yaw: 58,
      pitch: 6,
      gaze: [0.9, -0.1],
      body: { ...LIKE_A_TAIL },
      armsByPage: true,
    },
    LOW_LAMP,
  );
  const u = kid.scale;
  const [hx, hy] = kid.head;
  const cushion = ownArm(
    worn,
    kid,
    1,
    {
      elbow: [hx - 34 * u, hy + 68 * u],
      wrist: [hx + 22 * u, hy + 68 * u],
      hand: flat,
      degrees: -2,
      size: 1.1,
    },
    LOW_LAMP,
  );
  const [bx, by] = kid.pelvis;
  const shell: Point = [hx + (bx - hx) * 0.6, by - 22 * u];
  const [, base] = MAP.see([0, 0, FLOOR.far]);
  const pane = beside
    ? { x: 158, y: 24, width: 40, height: 54 }
    : { x: 170, y: 70, width: 30, height: 38 };
  const [up, sill] = [pane.x + pane.width / 2, pane.y + pane.height];
  const art =
    wall(MANNERS, base) +
    evening() +
    wainscot(MAP, MANNERS, FLOOR, 40) +
    (beside ? tableOnWall(base) : '') +
    kitchenWindow(LOW_LAMP, MANNERS, pane) +
    at(up + 2, sill + 1, pane.width / 75, lettuce(LOW_LAMP)) +
    tiles(MAP, MANNERS, FLOOR) +
    skirting(MAP, MANNERS, FLOOR) +
    parkedChair(hero, beside ? 28 : 30, [beside ? 168 : 36, beside ? 166 : 176], 36, LOW_LAMP) +
    cameBy() +
    kid.shadow +
    kid.art +
    at(...shell, u * 0.95, potTurned(LOW_LAMP), -8) +
    cushion.art +
    cushion.before +
    patch(LOW_LAMP, 160, 205, 70) +
    at(158, 206, beside ? 0.46 : 0.34, snail(LOW_LAMP, { pose: 'ahead', gaze: [0.9, -0.1] }));
  return {
    art,
    quiet: { box: { ...SAFE, width: 140, height: 84 }, ink: 'dark', largest: LARGE },
    faces: [kid.face],
    ...(beside && {
      overFold: () =>
        asGround(
          wall(MANNERS, base, { from: -SHEET, to: 4 }) +
            evening() +
            wainscot(MAP, MANNERS, FLOOR, 40) +
            tableOnWall(base) +
            tiles(MAP, MANNERS, FLOOR) +
            skirting(MAP, MANNERS, FLOOR),
        ) +
        cameBy() +
        allWait(thing(things[0], LOW_LAMP)) +
        kid.shadow +
        kid.art,
    }),
  };
};

/** Both legs along the floor. */
const LIKE_A_TAIL = {
  legL: { upper: [-2, 5], lower: [-8, 4], foot: 70 },
  legR: { upper: [2, 8], lower: [-4, 6], foot: 70 },
} as const;

/** The lamp, and the table that they go round, where their light has laid them on both pages: no darker than paper may be. */
const tableOnWall = (base: number): string =>
  calm(
    path(
      `M-204 46C-204 34 34 34 34 46C38 62 38 80 36 92q-13 16 -27 2q-13 16 -27 3q-13 16 -27 3q-14 16 -28 2q-13 16 -27 0q-13 14 -27 -2q-13 14 -27 -3q-13 13 -27 -3q-13 12 -25 -4C-206 80 -207 62 -204 46ZM-168 96H-152L-150 ${num(base)}H-170ZM-18 98H-2L0 ${num(base)}H-20Z`,
      '#aa5434',
      'fill-opacity=".13"',
    ) +
      path(
        'M97 -4h3V20C116 22 124 36 126 48C120 54 78 54 72 48C74 36 82 22 97 20Z',
        '#aa5434',
        'fill-opacity=".13"',
      ),
  );

/** What is left of the day on the wall. */
const evening = (): string => pool(40, 120, 120, 90, '#fff1c4', 0.7);

/** In a row, since nobody passes the front. */
const allWait = (companion: string): string =>
  patch(LOW_LAMP, -184, 193, 44) +
  at(-184, 194, 0.42, wagon(LOW_LAMP, companion)) +
  patch(LOW_LAMP, -142, 194, 38) +
  at(-142, 195, 0.4, duck(LOW_LAMP, { eye: 'open' })) +
  patch(LOW_LAMP, -102, 195, 30) +
  at(-102, 196, 0.46, bear(LOW_LAMP, { arms: [24, 12], eyes: 'open', plays: true, stride: 0 }));

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
