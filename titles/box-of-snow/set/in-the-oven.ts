// Two, as a pie sees it: out of an open oven, under its glowing coil, over other pies, at the ramp and eleven more ovens.
import { type Hex, mix } from '#bookmaking/drawing/color.ts';
import { num } from '#bookmaking/drawing/curves.ts';
import { at, box, clean, line, path } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import { FLOORS } from './colors.ts';
import { pie } from './kitchen.ts';
import { OVENS } from './lights.ts';
import { glow } from './ramp.ts';

const FLOOR = FLOORS[2];
const DEEP: Hex = mix(FLOOR.deep, '#7a3f3a', 0.25);
const IRON: Hex = '#4a2418';

/** The ramp's edge at the wall at `x`, and a place on it so far nearer to us. In mm. */
export const rampAt = (x: number, nearer = 0): number => 150 + nearer - (x - 100) * 0.09;

/** Where the other ovens stand, in mm, and how large: the smaller the further down it. */
const ALONG = [
  [-184, 1.1],
  [-146, 1.25],
  [-105, 1.4],
] as const;

/** The kitchen on the ramp, on both pages. */
export const rampAtTwo = (): string =>
  clean(
    box(
      -246,
      -10,
      472,
      240,
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
  ) + along(glow(0, -8, 15, 15, '#ff9a2e', 0.6));

const along = (art: string): string =>
  ALONG.map(([x, size]) => at(x, rampAt(x, size * 2.4), size, art)).join('');

/** Ovens uphill along it, on both pages. */
export const ovensAlong = (): string => along(oven());

/** One oven, 16 wide and 24 high with its foot on (0, 0), its door down. */
const oven = (): string =>
  box(-9, -24, 18, 25, '#7f9a92', 1.6) +
  line('M-5 -21h.1M0 -21h.1M5 -21h.1', '#e4efe2', 1.8) +
  box(-7, -18, 14, 12, '#ff9a2e', 1) +
  box(-5.4, -16.4, 10.8, 9, '#fff0a0', 0.8) +
  path('M-4 -9.500C-3 -13 3 -13 4 -9.5Z', '#b8642e') +
  path('M-7 -6h14l3 5.400h-20Z', '#64837f') +
  path('M-5.500 -5.600h11l1.800 3.400h-14.600Z', '#ffc766', 'fill-opacity=".8"');

/** The mouth of the oven that we are in: from one side of both pages to the other. */
const mouth = (roof: number, out: number): string =>
  `M${-199 - out} 230V${roof + 40}C${-199 - out} ${roof + 8 - out} -180 ${roof - out} -150 ${roof - out}H168C194 ${roof - out} ${207 + out} ${roof + 8 - out} ${207 + out} ${roof + 40}V230Z`;

/** Its walls and its coil; how far down its `roof` comes in mm: where words stand in it, it comes low. */
export function ovenAround(roof: number): string {
  const hole = (out: number): string => `M-250 -12V234H230V-12Z${mouth(roof, out)}`;
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

/** What bakes before us, as large as it is near, on a rack that comes toward us. */
export function piesBefore(): string {
  const bars = Array.from({ length: 37 }, (_, i) => {
    const x = -200 + i * 11.2;
    return `M${num(x)} ${RACK}L${num(VANISHES + (x - VANISHES) * 1.36)} 222`;
  }).join('');
  return (
    clean(
      path(`M-250 ${RACK}H230V234H-250Z`, '#5a2a18') +
        path(`M-250 ${RACK}H230V${RACK + 5}H-250Z`, '#d97a2c', 'fill-opacity=".5"') +
        line(bars, '#c9742f', 1.5) +
        line(`M-250 ${RACK}H230`, '#ffc766', 2.6) +
        line('M-250 207H230', '#e0903a', 2),
    ) +
    at(-146, 213, 1.08, pie(OVENS, '#7a4a86')) +
    at(-38, 219, 0.94, pie(OVENS, '#c9792e'))
  );
}
/** Where the rack begins, and where its bars would meet. In mm. */
const RACK = 193;
const VANISHES = 4;
