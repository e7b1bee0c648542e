import { disc, num } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { asGround, at, box, calm, line } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import { GRIN } from '#bookmaking/hero/more-mouths.ts';
import { inPyjamas, type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
import { cameraAt } from '#bookmaking/house/camera.ts';
import { SAFE, SHEET } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Painting } from '#bookmaking/title.ts';
import { ant } from '#titles/very-slow-parade/cast/ant.ts';
import { bear } from '#titles/very-slow-parade/cast/bear.ts';
import { byTheHandle, drummer } from '#titles/very-slow-parade/cast/drummer.ts';
import { duck } from '#titles/very-slow-parade/cast/duck.ts';
import { noTaller } from '#titles/very-slow-parade/cast/no-taller.ts';
import { snail } from '#titles/very-slow-parade/cast/snail.ts';
import { wagon } from '#titles/very-slow-parade/cast/wagon.ts';
import { hangingCloth, levelHem } from '#titles/very-slow-parade/set/cloth.ts';
import { skirting, tiles } from '#titles/very-slow-parade/set/floor.ts';
import { SEVEN } from '#titles/very-slow-parade/set/hours.ts';
import { pool, wainscot, wall } from '#titles/very-slow-parade/set/kitchen.ts';
import { kitchenWindow, lettuce } from '#titles/very-slow-parade/set/kitchen-window.ts';
import { LOUD } from '#titles/very-slow-parade/set/lights.ts';
import { patch } from '#titles/very-slow-parade/set/stage.ts';
import { LARGE } from '#titles/very-slow-parade/set/type.ts';

const LOW = cameraAt({ from: [0, 40, -330], to: [0, 40, 100], middle: [108, 150], focal: 268 });
const FLOOR = { left: -1010, right: 320, near: -190, far: 150 };

/** What they all march on, in mm. */
const LINE_AT = 199;

/** From sole to the middle of a head, in mm, at most: who is eleven goes under the table too. */
const TALL = 92;

/** Far: a tablecloth goes up like a curtain over a parade, small and whole; before it, unnoticed, somebody. */
export const page01: Painting = ({ hero, things }) => {
  const worn = inPyjamas(hero);
  const rolls = Boolean(hero.wheelchair);
  const marches = (size: number): PlacedHero =>
    placeHero(
      worn,
      size,
      'ground',
      [rolls ? 121 : 118, LINE_AT],
      {
        pose: 'walk',
        mood: 'wonder',
        face: { brow: [-10, -14, -8], eyes: 'open', mouth: GRIN, flushed: true },
        yaw: 52,
        pitch: 4,
        nod: -6,
        gaze: [0.6, 0.1],
        body: { lean: rolls ? 0 : 4 },
        armL: { upper: [84, 14], lower: [124, 10], hand: 'hold' },
        armR: byTheHandle(rolls),
      },
      LOUD,
    );
  const kid = noTaller(marches, 35, TALL);
  const [, base] = LOW.see([0, 0, FLOOR.far]);
  const art =
    under(base) +
    kitchenWindow(LOUD, SEVEN, { x: 180, y: 98, width: 34, height: 40 }) +
    at(198, 138.6, 0.44, lettuce(LOUD)) +
    cloth() +
    follower([17, LINE_AT], 0.34, wagon(LOUD, thing(things[0], LOUD)), 90) +
    follower([46, LINE_AT - 1], 0.36, duck(LOUD, { eye: 'open' }), 80) +
    follower(
      [74, LINE_AT],
      0.42,
      bear(LOUD, { arms: [-6, -22], eyes: 'open', plays: true, stride: 14 }),
      60,
    ) +
    kid.shadow +
    // Of an arm that is short yet, clear of an eye.
    drummer(kid, LOUD, hero.years < 3 ? -72 : -116) +
    follower([181, LINE_AT + 4], 0.25, snail(LOUD, { pose: 'ahead' }), 150);
  return {
    art,
    quiet: { box: { ...SAFE, height: 45 }, ink: 'dark', largest: LARGE },
    faces: [kid.face],
    overFold: () =>
      asGround(under(base) + cloth() + seam()) +
      [-30, -60, -90, -120]
        .map((x, i) => at(x, LINE_AT + 5, 0.54, ant(i === 3), 0, -0.54))
        .join(''),
  };
};

/** Beyond the fold it hangs nearly to the floor, and a dedication is read on it; it is drawn aside for a parade. */
const KNOTS: readonly Point[] = [
  [-222, 148],
  [-194, 152],
  [-166, 154],
  [-138, 154],
  [-110, 153],
  [-82, 151],
  [-55, 146],
  [-32, 137],
  [-14, 122],
  [-2, 102],
  [14, 85],
  ...levelHem(76).map(([x, y]): Point => [x + 41, y]),
];

const cloth = (): string => calm(hangingCloth(KNOTS, '#fff0d0', '#e8603f', '#efb878'));

/** Round what is sewn on to it over the dedication: a border, and the stitches that hold it. */
const seam = (): string =>
  line(disc(...SEWN_ON, 28.8), '#4f9aa6', 2.2) +
  line(
    Array.from({ length: 24 }, (_, i) => {
      const end = (r: number): string =>
        `${num(SEWN_ON[0] + Math.cos((i * Math.PI) / 12) * r)} ${num(SEWN_ON[1] + Math.sin((i * Math.PI) / 12) * r)}`;
      return `M${end(28)}L${end(31)}`;
    }).join(''),
    '#e8603f',
    0.9,
  );

/** Where a book has what its child loves, in mm: above a dedication that keeps clear of the ants. */
const SEWN_ON = [-104.5, 54.8] as const;

/** Wall and floor, as far as both pages go, and darker the nearer to the table. */
const under = (base: number): string =>
  wall(SEVEN, base, { from: -SHEET, to: SHEET }) +
  pool(112, 136, 110, 74, '#ffd75e', 0.85) +
  wainscot(LOW, SEVEN, FLOOR, 40) +
  tiles(LOW, SEVEN, FLOOR) +
  skirting(LOW, SEVEN, FLOOR) +
  box(
    -SHEET,
    66,
    2 * SHEET,
    70,
    linear([
      [0, '#8a3a2c', 0.6],
      [0.3, '#c9622f', 0.24],
      [1, '#c9622f', 0],
    ]),
  );

const follower = ([x, y]: Point, k: number, art: string, wide: number): string =>
  patch(LOUD, x, y, wide * k) + at(x, y, k, art);
