import { polygon } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import type { Light } from '#bookmaking/drawing/light.ts';
import { at, box, clean, line, oval, path, shifted } from '#bookmaking/drawing/marks.ts';
import { linear, radial } from '#bookmaking/drawing/sheet.ts';
import { SHEET, SPREAD } from '#bookmaking/sheet-size.ts';
import type { Cast, Painting, Picture } from '#bookmaking/title.ts';
import { gooseBoarding } from '#titles/goose-on-bus-nine/cast/boarding.ts';
import { gooseAfloat } from '#titles/goose-on-bus-nine/cast/geese.ts';
import { ohNo } from '#titles/goose-on-bus-nine/cast/oh-no.ts';
import { gooseOnTheWing } from '#titles/goose-on-bus-nine/cast/on-the-wing.ts';
import { fromAfar, OPEN, type Queued, queued, SHUT } from '#titles/goose-on-bus-nine/cast/queue.ts';
import { button, pole } from '#titles/goose-on-bus-nine/set/button.ts';
import { BUS } from '#titles/goose-on-bus-nine/set/colors.ts';
import { evening, outdoors } from '#titles/goose-on-bus-nine/set/evening-pond.ts';
import { GOLD } from '#titles/goose-on-bus-nine/set/lights.ts';
import { ramp } from '#titles/goose-on-bus-nine/set/ramp.ts';
import { farJamb, wideOutdoors } from '#titles/goose-on-bus-nine/set/wide-evening.ts';
import type { Telling } from '#vocabulary/reading-levels.ts';

/** The evening comes in at the door, over the geese's backs. */
const DOOR: Light = { ...GOLD, direction: [0.7, -0.6], rimAmount: 0.9 };

const BUTTON: Point = [26, 84];

/** From the water to the step, on a way that winds. Eleven, and no two do the same. */
const LINE: readonly Queued[] = [
  [207, 105, 0.058, 'far'],
  [197, 105.8, 0.062, 'far'],
  [187, 107, 0.068, 'far in a scarf'],
  [174, 109.4, 0.078, ['hurrying', OPEN]],
  [157, 112, 0.094, { face: OPEN, step: 1, stout: 1.2, flaps: true }],
  [133, 116, 0.106, { face: SHUT, step: -1, tall: 0.9, wears: 'duckweed' }],
  [145, 131, 0.134, { face: SHUT, step: 1, tall: 0.84, wears: 'daisy' }],
  [130, 147, 0.17, { face: OPEN, step: -1, tall: 0.84, stout: 0.9 }],
  [148, 179, 0.26, { face: SHUT, step: 1, tall: 0.74, wears: 'paper hat' }],
  [185, 204, 0.44, { face: SHUT, step: 1, tall: 0.84, stout: 0.96, wears: 'scarf' }],
];

/** In already, before everybody: its neck goes up along the post, as far as a neck goes. */
const first = (): string =>
  at(38, 205, 0.4, gooseBoarding({ face: SHUT, step: 1, tall: 1.8, stout: 0.86, lift: 60 }, DOOR));

/** The same over the fold: the way is twice as long. */
const WIDE_LINE: readonly Queued[] = [
  [332, 104.8, 0.07, 'far'],
  [315, 105.8, 0.075, 'far'],
  [297, 107, 0.082, 'far in a scarf'],
  [196, 112.4, 0.104, ['hurrying', OPEN]],
  [150, 118, 0.122, { face: OPEN, step: 1, stout: 1.2, flaps: true }],
  [106, 128, 0.146, { face: SHUT, step: -1, tall: 0.9, wears: 'duckweed' }],
  [131, 144, 0.19, { face: SHUT, step: 1, tall: 0.84, wears: 'daisy' }],
  [187, 164, 0.26, { face: SHUT, step: -1, tall: 0.74, stout: 0.84, wears: 'leek' }],
  [318, 181, 0.29, { face: OPEN, step: -1, tall: 0.88, wears: 'paper hat' }],
  [369, 203, 0.5, { face: SHUT, step: 1, tall: 0.92, wears: 'scarf' }],
];

/** What is told to a lap leaves the sky over the button: there the first three of them come on their wings. */
const FLYING = [
  [178, 52, 0.21, 0.9],
  [136, 27, 0.22, -0.7],
  [104, 73, 0.24, 1],
] as const;
const inTheSky = (): string =>
  FLYING.map(([x, y, size, beat]) =>
    at(x, y, size, gooseOnTheWing(OPEN, beat, fromAfar(DOOR)), -12),
  ).join('');

/** The more is told, the more sky it has: all that lies beyond the door is seen flatter, so much. */
const lowOf = (wide: boolean, telling: Telling = 'sprout'): number =>
  telling === 'explorer' ? (wide ? 0.82 : 0.92) : telling === 'sapling' ? 0.93 : 1;
const lowered = (y: number, low: number): number => SHEET - (SHEET - y) * low;

/** Where the grass ends: who is on the steps stays there. */
const STEPS = 172;

/** From the top of the steps, beside the bell: on come eleven geese, and every one looks at it. */
export const page12: Painting = (cast) => paint(cast, SHEET);
/** They come from as far as the other side of the door. */
export const spread12: Painting = (cast) => paint(cast, SPREAD);

function paint(cast: Cast, width: number): Picture {
  const wide = width === SPREAD;
  const low = lowOf(wide, cast.telling);
  const told = cast.telling === 'explorer' ? 54 : 52;
  const child = ohNo(cast, wide ? [268, 202] : [97, 202], wide ? 70 : 89, DOOR);
  const fly = wide && cast.telling === 'seedling';
  const queue = (wide ? WIDE_LINE : LINE)
    .slice(fly ? FLYING.length : 0)
    .map(([x, y, size, who]) =>
      queued([x, y < STEPS ? lowered(y, low) : y, size, who], BUTTON, DOOR),
    );
  // The evening lies before the water, and behind whoever is white.
  const onGrass =
    at(0, lowered(0, low), low, evening(width), 0, 1) +
    (fly ? inTheSky() : '') +
    queue.slice(0, -3).join('');
  const art =
    (low < 1 ? box(0, 0, width, 60, '#fff1cc') : '') +
    at(0, lowered(0, low), low, wide ? wideOutdoors() : outdoors(), 0, 1) +
    shifted(wide ? 64 : 47, lowered(98, low) - 98, swimmer()) +
    onGrass +
    ramp(wide ? [120, 356] : [100, 206], width) +
    doorway(width) +
    (wide ? farJamb() : '') +
    queue.slice(-3).join('') +
    pole(BUTTON[0], -6, 222, 7) +
    // What all of this is about is lit from within.
    clean(
      oval(
        BUTTON[0],
        BUTTON[1],
        28,
        28,
        radial([
          [0, '#ff6a4a', 0.9],
          [0.5, '#ff6a4a', 0.5],
          [1, '#ff8a5a', 0],
        ]),
      ),
    ) +
    button(BUTTON[0], BUTTON[1], 12) +
    child.art +
    first();
  return {
    art,
    quiet: wide
      ? {
          // Up to the fold on both sides: between two quiet places grain was a band down it.
          box: { x: 49, y: 14, width: 154, height: cast.telling === 'explorer' ? 86 : told + 8 },
          ink: 'dark',
          last: { box: { x: 223.5, y: 16, width: 168, height: 46 }, ink: 'dark', largest: 60 },
          lap: { box: { x: 223.5, y: 14, width: 168, height: 56 }, ink: 'dark', largest: 60 },
          largest: { sprout: 28, sapling: 21, explorer: 18.5 },
        }
      : {
          box: { x: 49, y: 11.5, width: 155, height: told },
          ink: 'dark',
          last: {
            box: { x: 49, y: told + 15.5, width: 153, height: 15.5 },
            ink: 'dark',
            ends: low < 1,
            largest: 40,
          },
          lap: { box: { x: 49, y: 11.5, width: 155, height: 66 }, ink: 'dark', largest: 46 },
          largest: { sprout: 26, sapling: 19, explorer: 16 },
        },
    faces: [child.face],
  };
}

/** The first goose swims off in its cap, and does look back. */
const swimmer = (): string =>
  at(
    119,
    98,
    0.16,
    gooseAfloat({ beak: 'shut', gaze: [0.8, 0], lid: 'calm', cap: true }, GOLD, true),
  );

/** The inside of the bus round its open door: dark, so that the evening is bright. */
const doorway = (width: number): string =>
  path(
    polygon([
      [-4, -4],
      [34, -4],
      [42, 222],
      [-4, 222],
    ]),
    linear(
      [
        [0, '#3f2c40'],
        [0.75, '#5b3a42'],
        [1, '#8a5440'],
      ],
      0,
      0,
      1,
      0,
    ),
  ) +
  path(`M-4 -4H${width + 6}V8H35V-4Z`, '#4a3040') +
  path(`M35 8H${width > SHEET ? 403 : width + 6}V10.4H35Z`, BUS.pole) +
  line('M34.6 4L42 222', '#ffd98a', 1.8);
