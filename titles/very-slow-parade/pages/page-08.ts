import { disc, num } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import type { Light } from '#bookmaking/drawing/light.ts';
import { asGround, at, box, line, path } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import { SOFT_SMILE } from '#bookmaking/hero/more-mouths.ts';
import { parkedChair } from '#bookmaking/hero/parked-chair.ts';
import { inPyjamas, outOfChair, type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
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
import { patch } from '#titles/very-slow-parade/set/stage.ts';
import { refrigerator } from '#titles/very-slow-parade/set/stove.ts';
import { LARGE } from '#titles/very-slow-parade/set/type.ts';

const QUIET = cameraAt({ from: [0, 80, -280], to: [0, 80, 60], middle: [108, 104], focal: 250 });
const FLOOR = { left: -960, right: 330, near: -180, far: 110 };

/** One wall in one piece: of two the brush's strokes ended at the fold. */
const BOTH_PAGES = { from: -SHEET, to: SHEET };

/** White enamel, out of what light there is. */
const DIM: Light = { ...BLUE, key: '#4d7696', cast: '#1f4262', castAmount: 0.58 };

/** Bound, what hums is heard on both pages; alone, there are words above it. */
const BOUND = {
  ...{ seat: [100, 196] as Point, head: 50, tall: 92 },
  chair: [146, 150] as Point,
  rains: [62, 72],
  pane: { x: 146, y: 26, width: 52, height: 70 },
  tick: [112, 34] as Point,
  hums: [34, 0.98] as const,
  last: [168, 198] as Point,
};
const ALONE = {
  ...{ seat: [96, 196] as Point, head: 40, tall: 74 },
  chair: [142, 158] as Point,
  rains: [35, 41],
  pane: { x: 150, y: 76, width: 48, height: 52 },
  tick: [116, 86] as Point,
  hums: [34, 0.64] as const,
  last: [164, 202] as Point,
};

/** Small on a wide floor, in what light a window gives, somebody has sat down and shut both eyes: there are things in a wait. */
export const page08: Painting = ({ hero, things, beside = false }) => {
  const at8 = beside ? BOUND : ALONE;
  const { pane, tick, last, seat } = at8;
  const listens = (size: number): PlacedHero =>
    placeHero(
      outOfChair(inPyjamas(hero)),
      size,
      'ground',
      seat,
      {
        pose: 'kneel',
        mood: 'wonder',
        face: { mouth: SOFT_SMILE, brow: [-10, -14, -8], eyes: 'closed' },
        yaw: 40,
        pitch: -4,
        nod: -10,
        tilt: -8,
        body: { lean: -2, shrug: 2 },
        // A palm on each thigh.
        armL: { upper: [16, 8], lower: [38, -6], hand: 'rest' },
        armR: { upper: [20, 6], lower: [40, -4], hand: 'rest' },
      },
      BLUE,
    );
  const kid = noTaller(listens, at8.head, at8.tall);
  const [, base] = QUIET.see([0, 0, FLOOR.far]);
  const [hx, k] = at8.hums;
  const hum: Point = [hx, base - 44 * k];
  const rain: Point = [pane.x + pane.width / 2, pane.y + pane.height / 2];
  const room = (): string =>
    wall(LISTENING, base, beside ? BOTH_PAGES : undefined) +
    (beside ? farFromTheWindow(base) : '') +
    // Faint where words may lie on them.
    `<g opacity="${beside ? 0.32 : 1}">${heard(hum, [44 * k, 58 * k], HUM, 1)}</g>` +
    (beside ? `<g opacity=".2">${heard(hum, FAR, HUM, 1.4)}</g>` : '') +
    tiles(QUIET, LISTENING, FLOOR) +
    skirting(QUIET, LISTENING, FLOOR);
  const art =
    room() +
    pool(rain[0], rain[1] + 6, 80, 72, '#a9d2ea', 0.5) +
    kitchenWindow(BLUE, LISTENING, pane, { rain: 1 }) +
    at(rain[0] + 2, pane.y + pane.height + 1, 0.5, lettuce(BLUE)) +
    at(...tick, 0.36, clock(BLUE, 7.62)) +
    moonlight(base) +
    at(186, base + 1, 0.8, mouse(BLUE)) +
    at(hx, base + 6, k, refrigerator(DIM, '')) +
    heard(tick, [17, 24], 'stroke-dasharray="2 3.97"', 1.1) +
    heard(rain, at8.rains, 'stroke-dasharray=".1 3.4"', 1.3) +
    (beside ? '' : asleepAlready(28, 184, 24, 206, 0.3)) +
    parkedChair(hero, 25, at8.chair, 36, BLUE) +
    kid.shadow +
    kid.art +
    patch(BLUE, ...last, 46) +
    at(...last, 0.46, wagon(BLUE, thing(things[0], BLUE))) +
    heard([last[0], last[1] - 14], [25, 31], 'stroke-dasharray="7 2.6"', 0.9) +
    patch(BLUE, 196, 210, 24) +
    at(196, 211, 0.17, snail(BLUE, { pose: 'ahead' }));
  return {
    art,
    quiet: { box: { ...SAFE, height: 46 }, ink: 'light', largest: LARGE },
    faces: [kid.face],
    ...(beside && {
      overFold: () =>
        asGround(room()) + asleepAlready(-96, 184, -40, 196, 0.5) + drum(-164, 206, 0.66),
    }),
  };
};

/** The further from the window, the darker the wall: words are read there. */
const farFromTheWindow = (base: number): string =>
  box(
    -SHEET - 10,
    -10,
    2 * SHEET + 20,
    base + 10,
    linear(
      [
        [0, '#173450', 0.55],
        [0.5, '#173450', 0.5],
        [0.8, '#173450', 0],
      ],
      0,
      0,
      1,
      0,
    ),
  );

/** How a refrigerator hums. */
const HUM = 'stroke-dasharray="12 1.4"';
/** How far it is heard at night, in mm. */
const FAR = [78, 104, 136, 174, 218, 268] as const;

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
