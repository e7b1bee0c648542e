import type { Hex } from '#bookmaking/drawing/color.ts';
import { ribbon, smooth } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { at, clean, line, oval, path, shifted } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import { skinTone } from '#bookmaking/hero/skin-tone.ts';
import { ROMPER } from '#titles/what-the-baby-said/set/colors.ts';
import { babyHand } from './baby-hand.ts';
import { babySkin } from './baby-head.ts';
import { headEdge, limbEdge, trunkEdge } from './baby-line.ts';

const BODY = smooth([
  [0, 40],
  [34, 44],
  [60, 72],
  [72, 130],
  [0, 140],
  [-72, 130],
  [-60, 72],
  [-34, 44],
]);
const SKULL = smooth([
  [0, -52],
  [34, -42],
  [52, -10],
  [50, 22],
  [30, 42],
  [0, 47],
  [-30, 42],
  [-50, 22],
  [-52, -10],
  [-34, -42],
]);

/** From behind and below what it wants: a bald head about (0, 0), 112 wide, and both arms up to it, the hands full of air. */
export function babyFromBehind(light: Light, color: Hex, hands: readonly [Point, Point]): string {
  const skin = babySkin(color);
  const t = skinTone(light, skin);
  const cloth = tone(light, ROMPER);
  const arm = (side: 1 | -1, hand: Point): string => {
    const elbow: Point = [side * 76, 46];
    const way: Point[] = [
      [side * 44, 66],
      elbow,
      [hand[0] * 0.86 + elbow[0] * 0.14, hand[1] * 0.8 + elbow[1] * 0.2],
    ];
    return (
      at(
        hand[0],
        hand[1],
        1.3,
        babyHand(light, [0, 0], Math.atan2(hand[1] - elbow[1], hand[0] - elbow[0]), skin),
      ) +
      path(ribbon(way, [20, 18, 12]), cloth.base, limbEdge(light)) +
      path(ribbon(way, [20, 18, 12], 0.3, 1), cloth.shade, 'fill-opacity=".5"')
    );
  };
  const ear = (side: 1 | -1): string =>
    oval(side * 53, 4, 8, 11, t.base, headEdge(t)) + oval(side * 54, 5, 3.6, 6, t.shade);
  return (
    arm(-1, hands[0]) +
    arm(1, hands[1]) +
    clip(BODY, path(BODY, cloth.shade) + shifted(-9, -6, path(BODY, cloth.base))) +
    path(BODY, 'none', trunkEdge(light)) +
    line('M0 56V140', cloth.shade, 1.6) +
    line('M0 76h.1M0 96h.1M0 116h.1', cloth.deep, 4.4, 'stroke-opacity=".6"') +
    clean(
      ear(-1) +
        ear(1) +
        clip(SKULL, path(SKULL, t.shade) + shifted(-8, -6, path(SKULL, t.base))) +
        path(SKULL, 'none', headEdge(t)) +
        // A fold where others have a neck, and all the hair there is.
        line('M-16 38Q0 44 16 38', t.shade, 2.2) +
        line('M-4 -52q-2 -7 3 -9M2 -52q3 -5 8 -5', t.deep, 1.4),
    )
  );
}
