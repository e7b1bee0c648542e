import type { Point } from '#bookmaking/drawing/geometry.ts';
import { at, box, oval } from '#bookmaking/drawing/marks.ts';
import { linear, radial } from '#bookmaking/drawing/sheet.ts';
import { turnedArt, turnedPoint } from '#bookmaking/drawing/turned.ts';
import { aboutAxle, tipped } from '#bookmaking/hero/tipped.ts';
import { lettered } from '#bookmaking/lettering/lettered.ts';
import { SAFE, SHEET, SPREAD } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Cast, Painting, Picture } from '#bookmaking/title.ts';
import { fistAt, heroHolding, type Stood } from '#titles/boots-for-an-octopus/cast/holding.ts';
import { octopus, way } from '#titles/boots-for-an-octopus/cast/octopus.ts';
import { standingSize } from '#titles/boots-for-an-octopus/cast/standing-size.ts';
import { burst, fan, flung, swell } from '#titles/boots-for-an-octopus/set/burst.ts';
import { WASHED } from '#titles/boots-for-an-octopus/set/lights.ts';
import { nearer } from '#titles/boots-for-an-octopus/set/nearer.ts';
import { leaving } from '#titles/boots-for-an-octopus/set/pigeons.ts';
import { LARGE } from '#titles/boots-for-an-octopus/set/type.ts';
import { SOUNDS } from '#titles/boots-for-an-octopus/sounds.ts';

/** Hand in hand, or as good as: one burst of light water in the dark, and in it all who jumped. */
export const page11: Painting = (cast) => paint(cast, SHEET);
/** Over the fold it takes both pages: octopus on one side, child on the other, and the birds leave. */
export const spread11: Painting = (cast) => paint(cast, SPREAD);

/** Where all of it comes from, and where a fist is round the eighth arm; mm of the opening. */
const MIDDLE: Point = [208, 196];
const GRIP: Point = [242, 108];

function paint({ hero, things }: Cast, width: number): Picture {
  const wide = width === SPREAD;
  const k = wide ? 1 : 0.66;
  const from: Point = wide ? [0, 0] : [-4, SHEET * (1 - k)];
  const rolls = hero.wheelchair !== undefined;
  const leaps = leaper(hero);
  const fist = fistAt(leaps, 1, outOf(hero));
  const child = heroHolding(leaps, { left: fist }, WASHED);
  const turn = aboutAxle(child, rolls ? 16 : 0);
  const inAir = tipped(child, turn);
  const [gx, gy] = turnedPoint(fist, turn);
  const guest = octopus(
    {
      head: [122, 128],
      size: 66,
      tilt: 4,
      mood: 'gleeful',
      gaze: [0.9, -0.1],
      dressed: 8,
      foot: 25,
      object: thing(things[0], WASHED),
      brimful: true,
      arms: [
        { via: way('92,154 70,172 52,170 42,172'), turn: 78, toe: -1 },
        { via: way('88,146 62,146 44,136 34,130'), turn: 106, toe: -1 },
        { via: way('90,138 66,122 58,106 52,96'), turn: 142, toe: -1 },
        { via: way('108,160 98,178 88,184 80,186'), turn: 42, toe: -1, before: true },
        { via: way('132,160 134,176 138,180 140,184'), turn: -14, before: true },
        { via: way('148,156 168,172 180,172 188,172'), turn: -66, before: true },
        { via: way('154,138 176,124 180,108 184,96'), turn: 180 },
        {
          via: [
            ...way('154,146 184,152 210,146'),
            [gx - 14, gy + 16],
            [gx - 1, gy + 5],
            [gx, gy],
            [gx - 5, gy - 8],
            [gx - 14, gy - 15],
          ],
          turn: 152,
          suckers: 1,
        },
      ],
    },
    WASHED,
  );
  const faces = [inAir.face, guest.face];
  const wheel = turnedPoint(leaps.ground, turn);
  const scene =
    burst(MIDDLE, 240, 138, '#3d9fc6') +
    burst(MIDDLE, 206, 128, '#7fcfe4', 5) +
    burst(MIDDLE, 176, 122, '#c9eff6', 9) +
    oval(...MIDDLE, 120, 84, lit()) +
    guest.behind +
    guest.head +
    inAir.art +
    turnedArt(child.hand(1), turn) +
    (rolls
      ? fan(wheel[0] - 13, wheel[1] + 1, -1, 1) + fan(wheel[0] + 8, wheel[1] + 1, 1, 1.2)
      : '');
  const near =
    guest.before +
    flung(
      [
        [24, 96, 2.6],
        [14, 146, 4],
        [96, 84, 2],
        [208, 106, 2.4],
        [262, 78, 1.6],
        [338, 92, 4],
        [352, 118, 2],
        [384, 150, 3],
        [400, 124, 1.6],
      ],
      faces,
    );
  return {
    art:
      deep(width) +
      at(...from, k, scene) +
      lettered(SOUNDS['SPLASH!'], wide ? [334, 45] : [112, 82], {
        height: wide ? 18 : 12,
        turn: wide ? -4 : 0,
        ink: linear([
          [0, '#ffffff'],
          [1, '#bdeaf5'],
        ]),
        rim: '#0f3f60',
      }) +
      swell(width, wide ? 192 : 196) +
      at(...from, k, near) +
      (wide ? leaving() : ''),
    quiet: { box: { ...SAFE, height: 49 }, ink: 'light', largest: LARGE, anchor: 'middle' },
    faces: faces.map((face) => nearer(face, from, k)),
  };
}

/** Which way an arm goes that holds on, in degrees of the page. */
const outOf = ({ years }: Cast['hero']): number => (years < 3 ? 164 : 190);

/** Whole and in the air, or on the big wheels; where a body is follows from what all of them hold. */
function leaper(hero: Cast['hero']): Stood {
  const rolls = hero.wheelchair !== undefined;
  const stood: Stood = {
    hero,
    size: standingSize(hero, rolls ? 136 : 132, 36),
    ground: [0, 0],
    wish: {
      pose: LEAPS,
      mood: 'joy',
      face: { eyes: 'open' },
      yaw: -54,
      pitch: 3,
      nod: -4,
      gaze: [-1, 0.1],
      hat: 'given',
      // Short legs that were drawn up would be none, under a coat.
      ...(hero.years < 3 && { body: SHORT }),
      armR: { upper: [-72, 26], lower: [-64, 40], hand: 'open' },
    },
  };
  const [x, y] = fistAt(stood, 1, outOf(hero));
  return { ...stood, ground: [GRIP[0] - x, rolls ? 190 : GRIP[1] - y] };
}

/** A leap: one knee before, one heel behind. */
const LEAPS = {
  lean: -6,
  roll: 0,
  hips: 0,
  shrug: 6,
  armL: { upper: [80, 0], lower: [80, 0] },
  armR: { upper: [-72, 26], lower: [-64, 40] },
  legL: { upper: [96, 12], lower: [-6, 8], foot: -16 },
  legR: { upper: [-24, 14], lower: [-96, 8], foot: 70 },
} as const;

const SHORT = {
  legL: { upper: [42, 20], lower: [10, 14], foot: -20 },
  legR: { upper: [-22, 22], lower: [-44, 18], foot: 40 },
} as const;

/** Where the sun is in it. */
const lit = (): string =>
  radial([
    [0, '#fffdf0', 1],
    [0.55, '#fffbe6', 0.85],
    [1, '#fffbe6', 0],
  ]);

/** Nothing but water. */
const deep = (width: number): string =>
  box(
    0,
    0,
    width,
    SHEET,
    linear([
      [0, '#134d72'],
      [0.36, '#1a648b'],
      [1, '#2c8db4'],
    ]),
  );
