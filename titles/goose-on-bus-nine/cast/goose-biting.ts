import { type Hex, mix } from '#bookmaking/drawing/color.ts';
import { type Point, radians } from '#bookmaking/drawing/geometry.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { at, clean, line, oval, path, shifted } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import { GOOSE } from '#titles/goose-on-bus-nine/set/colors.ts';
import { gooseCoat, gooseNeck } from './goose.ts';

/** Where what it bites has its middle, how large that is, and how far it is off the middle of the beak. */
const BITE = { y: 67, size: 1.12, aside: -20 } as const;
/** How far it hangs down at its other end, in degrees. */
const HANGS = -4;
/** Where a point of what it bites is: that is turned round. */
export const onBitten = ([x, y]: Point): Point => {
  const [cos, sin] = [Math.cos(radians(HANGS)), Math.sin(radians(HANGS))];
  return [BITE.aside + (-x * cos - y * sin) * BITE.size, BITE.y + (-x * sin + y * cos) * BITE.size];
};

/** Where its jaws meet what is between them. */
const UPPER = BITE.y - 5;
const LOWER = BITE.y + 3.4;

const HINGES = `M-20 ${UPPER - 12}Q-29 ${BITE.y + 1} -13 ${LOWER + 7}M20 ${UPPER - 12}Q29 ${BITE.y + 1} 13 ${LOWER + 7}`;

/** It has a belly, that is in its own shade, and an edge where the lamps are. */
const round = (art: string, light: Light): string => {
  const toward = (to: Hex, by: number): string =>
    art.replace(/#[0-9a-f]{6}/g, (color: Hex) => mix(color, to, by));
  return (
    shifted(0, -1.6, toward(light.key, 0.6)) +
    toward(light.shade, 0.42) +
    clip('M-90 -90H90V4C60 0 40 8 16 10C-10 12 -30 4 -52 7C-66 8 -78 4 -90 6Z', art)
  );
};

/** Short feathers, laid from the beak to both sides, and rows of longer ones down the breast. */
const DOWN =
  'M-34 14q-4 4 -9 5M-31 22q-3 5 -8 7M-36 44q-3 4 -8 4M-28 46q-2 5 -6 7M34 14q4 4 9 5M31 22q3 5 8 7M36 44q3 4 8 4M28 46q2 5 6 7M-30 -24q-3 5 -8 7M30 -24q3 5 8 7M-22 -32q-2 5 -6 7M22 -32q2 5 6 7';

/**
 * The goose from the front with something really between its jaws, and both eyes on the button, up at the left: between the
 * eyes (0, 0), what it holds about 100 wide around its own middle, its coat from 60 down.
 */
export function gooseBiting(light: Light, holds: string): string {
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
        oval(0, BITE.y + 1, 23, 13, '#5a2030') +
        // Where both halves are hung.
        line(HINGES, beak.deep, 9.4) +
        line(HINGES, beak.shade, 6.4),
    ) +
    at(BITE.aside, BITE.y, BITE.size, round(holds, light), HANGS, -BITE.size) +
    clean(
      // What a beak throws on what it bites.
      path(
        `M-25 ${UPPER - 4}C-14 ${UPPER + 7} 14 ${UPPER + 7} 25 ${UPPER - 4}V${UPPER - 12}H-25ZM-17 ${LOWER - 1}C-9 ${LOWER - 5} 9 ${LOWER - 5} 17 ${LOWER - 1}V${LOWER + 3}H-17Z`,
        '#2c1b22',
        'fill-opacity=".34"',
      ) +
        // The lower half is hung on the upper: round what is held it goes up to the corners of the mouth.
        path(
          `M-22 ${UPPER - 13}C-27 ${UPPER - 2} -28 ${LOWER + 6} -17 ${LOWER + 12}C-8 ${LOWER + 17} 8 ${LOWER + 17} 17 ${LOWER + 12}C28 ${LOWER + 6} 27 ${UPPER - 2} 22 ${UPPER - 13}C23.6 ${UPPER - 4} 24 ${LOWER - 3} 17 ${LOWER}C9 ${LOWER + 2.6} -9 ${LOWER + 2.6} -17 ${LOWER}C-24 ${LOWER - 3} -23.6 ${UPPER - 4} -22 ${UPPER - 13}Z`,
          beak.shade,
          edge,
        ) +
        path(
          `M-19.6 ${LOWER}C-9 ${LOWER + 3.6} 9 ${LOWER + 3.6} 19.6 ${LOWER}C18 ${LOWER + 8} 8 ${LOWER + 10} 0 ${LOWER + 10}C-8 ${LOWER + 10} -18 ${LOWER + 8} -19.6 ${LOWER}Z`,
          beak.base,
        ) +
        path(
          `M-14 0C-18 7 -19 16 -18 28C-18 40 -24 46 -23 ${UPPER - 11}C-21 ${UPPER - 3} -15 ${UPPER - 2} -9 ${UPPER - 1}C-7 ${UPPER + 5} 7 ${UPPER + 5} 9 ${UPPER - 1}C15 ${UPPER - 2} 21 ${UPPER - 3} 23 ${UPPER - 11}C24 46 18 40 18 28C19 16 18 7 14 0C8 -6 -8 -6 -14 0Z`,
          beak.base,
          edge,
        ) +
        path(
          `M6 -3C13 7 17 16 16 28C16 40 22 48 21 ${UPPER - 11}C18 ${UPPER - 4} 13 ${UPPER - 3} 7 ${UPPER - 4}C15 ${UPPER - 14} 14 16 6 -3Z`,
          beak.shade,
          'fill-opacity=".7"',
        ) +
        line('M-7 17l1.4 7M7 17l-1.4 7', beak.deep, 3) +
        line(
          `M-17 ${UPPER - 9}C-15 ${UPPER - 6} -13 ${UPPER - 5.4} -11 ${UPPER - 5}`,
          beak.lite,
          2.2,
        ) +
        // The nail, hooked over it.
        path(
          `M-8.4 ${UPPER - 1}C-8 ${UPPER - 9} 8 ${UPPER - 9} 8.4 ${UPPER - 1}C7 ${UPPER + 4.4} -7 ${UPPER + 4.4} -8.4 ${UPPER - 1}Z`,
          beak.lite,
          edge,
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
