import type { Point } from '#bookmaking/drawing/geometry.ts';
import { asGround, at, box, shifted } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import { grip } from '#bookmaking/hero/close-hand.ts';
import { ownArm } from '#bookmaking/hero/own-arm.ts';
import { inPyjamas, type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
import { cameraAt } from '#bookmaking/house/camera.ts';
import { turnedLeg } from '#bookmaking/house/table.ts';
import { SAFE, SHEET } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Painting } from '#bookmaking/title.ts';
import { ant } from '#titles/very-slow-parade/cast/ant.ts';
import { bear } from '#titles/very-slow-parade/cast/bear.ts';
import { duck } from '#titles/very-slow-parade/cast/duck.ts';
import { noTaller } from '#titles/very-slow-parade/cast/no-taller.ts';
import { pot, spoon, strap } from '#titles/very-slow-parade/cast/pot.ts';
import { snail } from '#titles/very-slow-parade/cast/snail.ts';
import { wagon } from '#titles/very-slow-parade/cast/wagon.ts';
import { hangingCloth } from '#titles/very-slow-parade/set/cloth.ts';
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
const TALL = 84;

/** Far: a tablecloth goes up like a curtain over a parade, small and whole; before it, unnoticed, somebody. */
export const page01: Painting = ({ hero, things }) => {
  const worn = inPyjamas(hero);
  const rolls = Boolean(hero.wheelchair);
  const marches = (size: number): PlacedHero =>
    placeHero(
      worn,
      size,
      'ground',
      [rolls ? 133 : 124, LINE_AT],
      {
        pose: 'walk',
        mood: 'wonder',
        face: { brow: [-10, -14, -8], eyes: 'open', mouth: 'tiny', flushed: true },
        puff: 1,
        yaw: 38,
        pitch: 4,
        nod: -8,
        gaze: [0.9, 0],
        body: { lean: -6, shrug: 6, legL: { upper: [58, 4], lower: [8, 2], foot: -20 } },
        armsByPage: true,
      },
      LOUD,
    );
  const kid = noTaller(marches, 32, TALL);
  const u = kid.scale;
  const [hx, hy] = kid.head;
  const drum: Point = [hx + 58 * u, hy + (rolls ? 152 : 158) * u];
  const raised: Point = [hx - 88 * u, hy - 44 * u];
  const up = ownArm(
    worn,
    kid,
    -1,
    { elbow: [hx - 84 * u, hy + 32 * u], wrist: raised, hand: grip, degrees: -86, size: 1.25 },
    LOUD,
  );
  const holds = ownArm(
    worn,
    kid,
    1,
    {
      elbow: [hx + 66 * u, hy + 88 * u],
      wrist: [drum[0] + 34 * u, drum[1] - 68 * u],
      hand: grip,
      degrees: 70,
      size: 1.2,
    },
    LOUD,
  );
  const [, base] = LOW.see([0, 0, FLOOR.far]);
  const art =
    wall(SEVEN, base) +
    pool(112, 136, 110, 74, '#ffd75e', 0.85) +
    wainscot(LOW, SEVEN, FLOOR, 40) +
    kitchenWindow(LOUD, SEVEN, { x: 180, y: 98, width: 34, height: 40 }) +
    at(198, 138.6, 0.44, lettuce(LOUD)) +
    tiles(LOW, SEVEN, FLOOR) +
    skirting(LOW, SEVEN, FLOOR) +
    underTable() +
    at(40, base + 16, 1.3, turnedLeg(LOUD, SEVEN.wood)) +
    at(162, base + 16, 1.3, turnedLeg(LOUD, SEVEN.wood)) +
    hangingCloth(76, '#fff0d0', '#e8603f', '#efb878') +
    follower([20, LINE_AT], 0.37, wagon(LOUD, thing(things[0], LOUD)), 90) +
    follower([57, LINE_AT - 1], 0.36, duck(LOUD, { eye: 'open' }), 80) +
    follower(
      [88, LINE_AT],
      0.44,
      bear(LOUD, { arms: [-6, -22], eyes: 'open', plays: true, stride: 14 }),
      60,
    ) +
    kid.shadow +
    holds.art +
    kid.art +
    strap(kid, drum) +
    at(drum[0], drum[1], 1.16 * u, pot(LOUD)) +
    holds.before +
    up.art +
    at(raised[0], raised[1] - 4 * u, 1.1 * u, spoon(LOUD), -64) +
    up.before +
    follower([190, LINE_AT + 4], 0.22, snail(LOUD, { pose: 'ahead' }), 150);
  return {
    art,
    quiet: { box: { ...SAFE, height: 45 }, ink: 'dark', largest: LARGE },
    faces: [kid.face],
    overFold: () =>
      asGround(
        wall(SEVEN, base, { from: -SHEET, to: 4 }) +
          wainscot(LOW, SEVEN, FLOOR, 40) +
          tiles(LOW, SEVEN, FLOOR) +
          skirting(LOW, SEVEN, FLOOR) +
          pool(-104, 100, 120, 90, '#fff6d8', 0.8) +
          pool(4, 84, 40, 50, '#c9622f', 0.22) +
          shifted(-SHEET + 6, 0, hangingCloth(76, '#fff0d0', '#e8603f', '#efb878')),
      ) +
      at(-46, LINE_AT + 2, 1.05, ant(false), 0, -1.05) +
      at(-100, LINE_AT + 3, 1.05, ant(true), 0, -1.05),
  };
};

/** What is under a table is darker than what is beyond it. */
const underTable = (): string =>
  box(
    0,
    66,
    SHEET,
    70,
    linear([
      [0, '#8a3a2c', 0.6],
      [0.3, '#c9622f', 0.24],
      [1, '#c9622f', 0],
    ]),
  );

const follower = ([x, y]: Point, k: number, art: string, wide: number): string =>
  patch(LOUD, x, y, wide * k) + at(x, y, k, art);
