// Two, as a pie sees it: out of an open oven, under its glowing coil, over other pies, at the ramp and eleven more ovens.
import { type Hex, mix } from '#bookmaking/drawing/color.ts';
import { num } from '#bookmaking/drawing/curves.ts';
import { at, clean, line, path } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import { overBothPages } from './both-pages.ts';
import { FLOORS } from './colors.ts';

const FLOOR = FLOORS[2];
const DEEP: Hex = mix(FLOOR.deep, '#7a3f3a', 0.25);
const IRON: Hex = '#4a2418';

/** The ramp's edge at the wall at `x`, and a place on it so far nearer to us. In mm. */
export const rampAt = (x: number, nearer = 0): number => 150 + nearer - (x - 100) * 0.09;

/** The kitchen on the ramp, on both pages. */
export const rampAtTwo = (): string =>
  clean(
    overBothPages(
      linear([
        [0, '#fff6d2'],
        [0.45, '#ffe692'],
        [0.8, '#ffcf52'],
      ]),
    ) +
      path(
        `M-246 ${num(rampAt(-246))}L226 ${num(rampAt(226))}V230H-246Z`,
        mix(FLOOR.wall, FLOOR.pale, 0.72),
      ) +
      line(`M-246 ${num(rampAt(-246))}L226 ${num(rampAt(226))}`, DEEP, 1.4),
  );

/** Over the well the turn that went before, with more ovens in its wall, open and glowing: the nearer, the larger. */
export const ovensOverWell = (): string =>
  clean(
    path(
      'M-246 6C-170 18 -110 46 -70 56C60 74 130 66 226 44V108C130 124 60 124 -70 106C-110 108 -180 122 -246 142Z',
      '#ffe194',
    ) +
      path(
        'M-246 134C-180 114 -110 98 -70 98C60 116 130 114 226 96V112C130 128 60 130 -70 110C-110 110 -180 126 -246 148Z',
        '#fbdb8c',
      ) +
      path(
        'M-246 -2C-170 10 -110 40 -70 53C60 70 130 62 226 40V46C130 68 60 76 -70 60C-110 50 -170 24 -246 12Z',
        '#fff0ae',
      ) +
      OVER.map(([x, y, k]) => at(x, y, k, openOven())).join(''),
  );

const OVER = [
  [32, 114, 1.3],
  [66, 115, 1.35],
  [104, 113, 1.4],
] as const;

/** The mouth of one, 16 wide and 20 high on (0, 0), its door down. */
export const openOven = (): string =>
  path('M-9 0V-16Q-9 -22 -3 -22H3Q9 -22 9 -16V0Z', '#b5702a') +
  path('M-7 -1V-15Q-7 -20 -2 -20H2Q7 -20 7 -15V-1Z', '#ff9a2e') +
  path('M-5 -3V-12Q-5 -16 0 -16Q5 -16 5 -12V-3Z', '#fff0a0') +
  path('M-5 -3C-4 -8 4 -8 5 -3Z', '#b8642e') +
  path('M-9 0H9L12 4H-12Z', '#ffd27a');

/** The mouth of the oven that we are in: from one side of both pages to the other. */
const mouth = (roof: number, out: number): string =>
  `M${-199 - out} 230V${roof + 40}C${-199 - out} ${roof + 8 - out} -180 ${roof - out} -150 ${roof - out}H168C194 ${roof - out} ${207 + out} ${roof + 8 - out} ${207 + out} ${roof + 40}V230Z`;

/** Its walls and its coil; how far down its `roof` comes in mm: where words stand in it, it comes low. */
export function ovenAround(roof: number): string {
  const hole = (out: number): string => `M-250 -100V234H230V-100Z${mouth(roof, out)}`;
  const coil = Array.from(
    { length: 30 },
    (_, i) => `L${-232 + i * 16} ${num(roof - (i % 2 ? 14.5 : 7.5))}`,
  ).join('');
  return clean(
    path(hole(0), '#ffb347', 'fill-rule="evenodd"') +
      path(hole(2.4), '#d97a2c', 'fill-rule="evenodd"') +
      path(hole(5), '#8a4420', 'fill-rule="evenodd"') +
      path(hole(13), IRON, 'fill-rule="evenodd"') +
      line(`M-240 ${roof - 12}${coil}`, '#ff8a2a', 6.4, 'stroke-opacity=".4"') +
      line(`M-240 ${roof - 12}${coil}`, '#ffab36', 3) +
      line(`M-240 ${roof - 12}${coil}`, '#ffe9a0', 1.1),
  );
}

/** The rack that we are on, too, and that comes toward us. */
export function rackBefore(): string {
  const bars = Array.from({ length: 37 }, (_, i) => {
    const x = -200 + i * 11.2;
    return `M${num(x)} ${RACK}L${num(VANISHES + (x - VANISHES) * 1.36)} 222`;
  }).join('');
  return clean(
    path(`M-250 ${RACK}H230V234H-250Z`, '#5a2a18') +
      path(`M-250 ${RACK}H230V${RACK + 5}H-250Z`, '#d97a2c', 'fill-opacity=".5"') +
      line(bars, '#c9742f', 1.5) +
      line(`M-250 ${RACK}H230`, '#ffc766', 2.6) +
      line('M-250 207H230', '#e0903a', 2),
  );
}
/** Where the rack begins, and where its bars would meet. In mm. */
const RACK = 193;
const VANISHES = 4;
