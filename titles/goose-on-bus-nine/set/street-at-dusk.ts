// The town beyond the pane on page 10, from its roofs to the wet road.
import { chanceFrom } from '#bookmaking/drawing/chance.ts';
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
    path(lit, SLATE.lamp, 'fill-opacity=".7"')
  );
}

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
  [-24, 52, 7.4, PAIR],
  [-58, 53, 7, PLANT],
  [-80, 62, 7, CAT],
  [-108, 59, 7.6, WAVING],
  [-142, 50, 7, PAIR],
  [-168, 60, 7.4, READING],
  [-196, 52, 7, CAT],
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

/** Lamps and windows once more in the wet road, and puddles that lie toward the light. */
function wet(left: number): string {
  const chance = chanceFrom('page 10 shine');
  let d = '';
  for (let i = 0; i < 36 - left / 5; i++) {
    const x = left + chance() * (150 - left);
    d += `M${num(x)} ${num(GROUND + 6 + chance() * 60)}h${num(3 + chance() * 9)}`;
  }
  return (
    line(d, '#ffe2a0', 0.8, 'stroke-opacity=".35"') +
    line(
      `M14 ${GROUND + 6}v22M26 ${GROUND + 6}v16M70 ${GROUND + 5}v20M45 ${GROUND + 6}v34`,
      '#ffd98f',
      3,
      'stroke-opacity=".3"',
    )
  );
}
