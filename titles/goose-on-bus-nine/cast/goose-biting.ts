import { type Point, radians } from '#bookmaking/drawing/geometry.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { at, clean, line, oval, path, shifted } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import { GOOSE } from '#titles/goose-on-bus-nine/set/colors.ts';
import { gooseCoat, gooseNeck } from './goose.ts';

/** Where what it bites has its middle, how large that is, and how far it is off the middle of the beak. */
const BITE = { y: 67, size: 0.98, aside: -14 } as const;
/** How far it hangs down at its other end, in degrees. */
const HANGS = -4;
/** Where a point of what it bites is: that is turned round. */
export const onBitten = ([x, y]: Point): Point => {
  const [cos, sin] = [Math.cos(radians(HANGS)), Math.sin(radians(HANGS))];
  return [BITE.aside + (-x * cos - y * sin) * BITE.size, BITE.y + (-x * sin + y * cos) * BITE.size];
};

/** Short feathers, laid from the beak to both sides, and rows of longer ones down the breast. */
const DOWN =
  'M-34 14q-4 4 -9 5M-31 22q-3 5 -8 7M-36 44q-3 4 -8 4M-28 46q-2 5 -6 7M34 14q4 4 9 5M31 22q3 5 8 7M36 44q3 4 8 4M28 46q2 5 6 7M-30 -24q-3 5 -8 7M30 -24q3 5 8 7M-22 -32q-2 5 -6 7M22 -32q2 5 6 7';

/**
 * The goose from the front with something really between its jaws, and both eyes on the button, up at the left: between the
 * eyes (0, 0), what it holds about 100 wide around its own middle, its coat from 60 down. `behindIt` lies between that and its coat.
 */
export function gooseBiting(light: Light, holds: string, behindIt = ''): string {
  const white = tone(light, GOOSE.white);
  const beak = tone(light, GOOSE.beak);
  const cap = tone(light, GOOSE.cap);
  const skull =
    'M0 -40C32 -40 42 -18 44 4C54 22 50 48 26 56C12 60 -12 60 -26 56C-50 48 -54 22 -44 4C-42 -18 -32 -40 0 -40Z';
  const eye = (side: number): string =>
    oval(side * 22, -6, 15, 16, '#f0a552') +
    oval(side * 22, -6, 13, 14, '#fffdf6') +
    oval(side * 22 - 5.6, -8.6, 6.4, 7.2, '#2c1b22') +
    oval(side * 22 - 3.4, -11.6, 2.1, 2.2, '#ffffff') +
    path(
      `M${side * 8} -15C${side * 16} -25 ${side * 32} -23 ${side * 37} -9C${side * 30} -16 ${side * 18} -18 ${side * 8} -15Z`,
      white.shade,
    );
  const edge = `stroke="${beak.deep}" stroke-width="1.6"`;
  return (
    gooseNeck(
      [
        [0, 110],
        [1, 70],
        [0, 30],
      ],
      [62, 58, 62],
      light,
    ) +
    // Its collar is up: what is white in a beak must not lie on white.
    at(0, 66, 1.05, gooseCoat(light, false)) +
    clean(
      clip(
        skull,
        path(skull, white.shade) + shifted(light.direction[0] * 8, -7, path(skull, white.base)),
      ) +
        line(DOWN, white.shade, 1.7, 'stroke-opacity=".9"') +
        oval(-37, 24, 9, 7, '#f7b28a', 'fill-opacity=".6"') +
        oval(37, 24, 9, 7, '#f7b28a', 'fill-opacity=".6"') +
        oval(0, BITE.y + 1, 21, 12, '#5a2030'),
    ) +
    behindIt +
    at(BITE.aside, BITE.y, BITE.size, holds, HANGS, -BITE.size) +
    clean(
      // Both jaws over it, and of it no more than a bite between them.
      path(
        `M-19 ${BITE.y + 1}C-9 ${BITE.y + 6} 9 ${BITE.y + 6} 19 ${BITE.y + 1}C22 ${BITE.y + 13} 13 ${BITE.y + 25} 0 ${BITE.y + 25}C-13 ${BITE.y + 25} -22 ${BITE.y + 13} -19 ${BITE.y + 1}Z`,
        beak.shade,
        edge,
      ) +
        line(
          `M-11 ${BITE.y + 11}C-5 ${BITE.y + 14} 5 ${BITE.y + 14} 11 ${BITE.y + 11}`,
          beak.base,
          2.4,
        ) +
        path(
          `M-14 0C-18 7 -19 16 -18 28C-18 40 -24 46 -23 ${BITE.y - 11}C-20 ${BITE.y - 2} -14 ${BITE.y - 1} -10 ${BITE.y - 3}C-5 ${BITE.y} 5 ${BITE.y} 10 ${BITE.y - 3}C14 ${BITE.y - 1} 20 ${BITE.y - 2} 23 ${BITE.y - 11}C24 46 18 40 18 28C19 16 18 7 14 0C8 -6 -8 -6 -14 0Z`,
          beak.base,
          edge,
        ) +
        path(
          `M6 -3C13 7 17 16 16 28C16 40 22 48 21 ${BITE.y - 11}C18 ${BITE.y - 4} 13 ${BITE.y - 3} 7 ${BITE.y - 4}C15 ${BITE.y - 14} 14 16 6 -3Z`,
          beak.shade,
          'fill-opacity=".7"',
        ) +
        line('M-7 17l1.4 7M7 17l-1.4 7', beak.deep, 3) +
        line(
          `M-14 ${BITE.y - 10}C-8 ${BITE.y - 7} 4 ${BITE.y - 7} 10 ${BITE.y - 8}`,
          beak.lite,
          2.4,
        ) +
        eye(-1) +
        eye(1),
    ) +
    path('M-50 -22C-54 -66 -22 -72 0 -72C22 -72 54 -66 50 -22C22 -36 -22 -36 -50 -22Z', cap.base) +
    path(
      'M0 -72C22 -72 54 -66 50 -22C40 -27 28 -30 18 -31C22 -46 16 -62 0 -72Z',
      cap.lite,
      'fill-opacity=".5"',
    ) +
    path('M-50 -22C-22 -36 22 -36 50 -22C44 -11 22 -17 0 -17C-22 -17 -44 -11 -50 -22Z', cap.deep) +
    oval(0, -72, 6, 4, cap.deep)
  );
}
