// The town beyond the pane on page 10, from its roofs to the wet road.
import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import type { Hex } from '#bookmaking/drawing/color.ts';
import { num, roundedBox } from '#bookmaking/drawing/curves.ts';
import { box, clean, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { linear, radial } from '#bookmaking/drawing/sheet.ts';
import { SLATE } from '#titles/goose-on-bus-nine/set/colors.ts';
import { fishSign, GROUND, placed, shop } from '#titles/goose-on-bus-nine/set/false-alarms.ts';
import { streetLamp } from '#titles/goose-on-bus-nine/set/street.ts';
import {
  CAT,
  litWindow,
  PAIR,
  PLANT,
  READING,
  WAVING,
} from '#titles/goose-on-bus-nine/set/townsfolk.ts';

/** The town, dark against it; nobody would look there. */
export function skyline(left: number): string {
  const chance = chanceFrom('page 10');
  const row = (from: number, to: number, height: number, width: number): string => {
    let d = '';
    for (let x = from; x < to; ) {
      const w = Math.min(width * (0.6 + chance() * 0.8), to - x + 4);
      const h = height * (0.6 + chance() * 0.6) * (x > 80 ? 0.8 : 1);
      d +=
        chance() > 0.5
          ? `M${num(x)} ${GROUND}v${num(-h)}l${num(w / 2)} ${num(-w * 0.42)}l${num(w / 2)} ${num(w * 0.42)}V${GROUND}Z`
          : `M${num(x)} ${GROUND}v${num(-h)}h${num(w * 0.6)}v-6h4v6H${num(x + w)}V${GROUND}Z`;
      x += w;
    }
    return d;
  };
  let lit = '';
  for (let i = 0; i < 30 - left / 6; i++) {
    lit += roundedBox(
      left + 4 + chance() * (106 - left),
      GROUND - 14 - chance() * 34,
      2.6,
      3.8,
      0.4,
    );
  }
  return (
    path(row(left - 6, 112, 58, 17), '#2b4470') +
    path(row(left - 10, 104, 38, 24), '#22375e') +
    path(lit, SLATE.lamp, 'fill-opacity=".7"') +
    (left < 0 ? yard() : '')
  );
}

/** Between two lots of shops a yard where nobody has a lamp. */
const yard = (): string =>
  clean(
    oval(
      -78,
      GROUND - 18,
      38,
      46,
      radial([
        [0, '#121f40', 0.85],
        [0.55, '#142244', 0.6],
        [1, '#162648', 0],
      ]),
    ),
  );

/** False alarms, and all of them point the way: a fish, an umbrella, a drop that runs, the puddles, the road itself. */
export const street = (left: number): string =>
  path(
    `M${left} ${GROUND}H100C118 ${GROUND + 4} 122 138 116 146C110 160 140 171 222 174V222H${left}Z`,
    linear(
      [
        [0, '#1f3054'],
        [0.75, '#33497a'],
        [1, '#a98f92'],
      ],
      0,
      0,
      1,
      0,
    ),
  ) +
  dawnOnTheRoad() +
  placed(18, 1.25, shop(0, 36, '#2d4570', fishSign, '#e07a4a')) +
  chimney(99) +
  wet(left) +
  streetLamp(45, GROUND + 2, 52);

/** Wet ground has the color of whatever it sees: between the stones the day comes along it, thinner and thinner. */
function dawnOnTheRoad(): string {
  const chance = chanceFrom('page 10 dawn');
  let near = '';
  let far = '';
  for (let i = 0; i < 44; i++) {
    const along = chance() ** 1.6;
    const x = 214 - along * 236;
    const y = GROUND + 10 + chance() * 54;
    const d = `M${num(x)} ${num(y)}h${num(-(4 + chance() * 16) * (1 - along * 0.6))}`;
    if (along < 0.42) near += d;
    else far += d;
  }
  return clean(
    oval(
      204,
      172,
      150,
      34,
      radial([
        [0, '#ffd58a', 0.75],
        [0.4, '#f0a878', 0.4],
        [1, '#c98f8a', 0],
      ]),
    ) +
      line(near, '#fff0c0', 1.3, 'stroke-opacity=".75"') +
      line(far, '#f6b98a', 1.1, 'stroke-opacity=".5"'),
  );
}

/** Over the shops: some read, some have a cat, and one has seen a goose go by. */
export const upstairs = (left: number): string =>
  UPSTAIRS.filter(([x]) => x > left)
    .map(
      ([x, up, size, who]) =>
        path(
          `M${x - 12} ${GROUND}V${GROUND - up - 12}L${x} ${GROUND - up - 22}L${x + 12} ${GROUND - up - 12}V${GROUND}Z`,
          up > 58 ? '#2b4470' : '#253b66',
        ) + litWindow(x, GROUND - up, size, who, 0.86),
    )
    .join('');

const UPSTAIRS: readonly (readonly [x: number, up: number, size: number, who: string])[] = [
  [4, 54, 7.4, READING],
  [29, 58, 7, PLANT],
  [60, 55, 7, CAT],
  [-22, 60, 7.4, PAIR],
  [-46, 50, 7, PLANT],
  [-108, 50, 7, CAT],
  [-131, 64, 7.6, WAVING],
  [-154, 55, 7, PAIR],
  [-178, 62, 7.4, READING],
  [-202, 52, 7, CAT],
];

/** The last of the town, and its sheds: down to the water in steps. */
const chimney = (x: number): string =>
  path(
    `M${x + 6} ${GROUND + 12}V${GROUND - 29}l5 -4l5 4V${GROUND - 17}h2v-3h2.4v4l4 -3l5.6 4V${GROUND - 3}l4 -2.6l4 2.6V${GROUND + 3}Z`,
    '#1b2c50',
  ) +
  box(x - 7, GROUND - 42, 17, 46, '#1b2c50') +
  box(x - 4, GROUND - 55, 5, 15, '#1b2c50') +
  box(x + 4, GROUND - 51, 4, 10, '#1b2c50') +
  box(x - 3, GROUND - 32, 4, 6, SLATE.lamp, 0.6);

/** Lamps and windows once more in the wet road, each broken by every stone on its way to us; where the wiper has been, they are gold. */
function wet(left: number): string {
  const chance = chanceFrom('page 10 shine');
  let shine = '';
  for (const [x, broad, far, color] of SHINES) {
    if (x < left) continue;
    let d = '';
    for (let y = GROUND + 6; y < GROUND + far; y += 2.6 + chance() * 2.4) {
      const thin = 1 - (y - GROUND) / (far * 1.5);
      const half = broad * thin * (0.4 + chance() * 0.6);
      d += `M${num(x - half + (chance() - 0.5) * 3)} ${num(y)}h${num(half * 2)}`;
    }
    shine += line(d, x > 24 ? '#ffc860' : color, 1.5, `stroke-opacity="${x > 24 ? 0.7 : 0.5}"`);
  }
  return clean(shine);
}

/** What shines down there: its middle, half its breadth, how far it comes toward us. */
const SHINES: readonly (readonly [x: number, broad: number, far: number, color: Hex])[] = [
  [-198, 15, 46, '#ffd28a'],
  [-162, 15, 40, '#ffc27a'],
  [-142, 4, 60, '#ffe2a0'],
  [-122, 19, 50, '#ffd28a'],
  [-34, 15, 36, '#a9cbe0'],
  [-8, 4, 60, '#ffe2a0'],
  [16, 17, 48, '#ffd28a'],
  [45, 5, 62, '#ffe2a0'],
  [68, 12, 44, '#ffd28a'],
];
