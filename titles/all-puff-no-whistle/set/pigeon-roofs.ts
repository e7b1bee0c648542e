import { type Chance, chanceFrom } from '#bookmaking/drawing/chance.ts';
import { type Hex, mix } from '#bookmaking/drawing/color.ts';
import { num, polygon } from '#bookmaking/drawing/curves.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { at, box, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import { type Frame, isWide, widthOf } from '#bookmaking/frame.ts';
import { TOWN } from './colors.ts';
import { tilesOn } from './houses.ts';

// Where the pigeons are called: a whole town of roofs, seen from one of them.

/** How far below the top of a bound sheet a row of houses has its eaves, how wide they are, and how pale. */
const ROWS: readonly (readonly [eaves: number, wide: number, pale: number])[] = [
  [107, 11, 0.6],
  [114, 16, 0.48],
  [124, 23, 0.36],
  [139, 33, 0.22],
  [160, 47, 0.08],
  [192, 70, 0],
];
/** Alone, the words lie above, and there is less of the town. */
const LOWER = 22;

/** Air, and roofs under it as far as one sees; `man` stands between two rows of them. */
export function overTown(light: Light, frame: Frame, man: string): string {
  const down = isWide(frame) ? 0 : LOWER;
  const row = (i: number): string => {
    const [eaves, wide, pale] = ROWS[i] as (typeof ROWS)[number];
    return rowOf(light, frame, eaves + down, wide, pale, `row ${i}`);
  };
  return (
    box(
      frame.left,
      0,
      widthOf(frame),
      140,
      linear([
        [0, '#a8ddfb'],
        [0.44, '#bfe6f8'],
        [0.66, '#e6f2ee'],
        [0.86, '#ffe6c6'],
      ]),
    ) +
    row(0) +
    at(frame.left + 196, 116 + down, 1, belfry(light)) +
    row(1) +
    row(2) +
    row(3) +
    man +
    row(4) +
    row(5)
  );
}

/** House beside house, on ground that is not level. */
function rowOf(
  light: Light,
  { left, right }: Frame,
  eaves: number,
  wide: number,
  pale: number,
  seed: string,
): string {
  const chance = chanceFrom(seed);
  let art = '';
  for (let x = left - wide * chance(); x < right; ) {
    const w = wide * (0.75 + chance() * 0.6);
    const y = eaves + Math.sin(x / 60 + eaves) * wide * 0.12 + (chance() - 0.5) * wide * 0.2;
    art += at(x, y, w / 100, oneHouse(light, chance, pale));
    x += w * 0.97;
  }
  return art;
}

const WALLS: readonly Hex[] = ['#f7e6d2', '#f1cdb0', '#fbf3e7', '#e8b59a', '#d9dfe0'];
const CLAYS: readonly Hex[] = ['#d0765a', '#c2654c', '#dc8a66', '#b65a48'];
const pick = (chance: Chance, from: readonly Hex[]): Hex =>
  from[Math.floor(chance() * from.length)] as Hex;

/** 100 wide, its eaves at y 0; the walls go down behind whatever stands nearer. */
function oneHouse(light: Light, chance: Chance, pale: number): string {
  const hazy = (color: Hex): Hex => mix(color, light.haze, pale);
  const [wall, clay] = [tone(light, pick(chance, WALLS)), tone(light, pick(chance, CLAYS))];
  const high = 34 + chance() * 16;
  const gable = chance() > 0.62;
  const stack = 20 + chance() * 50;
  const panes = [16, 44, 72].map((x) => `M${x} 16h12v22h-12Z`).join('');
  const tiles = [0.25, 0.5, 0.75]
    .map((k) => `M${num(-5 + 17 * k)} ${num(-high * k)}L${num(105 - 17 * k)} ${num(-high * k)}`)
    .join('');
  return (
    box(stack, -high - 16, 13, 30, hazy(wall.shade)) +
    box(stack - 2, -high - 19, 17, 5, hazy(clay.shade)) +
    box(0, -1, 100, 90, hazy(wall.base)) +
    box(80, -1, 20, 90, hazy(wall.shade), 0, 'fill-opacity=".7"') +
    (gable
      ? path(
          polygon([
            [0, 0],
            [50, -high - 4],
            [100, 0],
          ]),
          hazy(wall.base),
        ) +
        path(
          polygon([
            [-6, 4],
            [50, -high - 12],
            [50, -high - 2],
            [-6, 14],
          ]),
          hazy(clay.lite),
        ) +
        path(
          polygon([
            [106, 4],
            [50, -high - 12],
            [50, -high - 2],
            [106, 14],
          ]),
          hazy(clay.shade),
        ) +
        oval(50, -10, 8, 8, hazy('#7797b0'))
      : path(
          polygon([
            [-5, 3],
            [12, -high],
            [88, -high],
            [105, 3],
          ]),
          hazy(clay.base),
        ) +
        path(
          polygon([
            [74, 3],
            [88, -high],
            [105, 3],
          ]),
          hazy(clay.shade),
        ) +
        line(tiles, hazy(clay.deep), 1.6, 'stroke-opacity=".4" stroke-dasharray="7 3"') +
        box(-5, 1, 110, 4, hazy(wall.deep), 0, 'fill-opacity=".5"')) +
    path(panes, hazy('#7797b0'))
  );
}

/** A bell tower as far away as the town goes, its foot at (0, 0). */
const belfry = (light: Light): string => {
  const hazy = (color: Hex): Hex => mix(tone(light, color).base, light.haze, 0.5);
  return (
    box(-4, -34, 8, 36, hazy('#e9b79c')) +
    box(1, -34, 3, 36, hazy('#b98a86')) +
    box(-2, -30, 4, 8, hazy('#5f86a8'), 2) +
    path('M-5.4 -34L0 -48L5.4 -34Z', hazy(TOWN.clay))
  );
};

/** The end of the roof that we stand on: its floor, and a wall toward the town at `x` whose ledge is at `top`. */
export function roofEnd(light: Light, x: number, top: number, right: number): string {
  const [clay, wall] = [tone(light, '#d98d6a'), tone(light, TOWN.chalk)];
  const floor = 196;
  return (
    box(x, floor, right - x, 30, clay.base) +
    line(`M${x} ${floor + 0.6}H${right}`, clay.lite, 1.4) +
    line(
      `M${x} 205H${right}M${x} 215H${right}M${x + 40} 197L${x + 30} 220M${x + 84} 197L${x + 92} 220M${x + 126} 197L${x + 148} 220`,
      clay.deep,
      0.7,
      'stroke-opacity=".45"',
    ) +
    box(x - 20, top + 4, 20, 220 - top, wall.shade) +
    tilesOn(light, x - 20, top + 9, 20, 216 - top) +
    box(x - 20, top + 4, 20, 218 - top, '#44578f', 0, 'fill-opacity=".12"') +
    box(x - 23.5, top, 27, 5.4, wall.lite, 1) +
    box(x - 22, top + 5.4, 24, 1.8, wall.deep, 0, 'fill-opacity=".6"')
  );
}
