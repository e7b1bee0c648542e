// The door of the bus on to the pond, in the last light.
import { type Chance, chanceFrom } from '#bookmaking/drawing/chance.ts';
import { num, ribbon, smooth } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { box, clean, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { linear, radial } from '#bookmaking/drawing/sheet.ts';
import { SHEET } from '#bookmaking/sheet-size.ts';
import { reeds } from './reeds.ts';

/** What lies between us and who is still at the water: thick over the pond, and gone before the path. */
export const evening = (width = SHEET): string =>
  clean(
    box(
      30,
      92,
      width,
      52,
      linear([
        [0, '#ffe0a0', 0.3],
        [0.4, '#ffd890', 0.2],
        [1, '#ffd890', 0],
      ]),
    ),
  );

/** As bright as it is where the sun is. */
export const sky = (sun: number, width = SHEET): string =>
  clean(
    box(
      0,
      0,
      width,
      91,
      linear([
        [0, '#fff1cc'],
        [0.6, '#ffe6a6'],
        [1, '#ffcf7d'],
      ]),
    ) +
      oval(
        sun,
        72,
        70,
        52,
        radial([
          [0, '#fffdf0', 1],
          [0.25, '#fff3c4', 0.8],
          [1, '#ffe2a0', 0],
        ]),
      ),
  );

/** From the trees to the grass. */
export const pond = (width = SHEET): string =>
  box(
    0,
    89,
    width,
    20,
    linear([
      [0, '#ffdf9a'],
      [0.4, '#7fb0a4'],
      [1, '#3f8583'],
    ]),
  );

/** From the water to the steps. */
export const grass = (width = SHEET): string =>
  box(
    0,
    103,
    width,
    120,
    linear([
      [0, '#e4cc82'],
      [0.3, '#c3b86c'],
      [0.7, '#98a058'],
      [1, '#6d804a'],
    ]),
  );

/** A poplar or a bush, as high as it is old: its middle, how wide and how high it is. */
type Tree = readonly [x: number, wide: number, high: number];
const tree = ([x, wide, high]: Tree): string =>
  smooth([
    [x - wide, 91],
    [x - wide * 1.06, 91 - high * 0.42],
    [x - wide * 0.5, 91 - high * 0.9],
    [x + wide * 0.16, 91 - high],
    [x + wide * 0.8, 91 - high * 0.72],
    [x + wide * 1.02, 91 - high * 0.3],
    [x + wide, 91],
  ]);

/** A row of them on the far bank, and these before it. */
export function trees(near: readonly Tree[], width = SHEET): string {
  const chance = chanceFrom('page 12 trees');
  const far: Point[] = [[24, 92]];
  for (let x = 28; x < width + 8; x += 7 + chance() * 9) far.push([x, 87 - chance() * 5]);
  far.push([width + 8, 92]);
  return path(smooth(far), '#b39a63') + path(near.map(tree).join(''), '#76714c');
}

const NEAR_TREES = [
  [50, 12, 10],
  [72, 4, 12],
  [79, 3, 9],
  [104, 13, 8],
  [122, 5, 11.6],
  [148, 9, 6],
  [206.4, 3, 24],
  [213, 3.4, 19],
  [196, 9, 8],
] as const;

/** The last light on the water, from 40 mm to the right. */
export function glints(chance: Chance, count: number, width: number, deep: number): string {
  let d = '';
  for (let i = 0; i < count; i++)
    d += `M${num(40 + chance() * width)} ${num(91 + chance() * deep)}h${num(3 + chance() * 8)}`;
  return line(d, '#fff6da', 0.9, 'stroke-opacity=".8"');
}

/** Of grass, from 40 mm to the right: the nearer, the taller. */
export function bladesOf(
  chance: Chance,
  count: number,
  width: number,
  [top, deep]: readonly [number, number],
): string {
  let d = '';
  for (let i = 0; i < count; i++) {
    const y = top + chance() ** 0.7 * deep;
    d += `M${num(40 + chance() * width)} ${num(y)}l${num((chance() - 0.5) * 3)} ${num(-(y - 92) * 0.09)}`;
  }
  return line(d, '#d9c267', 0.8, 'stroke-opacity=".6"');
}

/** Trodden by eleven, and as broad as they are near. */
const WAY: readonly Point[] = [
  [212, 103.6],
  [176, 107],
  [142, 113],
  [136, 121],
  [146, 130],
  [130, 144],
  [132, 157],
  [148, 174],
];
const HALF = [1.2, 1.6, 2.4, 3.6, 5, 6.4, 8.6, 12];

/** Sky for the words, the pond, and grass with a way trodden through it. */
export function outdoors(): string {
  const chance = chanceFrom('page 12');
  const light = glints(chance, 26, 170, 12);
  const blades = bladesOf(chance, 46, 176, [104, 80]);
  return (
    sky(176) +
    path(
      'M44 30C70 22 96 26 112 31C126 24 150 26 160 32C140 38 110 36 96 38C78 40 58 38 44 30ZM120 58C138 52 160 54 172 58C188 53 206 55 222 58V64C200 68 180 66 168 66C150 68 132 66 120 58ZM30 66C48 60 66 63 80 67C64 72 44 73 30 70Z',
      '#fff8e4',
      'fill-opacity=".8"',
    ) +
    trees(NEAR_TREES) +
    pond() +
    light +
    grass() +
    path(ribbon(WAY, HALF), '#f0d68c', 'fill-opacity=".85"') +
    // The sun comes through between the trees, and lies along the grass.
    path(
      'M222 118C190 122 170 127 150 136C176 131 200 130 222 130ZM112 116C96 118 76 123 40 134V139C70 130 96 124 118 121ZM222 140C200 139 186 140 170 144C190 145 206 147 222 149ZM104 144C84 146 62 150 40 158V165C66 156 88 152 106 151Z',
      '#ffe08c',
      'fill-opacity=".4"',
    ) +
    blades +
    reeds(46, 108, 0.6) +
    reeds(112, 106, 0.5) +
    reeds(152, 104.6, 0.34) +
    reeds(211, 108, 0.72)
  );
}
