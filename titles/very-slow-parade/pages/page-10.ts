import type { Point } from '#bookmaking/drawing/geometry.ts';
import { clamp } from '#bookmaking/drawing/geometry.ts';
import type { Light } from '#bookmaking/drawing/light.ts';
import { at, path } from '#bookmaking/drawing/marks.ts';
import { FROM_THE_LEFT, laidIn } from '#bookmaking/frame.ts';
import { SOFT_SMILE } from '#bookmaking/hero/more-mouths.ts';
import { parkedChair } from '#bookmaking/hero/parked-chair.ts';
import { inPyjamas, outOfChair, placeHero } from '#bookmaking/hero/place-hero.ts';
import { cameraAt } from '#bookmaking/house/camera.ts';
import { SAFE, SHEET } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Cast, Painting, Picture } from '#bookmaking/title.ts';
import { bearOnBack } from '#titles/very-slow-parade/cast/bear.ts';
import { duck } from '#titles/very-slow-parade/cast/duck.ts';
import { lidFlat, potTurned } from '#titles/very-slow-parade/cast/pot.ts';
import { snail } from '#titles/very-slow-parade/cast/snail.ts';
import { wagon } from '#titles/very-slow-parade/cast/wagon.ts';
import { shining, skirting, tiles } from '#titles/very-slow-parade/set/floor.ts';
import { DARK } from '#titles/very-slow-parade/set/hours.ts';
import { pool, wall } from '#titles/very-slow-parade/set/kitchen.ts';
import { kitchenWindow, lettuce } from '#titles/very-slow-parade/set/kitchen-window.ts';
import { NIGHT } from '#titles/very-slow-parade/set/lights.ts';
import { patch } from '#titles/very-slow-parade/set/stage.ts';
import { refrigerator, stove } from '#titles/very-slow-parade/set/stove.ts';
import { roundTable } from '#titles/very-slow-parade/set/table.ts';

const DOWN = cameraAt({ from: [0, 180, -260], to: [0, 20, 30], middle: [108, 110], focal: 300 });
const FLOOR = { left: -930, right: 330, near: -120, far: 110 };

/** What is white in a kitchen whose lamp is out. */
const OUT: Light = { ...NIGHT, key: '#3d6282', cast: '#1f4262', castAmount: 0.62 };

/** At the height of a cheek on the tiles: everything sleeps where it stopped, and a silver line goes by before a nose. */
export const page10: Painting = (cast) => paint(cast, 0);
/** Over the fold, at the left: where the silver line has been, round a table that sleeps as well. */
export const spread10: Painting = (cast) => laidIn(FROM_THE_LEFT, paint(cast, -210));

function paint({ hero, things }: Cast, from: number): Picture {
  const wide = from < 0;
  const worn = outOfChair(inPyjamas(hero));
  const kid = placeHero(
    worn,
    // Whoever is longer is seen a little smaller: from nose to soles on the page.
    clamp(39 - (hero.years - 4) * 1.4, 28, 42),
    'ground',
    [70, 178],
    {
      pose: 'prone',
      mood: 'happy',
      face: {
        eyes: 'open',
        lids: { upper: 0.1, lower: 0.04, slant: 0 },
        brow: [-15, -13, -4],
        mouth: SOFT_SMILE,
      },
      yaw: 78,
      pitch: 4,
      nod: -78,
      gaze: [0.9, 0.7],
      body: { ...HEELS_UP },
    },
    NIGHT,
  );
  const [, base] = DOWN.see([0, 0, FLOOR.far]);
  const art =
    wall(DARK, base + 1, { from, to: SHEET }) +
    tiles(DOWN, DARK, FLOOR) +
    skirting(DOWN, DARK, FLOOR) +
    kitchenWindow(NIGHT, DARK, { x: 158, y: 8, width: 44, height: 38 }, { rain: 0.8 }) +
    at(181, 46.6, 0.42, lettuce(NIGHT)) +
    moonPanes() +
    shining(ONCE_AROUND, HALF, 1) +
    (wide ? nightThings(base) : '') +
    parkedChair(hero, 25, [141, 124], 36, NIGHT) +
    asleep([22, 92], 0.36, wagon(NIGHT, thing(things[0], NIGHT)), 90) +
    asleep([51, 94], 0.34, duck(NIGHT, { eye: 'shut' }), 80) +
    asleep([91, 98], 0.38, bearOnBack(NIGHT, { arms: [64, 40], eyes: 'shut', key: 8 }), 90) +
    at(96, 86, 0.36, lidFlat(NIGHT)) +
    pool(112, 130, 96, 60, '#8fc0de', 0.3) +
    kid.shadow +
    kid.art +
    asleep([186, 112], 0.42, potTurned(NIGHT), 70) +
    asleep([172, 198], 0.24, snail(NIGHT, { pose: 'ahead', otherEye: [-0.9, -0.3] }), 150);
  return {
    art,
    quiet: { box: { ...SAFE, width: 130, height: 30 }, ink: 'light' },
    faces: [kid.face],
  };
}

/** Both heels up, one higher than the other. */
const HEELS_UP = {
  legL: { upper: [4, 6], lower: [-74, 4], foot: 60 },
  legR: { upper: [0, 8], lower: [-44, 6], foot: 60 },
} as const;

/** The way of one evening: from where the parade stopped, behind the table, before a nose, and on to where a step stands. */
const ONCE_AROUND: readonly Point[] = [
  [114, 100],
  [96, 104],
  [48, 106],
  [-4, 107],
  [-60, 108],
  [-150, 116],
  [-200, 138],
  [-180, 172],
  [-90, 194],
  [-4, 205],
  [40, 207],
  [90, 207],
  [130, 203],
  [156, 199],
];
const HALF = [0.3, 0.8, 1, 1.1, 1.2, 1.4, 1.7, 2.1, 2.4, 2.5, 2.3, 1.9, 1.5, 1];

const asleep = ([x, y]: Point, k: number, art: string, wide: number): string =>
  patch(NIGHT, x, y, wide * k) + at(x, y, k, art);

/** By the wall what is big and quiet, and before it the table with its cloth, out of what light there is. */
const nightThings = (base: number): string =>
  at(-186, base + 6, 0.94, stove(OUT, 0.25)) +
  at(-62, base + 8, 0.86, refrigerator(OUT, '')) +
  pool(-186, base + 20, 60, 26, '#e0935a', 0.28) +
  patch(NIGHT, -112, 158, 130) +
  at(-128, 172, 1.5, roundTable(OUT, DARK.wood));

/** What the window lays on the floor: four panes of rainy blue. */
const moonPanes = (): string =>
  pool(92, 132, 80, 56, '#9fd0ec', 0.22) +
  path(
    'M70 96L104 92L116 124L78 129ZM108 91.6L142 88L160 118L120 123.4ZM79 133L117 128L131 166L89 173ZM121 127.4L162 122L182 158L136 165Z',
    '#a9d6ef',
    'fill-opacity=".14"',
  );
