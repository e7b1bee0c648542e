import type { Point3 } from '#bookmaking/drawing/geometry.ts';
import { tone } from '#bookmaking/drawing/light.ts';
import { at, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { FROM_THE_LEFT, laidIn } from '#bookmaking/frame.ts';
import { headToSit } from '#bookmaking/hero/head-size.ts';
import { parkedChair } from '#bookmaking/hero/parked-chair.ts';
import { inPyjamas, placeHero } from '#bookmaking/hero/place-hero.ts';
import { cameraAt } from '#bookmaking/house/camera.ts';
import { SAFE, SHEET } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Cast, Painting, Picture } from '#bookmaking/title.ts';
import { bearOnBack } from '#titles/very-slow-parade/cast/bear.ts';
import { duck } from '#titles/very-slow-parade/cast/duck.ts';
import { lidFlat, potTurned } from '#titles/very-slow-parade/cast/pot.ts';
import { snail } from '#titles/very-slow-parade/cast/snail.ts';
import { wagon } from '#titles/very-slow-parade/cast/wagon.ts';
import { silverLine, skirting, tiles } from '#titles/very-slow-parade/set/floor.ts';
import { DARK } from '#titles/very-slow-parade/set/hours.ts';
import { pool, wall } from '#titles/very-slow-parade/set/kitchen.ts';
import { NIGHT } from '#titles/very-slow-parade/set/lights.ts';
import { patch, standing } from '#titles/very-slow-parade/set/stage.ts';
import { refrigerator, stove } from '#titles/very-slow-parade/set/stove.ts';

const ABOVE = cameraAt({ from: [0, 300, -190], to: [0, 0, 20], middle: [108, 118], focal: 330 });
const FLOOR = { left: -930, right: 330, near: -120, far: 110 };

/** From above, almost all floor: everything sleeps where it stopped, and one snail does not. */
export const page10: Painting = (cast) => paint(cast, 0);
/** Over the fold, at the left: where the silver line has been, under a table that sleeps as well. */
export const spread10: Painting = (cast) => laidIn(FROM_THE_LEFT, paint(cast, -210));

function paint({ hero, things }: Cast, from: number): Picture {
  const wide = from < 0;
  const kid = placeHero(
    inPyjamas(hero),
    headToSit(hero, 66, 35),
    'head',
    [104, 72],
    {
      pose: 'asleep',
      mood: 'sleepy',
      face: { eyes: 'soft', lids: { upper: 0.5, lower: 0.1, slant: -4 }, brow: [1, -3, 4] },
      yaw: 12,
      pitch: 34,
      gaze: [0.9, 0.2],
    },
    NIGHT,
  );
  const bear = ABOVE.see([-56, 0, -70]);
  const [, base] = ABOVE.see([0, 0, FLOOR.far]);
  const art =
    wall(DARK, base + 1, { from, to: SHEET }) +
    tiles(ABOVE, DARK, FLOOR) +
    skirting(ABOVE, DARK, FLOOR) +
    moonPanes() +
    (wide ? nightThings(base) : '') +
    silverLine(
      ABOVE,
      [
        ...(wide ? BEFORE : []),
        [-150, 0, -40],
        [-96, 0, -50],
        [-40, 0, -50],
        [10, 0, -84],
        [70, 0, -80],
        [88, 0, -40],
        [40, 0, -10],
        [-30, 0, -8],
        [-76, 0, 8],
        [-62, 0, 22],
        [-20, 0, 25],
        [14, 0, 32],
        [20, 0, 46],
        [19, 0, 61],
      ],
      1,
    ) +
    pool(84, 60, 74, 44, '#8fc0de', 0.36) +
    kid.shadow +
    parkedChair(hero, 24, [188, 84], -30, NIGHT) +
    kid.art +
    standing(ABOVE, [56, 74], 0.28, potTurned(NIGHT), NIGHT, 70) +
    standing(ABOVE, [30, 62], 0.17, snail(NIGHT, { pose: 'ahead' }), NIGHT, 150) +
    standing(ABOVE, [-34, 2], 0.42, duck(NIGHT, { eye: 'shut' }), NIGHT, 80) +
    standing(ABOVE, [60, -50], 0.46, wagon(NIGHT, thing(things[0], NIGHT)), NIGHT, 90) +
    patch(NIGHT, bear[0], bear[1], 50) +
    at(bear[0], bear[1], 0.42, bearOnBack(NIGHT, { arms: [64, 40], eyes: 'shut', key: 8 })) +
    at(bear[0] + 6, bear[1] - 16, 0.4, lidFlat(NIGHT)) +
    (wide ? sleepingTable() : tableCorner());
  return {
    art,
    quiet: { box: { ...SAFE, height: 22 }, ink: 'light' },
    faces: [kid.face],
  };
}

/** The way until here, with the place where it stopped to think. In cm. */
const BEFORE: readonly Point3[] = [
  [-420, 0, 40],
  [-350, 0, 58],
  [-290, 0, 52],
  [-250, 0, 20],
  [-270, 0, -14],
  [-310, 0, -6],
  [-306, 0, 24],
  [-262, 0, 34],
  [-206, 0, 6],
];

/** By the wall: the stove, two slippers side by side, an ant that had a part in it. */
const nightThings = (base: number): string =>
  at(-132, base + 6, 0.94, stove(NIGHT, 0.25)) +
  at(-70, base + 8, 0.86, refrigerator(NIGHT, '')) +
  pool(-132, base + 20, 60, 26, '#e0935a', 0.28) +
  at(-178, 92, 0.5, slipper(), 18) +
  at(-164, 94, 0.5, slipper(), 10) +
  line('M-30 96l16 7', '#8a6a5a', 2.2) +
  oval(-12, 104, 4.6, 3, '#a98467');

const slipper = (): string => {
  const t = tone(NIGHT, '#a0564a');
  return (
    oval(1, 2, 12, 20, '#081726', 'fill-opacity=".45"') +
    path('M-10 -8C-12 -26 12 -26 10 -8C9 8 11 20 0 20C-11 20 -9 8 -10 -8Z', t.shade) +
    path('M-10 -6C-12 -26 12 -26 10 -6C4 0 -4 0 -10 -6Z', t.base)
  );
};

/** All of the table that we look over: its cloth, a pot with one breath left in it, two cups, and mitts laid together. */
function sleepingTable(): string {
  const cup = (x: number, y: number, color: string): string => {
    const t = tone(NIGHT, color);
    return (
      oval(x + 1, y + 2, 13, 7.4, '#2b4a60', 'fill-opacity=".6"') +
      oval(x, y, 12, 7, tone(NIGHT, '#f4e6cc').base) +
      oval(x, y - 3, 7.4, 5, t.base) +
      oval(x, y - 4, 5.8, 3.6, '#3a2c34')
    );
  };
  const mitt = tone(NIGHT, '#e9896a');
  return (
    oval(-104, 252, 186, 86, '#081726', 'fill-opacity=".55"') +
    oval(-110, 250, 178, 80, '#54748a') +
    oval(-112, 246, 175, 77, '#7f9fb2') +
    oval(-112, 246, 164, 70, 'none', 'stroke="#41748c" stroke-width="1.4"') +
    oval(-112, 246, 160, 67.6, 'none', 'stroke="#41748c" stroke-width=".5"') +
    cup(-170, 200, '#4f8fa8') +
    cup(-66, 196, '#e9896a') +
    at(
      -118,
      202,
      1,
      path('M-18 -2C-20 -12 -10 -16 0 -13C6 -11 6 -4 0 0C-6 4 -16 4 -18 -2Z', mitt.base) +
        path('M-6 2C-10 -6 0 -12 10 -10C20 -8 22 0 16 4C8 8 -2 8 -6 2Z', mitt.lite) +
        line('M0 -1L16 1M4 -6L12 5', mitt.shade, 0.9),
    )
  );
}

/** What the window lays on the floor: four panes of rainy blue. */
const moonPanes = (): string =>
  pool(92, 132, 80, 56, '#9fd0ec', 0.22) +
  path(
    'M70 96L104 92L116 124L78 129ZM108 91.6L142 88L160 118L120 123.4ZM79 133L117 128L131 166L89 173ZM121 127.4L162 122L182 158L136 165Z',
    '#a9d6ef',
    'fill-opacity=".14"',
  );

/** The edge of the table that we look over. */
const tableCorner = (): string =>
  oval(6, 236, 82, 46, '#081726', 'fill-opacity=".5"') +
  oval(0, 240, 80, 46, '#54748a') +
  oval(-2, 237, 78, 44, '#7f9fb2') +
  line('M-4 199C30 199 62 212 70 226', '#41748c', 1.4) +
  line('M-4 202C28 202 58 214 66 226', '#41748c', 0.5);
