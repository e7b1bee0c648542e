// What lies before whoever drives: a panel on which three doors shine, a wheel, and one lamp that is still lit.
import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import { num, smooth } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { at, box, calm, clean, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { linear, radial } from '#bookmaking/drawing/sheet.ts';
import { SHEET } from '#bookmaking/sheet-size.ts';
import { DRIVER } from '#titles/goose-on-bus-nine/cast/people.ts';
import { BUS } from './colors.ts';
import { REFLECTED } from './three-stops.ts';

/** From the foot of the doors down, dark enough that words stand on all of it: 4.5 to 1 for the name's ink. */
export function panel(foot: number): string {
  const chance = chanceFrom('page 7 floor');
  const shine = REFLECTED.map(([middle, half, color]) => {
    const edges = (side: number): Point[] =>
      [0, 1, 2, 3, 4, 5, 6].map((i) => [
        middle - i * 1.6 + side * half * (1 - i * 0.1) * (0.8 + chance() * 0.3),
        foot + 5 + i * 6,
      ]);
    return path(
      smooth([...edges(-1), ...edges(1).reverse()]),
      linear([
        [0, color, 0.95],
        [1, color, 0],
      ]),
    );
  }).join('');
  return (
    box(
      0,
      foot - 3,
      SHEET,
      222 - foot,
      linear([
        [0, '#2d3a5c'],
        [0.3, '#263256'],
        [1, '#1b2446'],
      ]),
    ) +
    clean(shine) +
    // A rounded edge, on which the lamps of the bus lie.
    box(-4, foot + 3, SHEET + 8, 3.2, '#151a34') +
    line(`M-4 ${num(foot + 3)}H${SHEET + 4}`, '#8a7fa8', 0.8)
  );
}

/** A wheel and both hands of somebody whose patience is at an end: what they take it by, in degrees from its top. */
export const wheelWithHands = ({ x, y, r, dim = false }: Wheel, hands: readonly number[]): string =>
  wheel(x, y, r, dim) + hands.map((degrees) => handOn(x, y, r, degrees)).join('');

/** The middle of its hub, and how large it is; `dim` where words stand on it. */
interface Wheel {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly dim?: boolean;
}

function wheel(x: number, y: number, r: number, dim: boolean): string {
  const rim = `M${x - r} ${y}A${r} ${r} 0 0 1 ${x + r} ${y}`;
  return (
    line(rim, '#0c1024', r * 0.15) +
    line(rim, dim ? '#28305c' : '#3a4378', r * 0.115) +
    line(
      `M${num(x - r * 1.035)} ${y}A${num(r * 1.035)} ${num(r * 1.035)} 0 0 1 ${num(x + r * 1.035)} ${y}`,
      dim ? '#46508a' : '#8f9ad0',
      1.2,
    )
  );
}

/** Its back to us: fingers over the far side of the rim, the thumb on ours, and one finger that taps. */
function handOn(x: number, y: number, r: number, degrees: number): string {
  const turn = (degrees * Math.PI) / 180;
  const [hx, hy] = [x + Math.sin(turn) * r, y - Math.cos(turn) * r];
  const side = degrees < 0 ? 1 : -1;
  return at(hx, hy, r / 74, hand(), degrees * 0.75, (side * r) / 74);
}

const SKIN = '#8e5d42';
const EDGE = '#54321f';

const hand = (): string => {
  const fingers = ['M-9.6 3L-10.4 -4.6', 'M-3 0L-3.2 -7.4', 'M3.8 0L4.2 -7', 'M10 3L11.4 -3.4'];
  return calm(
    path('M-20 90C-19 56 -16 36 -11 27H12C18 40 22 60 24 90Z', DRIVER.coat) +
      path('M-20 90C-19 56 -16 36 -11 27H-4C-9 42 -11 60 -11 90Z', '#27406a') +
      path('M-12.4 27C-6 23.4 7 23.4 13.6 27L13.4 33C6 29.6 -6 29.6 -13.6 33Z', BUS.pole) +
      line('M11 17C15 13.6 19 11.6 23.4 11.4', EDGE, 8.4) +
      fingers.map((d) => line(d, EDGE, 8.2)).join('') +
      fingers.map((d) => line(d, SKIN, 6.6)).join('') +
      path(
        'M-13.4 3C-9 -3 9 -4 14 3C15 11 12.4 19 10 25.4C4 24 -4 24 -8.4 25.4C-10.4 19 -14 11 -13.4 3Z',
        SKIN,
        `stroke="${EDGE}" stroke-width="1"`,
      ) +
      fingers.map((d) => line(d, SKIN, 6.4)).join('') +
      path('M-11 4C-6 -1 8 -2 12 4C11 12 -7 12 -11 4Z', SKIN) +
      // Knuckles, where it goes round.
      line('M-7.6 1q2 2 4 0M-1 -.4q2 2 4 0M5.6 .4q2 2 3.8 0', EDGE, 1.1) +
      line('M9 18C15 13.6 19 11.6 23.4 11.4', SKIN, 6.8),
  );
};

/** What Dot counts: lamps that are out, and one that is still lit, for one ding that is left. */
export const bellLamps = (x: number, y: number, gap: number): string =>
  [-1, 0]
    .map(
      (i) =>
        oval(x + i * gap - gap / 2, y, 5.4, 5.4, '#141a36') +
        bell(x + i * gap - gap / 2, y, '#4d5788'),
    )
    .join('') +
  clean(
    oval(
      x + gap / 2,
      y,
      17,
      17,
      radial([
        [0, '#ffd88a', 0.7],
        [1, '#ffd88a', 0],
      ]),
    ) + oval(x + gap / 2, y, 6, 6, '#ffd88a'),
  ) +
  bell(x + gap / 2, y, '#7a4a1e');

const bell = (x: number, y: number, color: string): string =>
  line(
    `M${num(x - 2.6)} ${num(y + 2.4)}h5.2M${num(x - 2)} ${num(y + 2)}C${num(x - 2)} ${num(y - 1.4)} ${num(x - 1.6)} ${num(y - 2.6)} ${num(x)} ${num(y - 2.6)}C${num(x + 1.6)} ${num(y - 2.6)} ${num(x + 2)} ${num(y - 1.4)} ${num(x + 2)} ${num(y + 2)}M${num(x)} ${num(y + 3.8)}v.1`,
    color,
    0.9,
  );

/** Where a page of words lies beside the doors it rains on the street: lamps in it, and rings. */
export function streetOverFold(): string {
  const chance = chanceFrom('page 7 street');
  let rings = '';
  for (let i = 0; i < 13; i++) {
    const [rx, ry] = [-200 + chance() * 190, 204 + chance() * 9];
    const r = 2.4 + chance() * 4;
    rings += `M${num(rx - r)} ${num(ry)}a${num(r)} ${num(r * 0.26)} 0 1 0 ${num(2 * r)} 0a${num(r)} ${num(r * 0.26)} 0 1 0 ${num(-2 * r)} 0`;
  }
  // As high as the page, and so faint that words stand in it.
  let falls = 'M-226 -8l-4 16M-3 208l-4 17';
  for (let i = 0; i < 70; i++)
    falls += `M${num(-214 + chance() * 208)} ${num(chance() * 196)}l-2.6 ${num(8 + chance() * 6)}`;
  const lamps = [-190, -128, -30]
    .map((x, i) =>
      path(
        `M${x - 5} 199.4C${x - 3} 206 ${x - 7} 209 ${x - 3 + i} 222H${x + 4}C${x + 7} 212 ${x + 3} 206 ${x + 6} 199.4Z`,
        linear([
          [0, '#f0b45c', 0.8],
          [1, '#f0b45c', 0],
        ]),
      ),
    )
    .join('');
  return (
    line(falls, '#c9dcf0', 0.5, 'stroke-opacity=".16"') +
    path('M-222 199C-170 197 -110 198.6 -60 198C-30 198 -10 198.4 9 198V222H-222Z', '#1a2b50') +
    clean(lamps) +
    line('M-222 199C-170 197 -110 198.6 -60 198C-30 198 -10 198.4 9 198', '#7d92ba', 1.1) +
    line(rings, '#b9cbe4', 0.5, 'stroke-opacity=".6"')
  );
}
