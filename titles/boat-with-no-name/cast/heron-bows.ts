import type { Box, Point } from '#bookmaking/drawing/geometry.ts';
import { type Light, mirrored, tone } from '#bookmaking/drawing/light.ts';
import { at, line, path } from '#bookmaking/drawing/marks.ts';
import { cap, headOfHeron } from './heron.ts';

/** Where its neck ends, where the cap lies, and how large both are. */
const HEAD: Point = [98, -60];
const CAP = { x: 176, y: -30, size: 1.9 } as const;
const LARGER = 1.25;

/** On both legs, to the right of `foot`: its neck goes far out in one arch and down, and at the end of the beak is its cap, held out flat. */
export function heronBows(
  foot: Point,
  k: number,
  light: Light,
): { readonly art: string; readonly face: Box; readonly badge: Point } {
  const gray = tone(light, '#7f9db0');
  const white = tone(light, '#fbf6ea');
  const dark = tone(light, '#2c4458');
  const leg = tone(light, '#e0a24a');
  const toes = (x: number): string => `M${x} -1l13 1M${x} -1l-8 1M${x} -1l7 3.600`;
  const art =
    line(`M4 -52C7 -38 1 -20 5 -2${toes(5)}`, leg.shade, 3.2) +
    line(`M-12 -52C-7 -36 -13 -18 -10 -1${toes(-10)}`, leg.base, 3.4) +
    at(
      0,
      -56,
      1,
      path(
        'M-34 6C-34 -18 -14 -32 4 -30C16 -28 18 -10 8 0C-4 10 -20 10 -30 14C-38 17 -46 22 -56 19C-48 15 -38 10 -34 6Z',
        gray.base,
      ) +
        path('M-52 18C-34 12 -26 -8 -8 -14C0 -16 4 -10 0 -4C-8 6 -24 10 -52 18Z', dark.base) +
        path('M8 -2C14 4 12 12 8 16C8 10 4 6 0 2Z', white.base),
      18,
    ) +
    line('M8 -74C26 -84 34 -97 58 -99C84 -101 96 -84 97 -62', white.base, 12.5) +
    line(
      'M18 -78C32 -86 40 -94 60 -95C76 -96 86 -87 89 -76',
      white.shade,
      2.2,
      'stroke-dasharray="3 4"',
    ) +
    at(CAP.x, CAP.y, CAP.size, cap(mirrored(light)), 0, -CAP.size) +
    at(HEAD[0], HEAD[1], LARGER, headOfHeron(light, false), 14);
  const on = (x: number, y: number): Point => [foot[0] + x * k, foot[1] + y * k];
  const [x, y] = on(HEAD[0] - 16, HEAD[1] - 16);
  return {
    art: at(foot[0], foot[1], k, art),
    face: { x, y, width: 36 * k, height: 30 * k },
    badge: on(CAP.x - 3 * CAP.size, CAP.y - 14.6 * CAP.size),
  };
}
