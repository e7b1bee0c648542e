import type { Hex } from '#bookmaking/drawing/color.ts';
import { num, ribbon, smooth } from '#bookmaking/drawing/curves.ts';
import { lerp, type Point } from '#bookmaking/drawing/geometry.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { line, path } from '#bookmaking/drawing/marks.ts';

/** Of every strap of leaf: how far it leans from the stalk, how long it is in widths, and how it breaks. */
export type Fan = readonly (readonly [turn: number, reach: number, droop: number])[];

const FAN: Fan = [
  [-0.3, 5.6, 0.2],
  [0.34, 5.3, 0.3],
  [-0.66, 4.8, 0.9],
  [0.7, 5, 1.1],
  [0.06, 5.8, 0.1],
];

/** One leek along a bending spine, white root first; `width` is half its thickness. Of its `fan`, two leaves are behind the others. */
export function leek(
  light: Light,
  spine: readonly Point[],
  width: number,
  fan: Fan = FAN,
  leaf: Hex = '#4f8a4a',
): string {
  const white = tone(light, '#f4f1dc');
  const pale = tone(light, '#b9cf86');
  const green = tone(light, leaf);
  const root = spine[0] as Point;
  const tip = spine[spine.length - 1] as Point;
  const before = spine[spine.length - 2] as Point;
  const angle = Math.atan2(tip[1] - before[1], tip[0] - before[0]);
  const half = spine.map((_, i) => lerp(width * 1.05, width * 0.9, i / (spine.length - 1)));
  const upper = spine.slice(Math.floor(spine.length * 0.4));
  let leaves = '';
  let dark = '';
  let folds = '';
  // Out of the stalk and not from behind its end: with an end it was a tube.
  const fork: Point = [lerp(before[0], tip[0], 0.5), lerp(before[1], tip[1], 0.5)];
  // A leek's leaves are flat straps that leave the stalk one over the other, to this side and that, and break where they are long.
  for (const [i, [turn, reach, droop]] of fan.entries()) {
    const from = angle + turn * 0.35;
    const away = (k: number, turned: number): Point => [
      tip[0] + Math.cos(turned) * width * k,
      tip[1] + Math.sin(turned) * width * k,
    ];
    const bend = away(reach * 0.62, from + turn * 0.35);
    const end: Point = [
      bend[0] + Math.cos(angle + turn * (1 + droop)) * width * reach * 0.5,
      bend[1] + Math.sin(angle + turn * (1 + droop)) * width * reach * 0.5,
    ];
    const strap = ribbon(
      [fork, tip, bend, end],
      [width * 0.15, width * 0.8, width * 0.66, width * 0.2],
    );
    if (i < 2) dark += strap;
    else leaves += strap;
    folds += smooth([tip, bend, end], false);
  }
  const hairs = [-0.6, 0, 0.6]
    .map(
      (k) => `M${num(root[0] + k * width)} ${num(root[1])}l${num(k * width)} ${num(width * 0.9)}`,
    )
    .join('');
  return (
    line(hairs, white.shade, width * 0.16) +
    path(dark, green.shade) +
    path(ribbon(spine, half), white.base) +
    // Its green begins in a point: with an end it was another leek.
    path(
      ribbon(
        upper,
        half
          .slice(half.length - upper.length)
          .map((w, i, { length }) => w * (0.1 + (0.9 * i) / (length - 1))),
      ),
      pale.base,
      'fill-opacity=".8"',
    ) +
    path(ribbon(spine, half, -1, -0.35), white.shade, 'fill-opacity=".6"') +
    path(leaves, green.base, `stroke="${green.shade}" stroke-width="${num(width * 0.1)}"`) +
    line(folds, pale.base, width * 0.12, 'stroke-opacity=".7"')
  );
}
