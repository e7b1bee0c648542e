import { disc, num } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { asGround, at, line, path } from '#bookmaking/drawing/marks.ts';
import { SOFT_SMILE } from '#bookmaking/hero/more-mouths.ts';
import { inPyjamas, type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
import { cameraAt } from '#bookmaking/house/camera.ts';
import { SAFE, SHEET } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Painting } from '#bookmaking/title.ts';
import { bearOnBack } from '#titles/very-slow-parade/cast/bear.ts';
import { duck } from '#titles/very-slow-parade/cast/duck.ts';
import { mouse } from '#titles/very-slow-parade/cast/mouse.ts';
import { noTaller } from '#titles/very-slow-parade/cast/no-taller.ts';
import { lidFlat, pot, spoon } from '#titles/very-slow-parade/cast/pot.ts';
import { snail } from '#titles/very-slow-parade/cast/snail.ts';
import { wagon } from '#titles/very-slow-parade/cast/wagon.ts';
import { skirting, tiles } from '#titles/very-slow-parade/set/floor.ts';
import { LISTENING, RINGS } from '#titles/very-slow-parade/set/hours.ts';
import { clock, pool, wall } from '#titles/very-slow-parade/set/kitchen.ts';
import { kitchenWindow, lettuce } from '#titles/very-slow-parade/set/kitchen-window.ts';
import { BLUE } from '#titles/very-slow-parade/set/lights.ts';
import { nearFridge, onDoor } from '#titles/very-slow-parade/set/near-fridge.ts';
import { patch } from '#titles/very-slow-parade/set/stage.ts';
import { LARGE } from '#titles/very-slow-parade/set/type.ts';

const QUIET = cameraAt({ from: [0, 80, -280], to: [0, 80, 60], middle: [108, 110], focal: 250 });
const FLOOR = { left: -960, right: 330, near: -180, far: 110 };

/** One wall in one piece: of two the brush's strokes ended at the fold. */
const BOTH_PAGES = { from: -SHEET, to: SHEET };

/** A brow to the refrigerator, which is as large as it sounds: there are things in a wait. */
export const page08: Painting = ({ hero, things, beside = false }) => {
  const rolls = Boolean(hero.wheelchair);
  const worn = inPyjamas(hero);
  const listens = (size: number): PlacedHero =>
    placeHero(
      worn,
      size,
      'ground',
      [(beside ? 92 : 88) + (rolls ? 8 : 0), 203],
      {
        pose: rolls ? 'sit' : 'stand',
        mood: 'wonder',
        face: { mouth: SOFT_SMILE, brow: [-10, -14, -8], eyes: 'closed' },
        // An ear to it, and an arm across its door: as one hugs what hums.
        yaw: 14,
        pitch: 4,
        nod: 4,
        turn: 6,
        tilt: -12,
        body: { lean: 2, roll: -10, hips: 0, twist: 0 },
        armL: { upper: [-20, 16], lower: [-34, -34], hand: 'rest' },
        armR: { upper: [24, 74], lower: [24, 104], hand: 'press' },
      },
      BLUE,
    );
  const kid = noTaller(listens, beside ? 46 : 31, beside ? 118 : 78);
  const u = kid.scale;
  const [hx, hy] = kid.head;
  const [, base] = QUIET.see([0, 0, FLOOR.far]);
  const edge = hx - 46 * u;
  const tick: Point = beside ? [124, 44] : [106, 89];
  const pane = beside
    ? { x: 150, y: 30, width: 50, height: 68 }
    : { x: 152, y: 80, width: 48, height: 52 };
  const last: Point = beside ? [159, 205] : [150, 206];
  const rain: Point = [pane.x + pane.width / 2, pane.y + pane.height / 2];
  const art =
    wall(LISTENING, base, beside ? BOTH_PAGES : undefined) +
    pool(rain[0], rain[1] + 6, 80, 72, '#a9d2ea', 0.5) +
    kitchenWindow(BLUE, LISTENING, pane, { rain: 1 }) +
    at(rain[0] + 2, pane.y + pane.height + 1, 0.5, lettuce(BLUE)) +
    at(...tick, 0.36, clock(BLUE, 7.62)) +
    tiles(QUIET, LISTENING, FLOOR) +
    skirting(QUIET, LISTENING, FLOOR) +
    moonlight(base) +
    at(beside ? 180 : 160, base + 1, beside ? 1.05 : 0.7, mouse(BLUE)) +
    nearFridge(BLUE, edge, beside ? 10 : 66) +
    heard([edge, hy], [58 * u, 72 * u], 'stroke-dasharray="12 1.4"', 1) +
    heard(tick, beside ? [17, 24] : [15.5, 20.5], 'stroke-dasharray="2 3.97"', 1.1) +
    heard(rain, beside ? [48, 56] : [38, 44], 'stroke-dasharray=".1 3.4"', 1.3) +
    (beside ? '' : asleepAlready(28, 178, 26, 204, 0.3)) +
    patch(BLUE, 197, 207, 24) +
    at(197, 208, 0.15, snail(BLUE, { pose: 'ahead' })) +
    kid.shadow +
    kid.art +
    patch(BLUE, ...last, 46) +
    at(...last, beside ? 0.45 : 0.44, wagon(BLUE, thing(things[0], BLUE))) +
    heard([last[0], last[1] - 14], [beside ? 30 : 23], 'stroke-dasharray="7 2.6"', 0.9);
  return {
    art,
    quiet: { box: { ...SAFE, height: 46 }, ink: 'light', largest: LARGE },
    faces: [kid.face],
    ...(beside && {
      overFold: () =>
        asGround(
          wall(LISTENING, base, BOTH_PAGES) +
            tiles(QUIET, LISTENING, FLOOR) +
            skirting(QUIET, LISTENING, FLOOR) +
            nearFridge(BLUE, edge, 10),
        ) +
        onDoor(BLUE, -86, 210, 0.72) +
        asleepAlready(-108, 205, -50, 208, 0.44) +
        drum(-170, 221, 0.8),
    }),
  };
};

/** What one thing gives off, all its rings in one stroke, each thing with beats of its own. */
const heard = ([x, y]: Point, radii: readonly number[], beat: string, width: number): string =>
  line(radii.map((r) => disc(x, y, r)).join(''), RINGS.hush, width, `stroke-opacity=".72" ${beat}`);

/** The spoon has been put into it: nobody needs one now. */
const drum = (x: number, y: number, k: number): string =>
  patch(BLUE, x, y, 90 * k) +
  at(x + 6 * k, y - 42 * k, 0.95 * k, spoon(BLUE), -26) +
  at(x, y, k, pot(BLUE));

/** Where each of them stopped. */
const asleepAlready = (bear: number, y: number, bird: number, z: number, k: number): string =>
  patch(BLUE, bear, y, 94 * k) +
  at(bear, y + 1, k, bearOnBack(BLUE, { arms: [38, 20], eyes: 'shut', key: 8 })) +
  at(bear + 22 * k, y - 28 * k, 1.08 * k, lidFlat(BLUE), 4) +
  patch(BLUE, bird - 2, z, 80 * k) +
  at(bird, z + 1, k, duck(BLUE, { eye: 'shut', onThree: true }), 8);

/** What comes in at the window lies on the floor, and somebody sits in it. */
const moonlight = (base: number): string =>
  path(`M134 ${num(base)}H194L170 216H52Z`, '#cfe6f7', 'fill-opacity=".2"');
