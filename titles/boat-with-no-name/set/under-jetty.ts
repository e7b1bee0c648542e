import { disc } from '#bookmaking/drawing/curves.ts';
import { at, box, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import { SHEET, SPREAD } from '#bookmaking/sheet-size.ts';
import { CREATURES } from '#titles/boat-with-no-name/cast/creatures.ts';
import { NOON } from './lights.ts';

// A harbor cut open along the waterline: one sea over both pages, a jetty on it, and whoever lives under that.

export const WATER = 98;
/** Where somebody stands. */
export const TOP = 86;

/** All the water there is, lighter where the sun falls into it, and the bottom. */
export function depths(width: number): string {
  const wide = width === SPREAD;
  const beam = (x: number, half: number, out: number): string =>
    `M${x} ${WATER}h${half}L${x + half + out} 216H${x + out - half * 0.8}Z`;
  return (
    box(
      -4,
      WATER,
      width + 8,
      SHEET - WATER + 4,
      linear([
        [0, '#5fb0b3'],
        [0.16, '#2a7a83'],
        [0.42, '#15505f'],
        [1, '#0b2d3c'],
      ]),
    ) +
    path(
      beam(wide ? 214 : 84, 16, -44) +
        beam(wide ? 262 : 140, 24, -56) +
        beam(wide ? 330 : 186, 30, -66),
      '#bfeee0',
      'fill-opacity=".1"',
    ) +
    bottom(width) +
    (wide ? shoal() : '')
  );
}

/** Sand, stones and weed, dim; who lives there looks up. */
function bottom(width: number): string {
  const wide = width === SPREAD;
  const weed = (x: number, y: number, high: number): string =>
    `M${x} ${y}C${x - 7} ${y - high * 0.35} ${x + 8} ${y - high * 0.6} ${x} ${y - high}M${x + 6} ${y}c7 ${-high * 0.3} -5 ${-high * 0.45} 3 ${-high * 0.7}`;
  const from = wide ? 0 : -176;
  return (
    path(
      `M-4 203C40 192 90 204 150 199S260 190 310 198S400 194 ${width + 8} 200V222H-4Z`,
      '#1f4a54',
    ) +
    line(
      weed(from + 6, 208, 74) +
        weed(from + 188, 206, 58) +
        weed(from + 200, 208, 40) +
        weed(from + 414, 206, 66) +
        weed(from + 402, 208, 40),
      '#2f7d6c',
      3.6,
    ) +
    path(
      disc(from + 214, 205, 16, 9) + disc(from + 236, 208, 12, 7) + disc(from + 396, 210, 18, 9),
      '#456a72',
    ) +
    (wide ? at(226, 200, 0.62, CREATURES.crab(NOON)) : '')
  );
}

/** Out of the dark at the left, in one long bow, up to whose boots stand there. */
const shoal = (): string =>
  SHOAL.map(([x, y, size, turn], i) =>
    at(x, y, size, fish(i % 4 === 1 ? '#f4b6a2' : '#f5c453'), turn),
  ).join('');
const SHOAL = [
  [30, 186, 0.86, 10],
  [62, 194, 0.7, 4],
  [94, 188, 0.9, 0],
  [126, 195, 0.66, -6],
  [150, 186, 0.8, -14],
  [202, 172, 0.86, -28],
  [228, 156, 0.6, -34],
] as const;

const fish = (color: string): string =>
  path('M-12 0C-8 -8 6 -8 11 0C6 8 -8 8 -12 0Z', color) +
  path('M-10 0L-19 -6V6Z', color) +
  oval(6, -1.4, 1.4, 1.5, '#123a4c');

/** One that has come to look, near, and larger than the others. */
export const nearFish = (x: number, y: number, size: number): string =>
  at(x, y, size, fish('#f4b6a2') + line('M-2 -5C1 -2 1 2 -2 5', '#d98a78', 1), 0, -size);

/** Planks on posts, up to where they end, and what shade there is under them. */
export function jetty(end: number): string {
  const far = end - 8;
  const post = (x: number): string =>
    box(
      x - 5,
      TOP + 4,
      10,
      118,
      linear([
        [0, '#8a6a4c'],
        [0.2, '#3f6263'],
        [1, '#1d4653'],
      ]),
    ) +
    line(`M${x - 5} ${WATER}q2.5 3 5 0t5 0`, '#d8f0e6', 1) +
    path(
      disc(x - 3, 122, 2.4) + disc(x + 2, 127, 2) + disc(x - 1, 140, 2.2) + disc(x + 3, 151, 1.8),
      '#7fa79f',
    );
  let joints = '';
  for (let x = 12; x < end; x += 17) joints += `M${x} ${TOP}v6`;
  return (
    path(`M-4 ${WATER}H${end}L${end - 34} 216H-4Z`, '#082b3a', 'fill-opacity=".3"') +
    post(8) +
    post(far) +
    box(-4, TOP - 1, end + 6, 7.6, '#c39a68', 1) +
    box(-4, TOP - 2, end + 6, 2.6, '#ecd3a2', 1) +
    line(joints, '#8a6a4c', 0.8) +
    box(-4, TOP + 6.6, end + 4, 3, '#7b5a3d')
  );
}
