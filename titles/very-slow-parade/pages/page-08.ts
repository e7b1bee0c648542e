import { disc, num } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { asGround, at, calm, line, path } from '#bookmaking/drawing/marks.ts';
import { inPyjamas, type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
import { cameraAt } from '#bookmaking/house/camera.ts';
import { SAFE, SHEET } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Painting } from '#bookmaking/title.ts';
import { bearOnBack } from '#titles/very-slow-parade/cast/bear.ts';
import { crayonParade } from '#titles/very-slow-parade/cast/crayon-parade.ts';
import { duck } from '#titles/very-slow-parade/cast/duck.ts';
import { mouse } from '#titles/very-slow-parade/cast/mouse.ts';
import { noTaller } from '#titles/very-slow-parade/cast/no-taller.ts';
import { pot, spoon } from '#titles/very-slow-parade/cast/pot.ts';
import { snail } from '#titles/very-slow-parade/cast/snail.ts';
import { wagon } from '#titles/very-slow-parade/cast/wagon.ts';
import { shining, skirting, tiles } from '#titles/very-slow-parade/set/floor.ts';
import { LISTENING, RINGS } from '#titles/very-slow-parade/set/hours.ts';
import { clock, pool, wall } from '#titles/very-slow-parade/set/kitchen.ts';
import { kitchenWindow, lettuce } from '#titles/very-slow-parade/set/kitchen-window.ts';
import { BLUE } from '#titles/very-slow-parade/set/lights.ts';
import { patch } from '#titles/very-slow-parade/set/stage.ts';
import { refrigerator } from '#titles/very-slow-parade/set/stove.ts';
import { LARGE } from '#titles/very-slow-parade/set/type.ts';

const QUIET = cameraAt({ from: [0, 80, -280], to: [0, 80, 60], middle: [108, 110], focal: 250 });
const FLOOR = { left: -960, right: 330, near: -180, far: 110 };

/** Far: the spoon is down, the kitchen is as large as it is, and there are things in the wait. */
export const page08: Painting = ({ hero, things, beside = false }) => {
  const rolls = Boolean(hero.wheelchair);
  const worn = inPyjamas(hero);
  const sits = (size: number): PlacedHero =>
    placeHero(
      worn,
      size,
      'ground',
      [beside ? (rolls ? 118 : 112) : 112, 202],
      {
        pose: rolls ? 'sit' : 'floor',
        mood: 'wonder',
        face: { mouth: 'tiny', brow: [-10, -13, -6], eyes: 'open' },
        yaw: 58,
        pitch: 4,
        gaze: [0.7, -0.8],
        tilt: 4,
        nod: -18,
        // Leaning back on straight arms: nobody drums like that.
        body: {
          lean: rolls ? -4 : -18,
          legL: { upper: [84, 8], lower: [80, 6], foot: -50 },
          legR: { upper: [104, 16], lower: [60, 6], foot: -12 },
        },
        armR: rolls
          ? { upper: [-26, 22], lower: [22, 2], hand: 'hold' }
          : { upper: [-40, 8], lower: [-30, 4], hand: 'press' },
        armL: rolls
          ? { upper: [10, 10], lower: [50, 0], hand: 'rest' }
          : { upper: [-24, 8], lower: [-24, 0], hand: 'press' },
      },
      BLUE,
    );
  const kid = noTaller(sits, beside ? 42 : 31, rolls ? (beside ? 92 : 66) : beside ? 66 : 50);
  const [hx, hy] = kid.head;
  const [, base] = QUIET.see([0, 0, FLOOR.far]);
  const tall = beside ? 1.18 : 0.82;
  const cold: Point = [38, base + 6 - 62 * tall];
  const tick: Point = beside ? [108, 56] : [106, 89];
  const pane = beside
    ? { x: 148, y: 34, width: 52, height: 70 }
    : { x: 152, y: 80, width: 48, height: 52 };
  const last: Point = [beside ? 44 : 28, 206];
  const rain: Point = [pane.x + pane.width / 2, pane.y + pane.height / 2];
  const art =
    wall(LISTENING, base) +
    pool(rain[0], rain[1] + 6, 80, 72, '#a9d2ea', 0.5) +
    kitchenWindow(BLUE, LISTENING, pane, { rain: 1 }) +
    at(rain[0] + 2, pane.y + pane.height + 1, 0.5, lettuce(BLUE)) +
    at(...tick, 0.36, clock(BLUE, 7.62)) +
    tiles(QUIET, LISTENING, FLOOR) +
    skirting(QUIET, LISTENING, FLOOR) +
    moonlight(base) +
    (beside ? thrown(base) : '') +
    patch(BLUE, 40, base + 6, 74 * tall) +
    at(38, base + 6, tall, refrigerator(BLUE, crayonParade(BLUE)) + inTheDark()) +
    heard(cold, beside ? [66, 76] : [39, 47], 'stroke-dasharray="12 1.4"', 1) +
    heard(tick, beside ? [17, 24, 31] : [15.5, 20.5], 'stroke-dasharray="2 3.97"', 1.1) +
    heard(rain, beside ? [48, 56] : [38, 44], 'stroke-dasharray=".1 3.4"', 1.3) +
    (beside ? '' : asleepAlready(78, 176, 163, 178, 0.28)) +
    shining(
      [
        [126, 222],
        [140, 214],
        [156, 210],
        [176, 208],
      ],
      [1.1, 1.1, 1.1, 1],
      0.7,
    ) +
    patch(BLUE, 186, 207, 32) +
    at(186, 208, 0.22, snail(BLUE, { pose: 'ahead' })) +
    pool(hx + 4, hy + 6, 40, 44, '#a9d2ea', 0.55) +
    kid.shadow +
    kid.art +
    (beside ? '' : drum(72, 206)) +
    patch(BLUE, ...last, 38) +
    at(...last, 0.44, wagon(BLUE, thing(things[0], BLUE))) +
    heard([last[0], 193], [23], 'stroke-dasharray="7 2.6"', 0.9);
  return {
    art,
    quiet: { box: { ...SAFE, height: 54 }, ink: 'light', largest: LARGE },
    faces: [kid.face],
    ...(beside && {
      overFold: () =>
        asGround(
          wall(LISTENING, base, { from: -SHEET, to: 4 }) +
            tiles(QUIET, LISTENING, FLOOR) +
            skirting(QUIET, LISTENING, FLOOR) +
            pool(-130, 112, 136, 96, '#16314a', 0.75) +
            thrown(base),
        ) +
        at(-25, base + 1, 0.95, mouse(BLUE)) +
        asleepAlready(-178, 198, -122, 200, 0.42) +
        drum(-68, 204) +
        heard(cold, [66, 76], 'stroke-dasharray="12 1.4"', 1),
    }),
  };
};

/** What one thing gives off, all its rings in one stroke, each thing with beats of its own. */
const heard = ([x, y]: Point, radii: readonly number[], beat: string, width: number): string =>
  line(radii.map((r) => disc(x, y, r)).join(''), RINGS.hush, width, `stroke-opacity=".72" ${beat}`);

/** It hums, and is not looked at: as large as it is, and no brighter than the wall lets it be. */
const inTheDark = (): string =>
  calm(
    path(
      'M-29 -4V-104C-29 -114 -22 -118 -14 -118H14C22 -118 29 -114 29 -104V-4Z',
      '#1d4059',
      'fill-opacity=".5"',
    ),
  );

/** The spoon has been put into it: nobody needs one now. */
const drum = (x: number, y: number): string =>
  patch(BLUE, x, y, 40) + at(x + 3, y - 18, 0.42, spoon(BLUE), -62) + at(x, y, 0.44, pot(BLUE));

/** Where each of them stopped. */
const asleepAlready = (bear: number, y: number, bird: number, z: number, k: number): string =>
  patch(BLUE, bear, y, 94 * k) +
  at(bear, y + 1, k, bearOnBack(BLUE, { arms: [84, 78], eyes: 'shut', key: 26 })) +
  patch(BLUE, bird - 2, z, 80 * k) +
  at(bird, z + 1, k, duck(BLUE, { eye: 'shut', onThree: true }), 8);

/** What that leaves dark: one shadow from the foot of a refrigerator, along the floor and up the wall of the other page. */
const thrown = (base: number): string =>
  path(
    `M70 ${num(base + 9)}H6L-52 ${num(base)}L-122 -8H-40L26 ${num(base)}Z`,
    '#0d2136',
    'fill-opacity=".34"',
  );

/** What comes in at the window lies on the floor, and somebody sits in it. */
const moonlight = (base: number): string =>
  path(`M134 ${num(base)}H194L170 216H52Z`, '#cfe6f7', 'fill-opacity=".2"');
