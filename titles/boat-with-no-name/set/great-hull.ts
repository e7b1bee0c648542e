import type { Hex } from '#bookmaking/drawing/color.ts';
import { num } from '#bookmaking/drawing/curves.ts';
import type { Box } from '#bookmaking/drawing/geometry.ts';
import { box, clean, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip, linear, radial } from '#bookmaking/drawing/sheet.ts';
import { FAR } from './on-both-pages.ts';

/** Of a keel that goes across both pages: where it ends at the bow, and how fast it rises to there. */
const BOW = { x: 104, y: 131 } as const;
const RISE = 0.03;

/** How high the keel is over there. */
export const keelAt = (x: number): number => BOW.y + (BOW.x - x) * RISE;

/** Along the hull, `up` over its keel; toward the bow all planks run up the stem. */
const plankAt = (up: number): string => {
  const end = BOW.x + up * 0.86;
  return `M${-FAR - 20} ${num(keelAt(-FAR) - up * 1.02)}C-60 ${num(keelAt(-60) - up * 1.02)} ${num(BOW.x - 60)} ${num(BOW.y - up)} ${num(end)} ${num(BOW.y - up * 1.16)}`;
};

const STEM = 'C129 128 166 90 198 -12';
const outline = `M${-FAR - 20} ${num(keelAt(-FAR))}L${BOW.x} ${BOW.y}${STEM}H${-FAR - 20}Z`;

/** A boat from so low that there is nothing else over us. */
export const greatHull = (): string =>
  clean(
    path(
      outline,
      linear([
        [0, '#173f52'],
        [1, '#1f5866'],
      ]),
    ) +
      clip(outline, line([46, 72, 100].map(plankAt).join(''), '#123a4c', 1.1)) +
      line(`M${BOW.x} ${BOW.y}${STEM}`, '#4a2f2a', 3.4),
  );

/** Its bottom, red, along the keel; `lamp` is where a light stands under it. */
export const bottom = (lamp: number): string =>
  clean(
    clip(
      outline,
      path(`${plankAt(19)}L260 ${BOW.y + 10}H${-FAR - 20}Z`, '#a83a34') +
        path(`${plankAt(9)}L260 ${BOW.y + 10}H${-FAR - 20}Z`, '#8c2f33') +
        line(plankAt(19), '#123a4c', 1.4) +
        oval(
          lamp,
          BOW.y + 6,
          96,
          58,
          radial([
            [0, '#ffc07a', 0.75],
            [0.5, '#f08a5a', 0.34],
            [1, '#f08a5a', 0],
          ]),
        ),
    ),
  ) +
  line(`M${-FAR - 20} ${num(keelAt(-FAR) - 1)}L${BOW.x + 2} ${BOW.y - 1}`, '#4a2f2a', 6) +
  line(`M${-FAR - 20} ${num(keelAt(-FAR) - 2)}L${BOW.x + 1} ${BOW.y - 2}`, '#8a5a42', 3);

/** Under what is heavy: balks from `top` to the ground, laid across each other, the longest as wide as twice `half`. */
export const balks = (
  x: number,
  half: number,
  top: number,
  ground: number,
  [along, across]: readonly [Hex, Hex],
): string => {
  const rows = Math.max(2, Math.round((ground - top) / 13));
  const step = (ground - top) / rows;
  return Array.from({ length: rows }, (_, i) => {
    const y = top + i * step;
    return i % 2
      ? [-0.72, 0.28]
          .map((from) => box(x + from * half, y, half * 0.44, step, across, 0.6))
          .join('')
      : box(x - half, y, half * 2, step, along, 0.8);
  }).join('');
};

/** For a name near the bow. */
export const BOARD_NEAR_BOW: Box = { x: 21, y: 40, width: 124, height: 38 };
