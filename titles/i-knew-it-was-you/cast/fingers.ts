import { num } from '#bookmaking/drawing/curves.ts';
import type { Tone } from '#bookmaking/drawing/light.ts';
import { at, calm, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { INK } from '#titles/i-knew-it-was-you/set/colors.ts';

/** Of each finger: where it lies, how far it comes over the edge, and how it leans. */
const FINGERS: readonly (readonly [x: number, long: number, lean: number])[] = [
  [-9.6, 10, 7],
  [-3.2, 12.4, 2],
  [3.4, 12, -3],
  [9.6, 9.4, -9],
];

/**
 * A hand that holds on to an edge from behind: knuckles above it, four fingers over it. 26 wide around `x`, scaled;
 * `way` -1 is the other hand, `turn` an edge that is not level.
 */
export function grip(
  x: number,
  y: number,
  scale: number,
  skin: Tone,
  way: 1 | -1 = 1,
  turn = 0,
): string {
  const key = `stroke="${INK.key}" stroke-width="1.1" stroke-linejoin="round"`;
  const finger = ([fx, long, lean]: (typeof FINGERS)[number]): string =>
    at(
      fx,
      -1,
      1,
      path(
        `M-3.3 -4C-3.7 -7.4 3.7 -7.4 3.3 -4L3 ${num(long - 3)}C2.8 ${num(long + 1)} -2.8 ${num(long + 1)} -3 ${num(long - 3)}Z`,
        skin.base,
        key,
      ) +
        path(
          `M-1.9 ${num(long - 2.4)}C-1.9 ${num(long - 5)} 1.9 ${num(long - 5)} 1.9 ${num(long - 2.4)}C1.4 ${num(long - 0.6)} -1.4 ${num(long - 0.6)} -1.9 ${num(long - 2.4)}Z`,
          skin.lite,
          'fill-opacity=".75"',
        ) +
        line('M-1.7 1.4Q0 .6 1.7 1.4', skin.deep, 0.7),
      lean,
    );
  return calm(
    at(
      x,
      y,
      scale,
      FINGERS.map(([fx, long]) =>
        oval(fx + 1, long - 1, 3.6, 2.4, INK.key, 'fill-opacity=".28"'),
      ).join('') +
        path('M-13.4 1C-15 -7 -9 -10.6 0 -10.4C9 -10.6 15 -7 13.4 1Z', skin.shade, key) +
        FINGERS.map(finger).join(''),
      turn,
      scale * way,
    ),
  );
}
