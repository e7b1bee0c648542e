import { num } from '#bookmaking/drawing/curves.ts';
import { clamp } from '#bookmaking/drawing/geometry.ts';
import { asGround, at, calm, line, path } from '#bookmaking/drawing/marks.ts';
import { parkedChair } from '#bookmaking/hero/parked-chair.ts';
import { inPyjamas, outOfChair, placeHero } from '#bookmaking/hero/place-hero.ts';
import { cameraAt } from '#bookmaking/house/camera.ts';
import { SAFE, SHEET } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Painting } from '#bookmaking/title.ts';
import { bear } from '#titles/very-slow-parade/cast/bear.ts';
import { duck } from '#titles/very-slow-parade/cast/duck.ts';
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

/** Far: all along the floor, nose to shell, and all the rest of the page is how far it is. */
export const page04: Painting = ({ hero, things, beside = false }) => {
  const worn = outOfChair(inPyjamas(hero));
  // Whoever is longer is seen a little smaller: from nose to soles on the page.
  const size = clamp(37 - (hero.years - 3) * 2, 25, 38);
  const kid = placeHero(
    worn,
    size,
    'head',
    [100, 195 - size * 0.84],
    {
      pose: 'prone',
      mood: 'wonder',
      face: { eyes: 'open', mouth: 'oh', brow: [-7, -13, -6] },
      yaw: 68,
      pitch: 8,
      gaze: [0.9, -0.2],
      body: { nod: -62, lean: -18 },
    },
    LOW_LAMP,
  );
  const [, base] = MAP.see([0, 0, FLOOR.far]);
  const pane = beside
    ? { x: 166, y: 26, width: 34, height: 46 }
    : { x: 170, y: 70, width: 30, height: 38 };
  const [up, sill] = [pane.x + pane.width / 2, pane.y + pane.height];
  const art =
    wall(MANNERS, base) +
    evening() +
    wainscot(MAP, MANNERS, FLOOR, 40) +
    (beside ? tableOnWall(base) : '') +
    kitchenWindow(LOW_LAMP, MANNERS, pane) +
    at(up + 2, sill + 1, 0.4, lettuce(LOW_LAMP)) +
    tiles(MAP, MANNERS, FLOOR) +
    skirting(MAP, MANNERS, FLOOR) +
    route(up, sill) +
    parkedChair(hero, 30, [36, 176], 36, LOW_LAMP) +
    cameBy() +
    kid.shadow +
    kid.art +
    patch(LOW_LAMP, 148, 205, 50) +
    at(148, 206, 0.34, snail(LOW_LAMP, { pose: 'ahead', gaze: [0.9, -0.1] }));
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
        kid.art,
    }),
  };
};

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
  patch(LOW_LAMP, -168, 198, 54) +
  at(-168, 199, 0.5, wagon(LOW_LAMP, companion)) +
  patch(LOW_LAMP, -112, 199, 46) +
  at(-112, 200, 0.48, duck(LOW_LAMP, { eye: 'open' })) +
  patch(LOW_LAMP, -58, 201, 34) +
  at(-58, 202, 0.52, bear(LOW_LAMP, { arms: [24, 12], eyes: 'open', plays: true, stride: 0 }));

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

/** The way as a map would have it: four tiles along, and one wall up to (x, sill) mm. */
const route = (x: number, sill: number): string =>
  line(
    `M178 205C189 203 190 195 188 186C185 176 ${x} 168 ${x} ${sill + 14}`,
    '#b8443c',
    1.5,
    'stroke-dasharray="3.4 4"',
  ) + line(`M${x - 3.5} ${sill + 6}l7 7m0 -7l-7 7`, '#b8443c', 1.9);
