// What a bed throws about when somebody bursts out of it: over the fold, round the words.
import type { Hex } from '#bookmaking/drawing/color.ts';
import { num } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { tone } from '#bookmaking/drawing/light.ts';
import { at, clean, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { slipper } from '#titles/i-knew-it-was-you/cast/seeker.ts';
import { dim, litEdge, seam } from './at-night.ts';
import { INK } from './colors.ts';
import { UNDER } from './lights.ts';

const PATCHES: readonly Hex[] = [INK.rose, INK.amber, INK.blush, INK.blue, INK.amber, INK.leaf];

/** A lamp under a quilt throws its patches on the wall, larger and paler the farther: all round the lamp, over both pages. */
export function quiltLight([x, y]: Point): string {
  let art = '';
  for (let ring = 0; ring < 5; ring++) {
    const [from, to] = [92 * 1.34 ** ring, 92 * 1.34 ** (ring + 1) - 3.5];
    const byColor = new Map<Hex, string>();
    for (let step = 0; step < 15; step++) {
      const color = PATCHES[(step * 5 + ring * 7 + (step % 3)) % PATCHES.length] as Hex;
      const [a, b] = [188 + step * 12, 198.6 + step * 12];
      const corner = (degrees: number, r: number): string => {
        const angle = (degrees * Math.PI) / 180;
        return `${num(x + Math.cos(angle) * r)} ${num(y + Math.sin(angle) * r)}`;
      };
      byColor.set(
        color,
        `${byColor.get(color) ?? ''}M${corner(a, from)}L${corner(b, from)}L${corner(b, to)}L${corner(a, to)}Z`,
      );
    }
    for (const [color, d] of byColor)
      art += path(d, color, `fill-opacity="${num(0.17 - ring * 0.024)}"`);
  }
  return clean(art);
}

/** Pictures that hung straight until now; the last hangs on the page of the bed. */
export const askew = (): string =>
  clean(
    at(-166, 12, 0.8, framed(36, 28, sea()), -13) +
      at(-116, 11, 0.8, framed(28, 30, tree()), 11) +
      at(-66, 13, 0.8, framed(34, 26, hill()), -8) +
      at(50, 36, 1, framed(26, 32, tree()), 15),
  );

const framed = (wide: number, high: number, inside: string): string =>
  seam(`M${-wide * 0.4} ${-high / 2}L0 ${-high / 2 - 9}L${wide * 0.4} ${-high / 2}`) +
  dim(box(wide, high), '#69405a') +
  dim(box(wide - 6, high - 6), '#2c1840') +
  inside +
  litEdge(`M${wide / 2 - 0.6} ${-high / 2 + 1}V${high / 2 - 1}`, INK.amber);

const box = (wide: number, high: number): string =>
  `M${-wide / 2} ${-high / 2}h${wide}v${high}h${-wide}Z`;

const sea = (): string =>
  path('M-15 4Q-10 1 -5 4T5 4T15 4V11H-15Z', '#4a3a6e') +
  path('M-7 2H8L5 6H-4ZM0 0V-9L7 0Z', '#8a5a62');

const tree = (): string => path('M-1 11V3H1V11Z', '#69405a') + oval(0, -2, 7, 7, '#4a4462');

const hill = (): string =>
  path('M-14 10C-8 -2 -2 -4 3 3C6 -1 10 0 14 5V10Z', '#4a3a6e') + oval(7, -5, 2.6, 2.6, '#a8706a');

/** A pillow and a slipper in the air: words keep clear of them. */
export const inTheAir = (): string =>
  clean(
    at(-74, 175, 0.86, pillow(), 14) +
      at(-150, 187, 0.34, slipper(UNDER), -20) +
      line('M-118 180q8 3 16 2M-115 187q7 2 13 1M-122 172q5 2 8 5', INK.glow, 1.4),
  );

const pillow = (): string => {
  const linen = tone(UNDER, INK.paper);
  const d =
    'M-26 -13C-12 -18 10 -18 25 -14C29 -16 31 -13 28 -10C25 -4 25 4 28 11C30 15 27 16 24 14C10 19 -10 19 -24 14C-28 16 -31 14 -29 10C-25 4 -25 -4 -29 -10C-31 -14 -29 -16 -26 -13Z';
  return (
    path(d, linen.base, `stroke="${INK.key}" stroke-width=".9"`) +
    path(
      'M-29 10C-25 4 -25 -4 -29 -10C-31 -14 -29 -16 -26 -13C-18 -4 -14 6 10 10C2 14 -12 17 -24 14C-28 16 -31 14 -29 10Z',
      linen.shade,
    ) +
    line('M-20 -9q5 2 7 6M20 -10q-6 2 -8 6M18 9q-4 -1 -7 -4', linen.deep, 1)
  );
};

/** Where each floats, how large, and how it is turned: clear of the lines of the words. */
const FEATHERS = [
  [-196, 162, 1, 30],
  [-184, 180, 0.8, -50],
  [-104, 165, 0.8, -20],
  [-38, 158, 1.1, 60],
  [-21, 121, 0.8, -35],
  [-22, 66, 0.9, 15],
  [-30, 12, 0.8, 70],
  [-140, 12, 0.8, -40],
  [26, 84, 1.1, -60],
  [66, 74, 1, 25],
  [22, 130, 0.8, 80],
  [92, 28, 0.9, -15],
] as const;

/** What came out of the pillow, over both pages. */
export const feathers = (): string =>
  clean(FEATHERS.map(([x, y, size, turn]) => at(x, y, size, FEATHER, turn)).join(''));

const FEATHER =
  path(
    'M-8 1C-5 -4 3 -5 9 -3C6 0 5 3 0 4L-1 2L-3 4C-5 4 -7 3 -8 1Z',
    '#f3dcc0',
    `stroke="${INK.key}" stroke-width=".5"`,
  ) + line('M-11 2.4Q-2 -1 6 -2', '#b98a80', 0.6);

/** A foot that has lost its slipper: in its place, toes up. */
export function sockFoot(): string {
  const sock = tone(UNDER, INK.blush);
  const key = `stroke="${INK.key}" stroke-width="1.2"`;
  return (
    path(
      'M-50 -2C-66 -6 -66 -28 -50 -32C-32 -34 -8 -40 4 -54C10 -66 18 -80 34 -100L84 -66C68 -58 60 -46 62 -28C63 -10 54 0 38 1C8 4 -30 4 -50 -2Z',
      sock.base,
      key,
    ) +
    path(
      'M-50 -2C-66 -6 -66 -28 -50 -32C-44 -32 -40 -26 -42 -16C-43 -8 -42 -2 -40 0Z',
      tone(UNDER, INK.rose).base,
      key,
    ) +
    path(
      'M62 -28C63 -10 54 0 38 1C34 1 30 1 26 1C26 -12 40 -26 62 -28Z',
      tone(UNDER, INK.rose).base,
      key,
    ) +
    line('M7 -58Q30 -46 58 -50M14 -70Q36 -56 63 -58M21 -82Q44 -66 70 -62', sock.deep, 1.8)
  );
}
