// The open door on to the pond as wide as an opening: a way that winds from the water to the steps has room for eleven.
import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import { polygon, ribbon } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { at, clean, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { linear, radial } from '#bookmaking/drawing/sheet.ts';
import { SPREAD } from '#bookmaking/sheet-size.ts';
import { footprint } from '#titles/goose-on-bus-nine/cast/footprint.ts';
import { pole } from './button.ts';
import { bladesOf, glints, grass, pond, sky, trees } from './evening-pond.ts';
import { feather } from './feather.ts';
import { reeds } from './reeds.ts';

const TREES = [
  [50, 12, 10],
  [72, 4, 12],
  [79, 3, 9],
  [104, 13, 8],
  [122, 5, 11.6],
  [148, 9, 6],
  [196, 9, 8],
  [250, 14, 8],
  [300, 14, 9],
  [338, 5, 12],
  [353, 3.4, 24],
  [360, 3, 18],
  [384, 11, 10],
] as const;

/** Where it goes down: over those who come, and not in the fold. */
const SUN = 346;

/** Half of it is behind the trees already. */
const lowSun = (): string =>
  clean(
    oval(
      SUN,
      84,
      54,
      40,
      radial([
        [0, '#fff6cc', 1],
        [0.4, '#ffd684', 0.7],
        [1, '#ffc56a', 0],
      ]),
    ) + oval(SUN, 82, 14, 14, '#fffbe6'),
  );

/** Pale, and rose where it shines on them from below: a bank that rises to the right. */
const clouds = (): string =>
  clean(
    path(
      'M44 30C70 22 96 26 112 31C126 24 150 26 160 32C140 38 110 36 96 38C78 40 58 38 44 30ZM30 66C48 60 66 63 80 67C64 72 44 73 30 70Z',
      '#fff8e4',
      'fill-opacity=".8"',
    ) +
      path(
        'M226 70C250 58 276 64 292 60C316 50 342 56 356 50C376 42 394 46 410 40V62C388 64 372 62 352 66C328 70 306 68 288 72C264 76 244 74 226 70ZM270 34C292 24 320 30 336 24C356 14 386 20 410 12V26C392 32 372 30 352 35C326 41 296 40 270 34Z',
        '#fff6de',
        'fill-opacity=".85"',
      ) +
      path(
        'M236 71C262 70 280 70 296 66C318 60 340 64 358 58C378 52 394 54 410 52V62C388 64 372 62 352 66C328 70 306 68 288 72C268 75 250 74 236 71ZM284 36C308 34 326 35 342 30C362 24 388 26 410 21V26C392 32 372 30 352 35C330 40 304 40 284 36Z',
        '#f7b98c',
        'fill-opacity=".5"',
      ),
  );

/** Its way over the pond. */
const sunOnWater = (): string =>
  line(
    `M${SUN - 13} 91.4h26M${SUN - 9} 93.6h20M${SUN - 14} 95.8h22M${SUN - 6} 98h17M${SUN - 11} 100.4h20`,
    '#fff6d4',
    1.3,
    'stroke-opacity=".9"',
  );

/** Trodden by eleven, and as broad as they are near: along the shore to the far side of the door, and back. */
const WAY: readonly Point[] = [
  [362, 103.4],
  [310, 106.4],
  [240, 109],
  [170, 114],
  [106, 122],
  [98, 132],
  [134, 143],
  [196, 158],
  [250, 176],
];
const HALF = [1, 1.6, 2.2, 3, 4, 5.4, 7, 10, 16];

/** Sky for the words, the pond, and a way trodden from the water round to the steps. */
export function wideOutdoors(): string {
  const chance = chanceFrom('page 12 wide');
  const light = glints(chance, 34, 350, 11);
  const blades = bladesOf(chance, 40, 350, [106, 62]);
  return (
    sky(SUN, SPREAD) +
    clouds() +
    lowSun() +
    trees(TREES, SPREAD) +
    pond(SPREAD) +
    sunOnWater() +
    light +
    grass(SPREAD) +
    // Without a surface: that drew a line round it.
    clean(
      path(ribbon(WAY, HALF), '#ecd083', 'fill-opacity=".9"') +
        path(
          'M262 116C220 118 150 122 60 138V145C140 132 216 126 290 122ZM180 142C130 145 80 151 40 159V166C100 154 160 149 214 147ZM318 118C292 120 270 124 240 128C280 127 310 126 340 124Z',
          '#ffe08c',
          'fill-opacity=".4"',
        ),
    ) +
    blades +
    reeds(46, 108, 0.6) +
    reeds(126, 106, 0.5) +
    reeds(206, 105, 0.5)
  );
}

/** The other post of the door; and on the step what somebody has left who got in there before. */
export const farJamb = (): string =>
  at(206, 207, 0.62, feather(0, 0), 64) +
  [
    [164, 178, 0.3, -62],
    [128, 191, 0.35, -84],
    [92, 201, 0.4, -66],
  ]
    .map(([x, y, size, turn]) => at(x as number, y as number, size as number, footprint(), turn))
    .join('') +
  path(
    polygon([
      [403, -4],
      [SPREAD + 6, -4],
      [SPREAD + 6, 222],
      [394, 222],
    ]),
    linear(
      [
        [0, '#8a5440'],
        [0.3, '#5b3a42'],
        [1, '#3f2c40'],
      ],
      0,
      0,
      1,
      0,
    ),
  ) +
  line('M402.6 4L394 222', '#ffd98a', 1.8) +
  pole(412, -6, 222, 6);
