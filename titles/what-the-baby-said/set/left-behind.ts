import type { Hex } from '#bookmaking/drawing/color.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { at, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { pancake } from '#titles/what-the-baby-said/cast/pancakes.ts';
import { CLOGS } from '#titles/what-the-baby-said/cast/tall-ones.ts';

const UNDER: Hex = '#12143a';

/** What the tall ones let fall when they tiptoed out, on the boards left of the fold: clogs, a plate and all that slid off it. In mm. */
export const leftBehind = (light: Light): string =>
  at(-186, 40, 1, clogFromAbove(light), 14) +
  at(-168, 47, 1, clogFromAbove(light), -22) +
  plate(light, -176, 186) +
  TRAIL.map(([x, y, bitten], i) =>
    at(x, y, 0.4, bitten ? nibbled(light) : whole(light), i * 47),
  ).join('') +
  line(CRUMBS, tone(light, '#e2a35a').base, 1.5);

/** From the plate to where somebody small had the rest. */
const TRAIL: readonly (readonly [x: number, y: number, bitten: boolean])[] = [
  [-171, 184, false],
  [-148, 196, false],
  [-124, 186, true],
  [-100, 199, false],
];
const CRUMBS =
  'M-160 197h.1M-136 190h.1M-132 201h.1M-112 184h.1M-110 195h.1M-88 198h.1M-82 203h.1M-118 200h.1';

const whole = (light: Light): string =>
  oval(2, 4, 26, 25, UNDER, 'fill-opacity=".45"') + pancake(light, 0.94);

/** With a bite out of it that shows the boards. */
const nibbled = (light: Light): string =>
  whole(light) + path('M30 -26C12 -22 4 -12 12 -4C6 4 18 10 30 8Z', '#262957');

/** Its heel at (0, 10), 24 long. */
function clogFromAbove(light: Light): string {
  const t = tone(light, CLOGS.shoe);
  const d = 'M-5 10C-8 3 -8 -6 -5 -11C-3 -15 3 -15 5 -11C8 -6 8 3 5 10C3 13 -3 13 -5 10Z';
  return (
    path(d, UNDER, 'fill-opacity=".5" transform="translate(1.4 1.6)"') +
    path(d, t.base) +
    path('M-3.6 9C-5.4 4 -5 0 -3.6 -1.6Q0 -4 3.6 -1.6C5 0 5.4 4 3.6 9Q0 11.4 -3.6 9Z', t.deep) +
    line('M-3 -9.6Q0 -12.6 3 -9.6', t.lite, 1.1)
  );
}

const plate = (light: Light, x: number, y: number): string =>
  oval(x + 1.6, y + 2.4, 20, 19, UNDER, 'fill-opacity=".5"') +
  oval(x, y, 20, 19, tone(light, '#dfe3ef').shade) +
  oval(x, y, 13.6, 12.8, 'none', `stroke="${tone(light, '#7fa6dc').base}" stroke-width="1"`);
