import type { Point } from '#bookmaking/drawing/geometry.ts';
import { asGround, at } from '#bookmaking/drawing/marks.ts';
import { SHOUT } from '#bookmaking/hero/more-mouths.ts';
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
import { skirting, tiles } from '#titles/very-slow-parade/set/floor.ts';
import { SEVEN } from '#titles/very-slow-parade/set/hours.ts';
import { CUPS, cup, pool, wainscot, wall } from '#titles/very-slow-parade/set/kitchen.ts';
import { kitchenWindow, lettuce } from '#titles/very-slow-parade/set/kitchen-window.ts';
import { LOUD } from '#titles/very-slow-parade/set/lights.ts';
import { patch } from '#titles/very-slow-parade/set/stage.ts';
import { roundTable } from '#titles/very-slow-parade/set/table.ts';
import { LARGE } from '#titles/very-slow-parade/set/type.ts';

const LOW = cameraAt({ from: [0, 40, -330], to: [0, 40, 100], middle: [108, 150], focal: 268 });
const FLOOR = { left: -1010, right: 320, near: -190, far: 150 };

/** What the one in front marches on, in mm. */
const LINE_AT = 204;

/** From sole to the middle of a head, in mm, at most: hair keeps clear of words. */
const TALL = 103;

/** A spoon as high up as an arm is long, eyes on the pot, a knee in the air; round a table they all come behind, and before them, unnoticed, there is somebody. */
export const page01: Painting = ({ hero, things }) => {
  const worn = inPyjamas(hero);
  const rolls = Boolean(hero.wheelchair);
  const marches = (size: number): PlacedHero =>
    placeHero(
      worn,
      size,
      'ground',
      [rolls ? 129 : 133, LINE_AT],
      {
        pose: 'walk',
        mood: 'wonder',
        face: { brow: [-10, -16, -9], eyes: 'open', mouth: SHOUT, flushed: true },
        yaw: 54,
        pitch: 4,
        nod: 10,
        gaze: [0.9, 1],
        body: {
          lean: rolls ? -4 : -13,
          roll: 0,
          shrug: 6,
          legL: { upper: [82, 4], lower: [-6, 0], foot: -12 },
          legR: { upper: [-8, 2], lower: [-14, 2], foot: 8 },
        },
        armL: { upper: [126, 20], lower: [166, 12], hand: 'hold' },
        armR: byTheHandle(rolls),
      },
      LOUD,
    );
  const kid = noTaller(marches, 44, rolls ? 96 : TALL);
  const [, base] = LOW.see([0, 0, FLOOR.far]);
  const art =
    room(base) +
    kitchenWindow(LOUD, SEVEN, { x: 182, y: 92, width: 32, height: 40 }) +
    at(198, 132.6, 0.44, lettuce(LOUD)) +
    follower([22, 169], 0.29, wagon(LOUD, thing(things[0], LOUD)), 90) +
    follower([51, 179], 0.36, duck(LOUD, { eye: 'open' }), 80) +
    follower(
      [80, 203],
      0.55,
      bear(LOUD, {
        arms: [-4, -46],
        eyes: 'open',
        gaze: [0.9, -0.7],
        plays: true,
        stride: 18,
      }),
      60,
    ) +
    kid.shadow +
    drummer(kid, LOUD, -112) +
    follower([187, LINE_AT + 5], 0.25, snail(LOUD, { pose: 'ahead' }), 150);
  return {
    art,
    quiet: { box: { ...SAFE, height: 45 }, ink: 'dark', largest: LARGE },
    faces: [kid.face],
    dedicated: { x: -194, y: 19, width: 176, height: 40 },
    overFold: () => asGround(room(base)) + table() + band(),
  };
};

/** Wall and floor, as far as both pages go. */
const room = (base: number): string =>
  wall(SEVEN, base, { from: -SHEET, to: SHEET }) +
  pool(112, 136, 110, 74, '#ffd75e', 0.85) +
  pool(-106, 128, 150, 88, '#f7bd4e', 0.95) +
  wainscot(LOW, SEVEN, FLOOR, 40) +
  tiles(LOW, SEVEN, FLOOR) +
  skirting(LOW, SEVEN, FLOOR);

/** Once round it, and up to bed; still everything stands on it. */
const table = (): string =>
  patch(LOUD, -106, 186, 160) +
  at(-106, 186, 1.42, roundTable(LOUD, SEVEN.wood)) +
  at(-146, 83, 1.05, cup(LOUD, CUPS[0])) +
  at(-112, 85, 1.05, cup(LOUD, CUPS[1])) +
  at(-66, 83, 1.05, cup(LOUD, CUPS[2]));

/** At the very end, under the table, four who have a pea and macaroni. */
const band = (): string =>
  [-44, -80, -116, -152].map((x, i) => at(x, 206, 0.62, ant(i === 3), 0, -0.62)).join('');

const follower = ([x, y]: Point, k: number, art: string, wide: number): string =>
  patch(LOUD, x, y, wide * k) + at(x, y, k, art);
