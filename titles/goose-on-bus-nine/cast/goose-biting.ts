import { type Hex, mix } from '#bookmaking/drawing/color.ts';
import { type Point, radians } from '#bookmaking/drawing/geometry.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { at, calm, clean, line, oval, path, shifted } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import { GOOSE } from '#titles/goose-on-bus-nine/set/colors.ts';
import { gooseCoat, gooseNeck, keyed } from './goose.ts';

/** Where what it bites has its middle, how large that is, and how far it is off the middle of the beak. */
const BITE = { y: 59, size: 1.12, aside: -18 } as const;
/** How far it hangs down at its other end, in degrees. */
const HANGS = -12;
/** Where a point of what it bites is: that is turned round. */
export const onBitten = ([x, y]: Point): Point => {
  const [cos, sin] = [Math.cos(radians(HANGS)), Math.sin(radians(HANGS))];
  return [BITE.aside + (-x * cos - y * sin) * BITE.size, BITE.y + (-x * sin + y * cos) * BITE.size];
};

/** Where its jaws meet what is between them. */
const UPPER = BITE.y - 5;
const LOWER = BITE.y + 1;

const HINGES = `M-15.6 ${UPPER - 12}Q-23.6 ${BITE.y + 1} -10 ${LOWER + 6}M15.6 ${UPPER - 12}Q23.6 ${BITE.y + 1} 10 ${LOWER + 6}`;

/** In its own colors, with a belly in shade, and all round it an edge: beak, down and coat are each near to some of them. */
const round = (art: string): string => {
  const all = (to: Hex, by: number): string =>
    art.replace(/#[0-9a-f]{6}/g, (color: Hex) => mix(color, to, by));
  const outline = all('#3a2838', 1);
  return (
    clean(AROUND.map(([x, y]) => shifted(x, y, outline)).join('')) +
    clean(
      all('#5c5378', 0.16) +
        clip('M-90 -90H90V4C60 0 40 8 16 10C-10 12 -30 4 -52 7C-66 8 -78 4 -90 6Z', art),
    )
  );
};
/** How far an edge stands out, to each of four sides. */
const AROUND: readonly Point[] = [
  [-1, -0.8],
  [1, -0.8],
  [-1, 1.2],
  [1, 1.2],
];

/** Short feathers, laid from the beak to both sides, as on its head from the side. */
const DOWN =
  'M-27 26q-4 4 -9 4M-24 36q-3 5 -8 6M-26 46q-3 4 -7 4M-34 14q-3 4 -7 4M27 26q4 4 9 4M24 36q3 5 8 6M26 46q3 4 7 4M34 14q3 4 7 4M-34 -14q-2 4 -5 6M34 -14q2 4 5 6';

const SKULL =
  'M0 -44C28 -44 42 -26 43 -4C44 12 42 26 36 38C29 51 16 58 0 58C-16 58 -29 51 -36 38C-42 26 -44 12 -43 -4C-42 -26 -28 -44 0 -44Z';

/** As from the side: a ring, white, and a pupil that goes where the button is. */
const eye = (side: number): string =>
  oval(side * 25, -3, 15, 15.8, '#f0a552') +
  oval(side * 25, -3, 12.6, 13.4, '#fffdf6') +
  oval(side * 25 - 4.8, -7, 7, 7.8, '#2c1b22') +
  oval(side * 25 - 2.2, -10.4, 2.3, 2.5, '#ffffff');

/** With great dignity: a lid lies on each. */
const lid = (side: number): string =>
  path(
    `M${side * 8.4} -7.6C${side * 10} -24 ${side * 39} -26 ${side * 41.6} -3.4C${side * 32} -11.6 ${side * 18} -12.4 ${side * 9} -8Z`,
    '#efe0d0',
  ) +
  line(`M${side * 9.4} -7.4C${side * 18} -12 ${side * 32} -11 ${side * 40.6} -3.6`, '#5f4660', 1.7);

/** Herringbone, as on its cap from the side. */
const TWEED =
  'M-40 -38l4 -5l4 4M-34 -50l4 -5l4 4M-27 -40l4 -5l4 4M-20 -54l4 -5l4 4M-13 -42l4 -5l4 4M-5 -56l4 -5l4 4M1 -43l4 -5l4 4M10 -55l4 -5l4 4M15 -42l4 -5l4 4M24 -52l4 -5l4 4M29 -40l4 -5l4 4';

/** The flat cap from before: wider than its head, a band, and a peak over the beak. */
function capBefore(light: Light): string {
  const t = tone(light, GOOSE.cap);
  const crown = 'M-48 -25C-60 -46 -34 -68 0 -68C34 -68 60 -46 48 -25C26 -37 -26 -37 -48 -25Z';
  return (
    clip(crown, path(crown, t.shade) + shifted(light.direction[0] * 8, -3, path(crown, t.base))) +
    line(TWEED, t.deep, 1.3, 'stroke-opacity=".5"') +
    line('M-46 -26C-26 -37 26 -37 46 -26', tone(light, GOOSE.capBand).base, 5) +
    path('M-31 -31C-18 -36 18 -36 31 -31C34 -22 24 -13 0 -13C-24 -13 -34 -22 -31 -31Z', t.deep) +
    line('M-27 -23C-20 -17.4 20 -17.4 27 -23', t.lite, 1.2, 'stroke-opacity=".55"') +
    oval(0, -68, 5.4, 3.6, t.deep)
  );
}

/** The lower half comes up from below; what is held lies in it and goes out at both sides. */
const JAW = `M-18.4 ${LOWER - 3}C-20 ${LOWER + 6} -15 ${LOWER + 13} -8 ${LOWER + 15}C-4 ${LOWER + 16} 4 ${LOWER + 16} 8 ${LOWER + 15}C15 ${LOWER + 13} 20 ${LOWER + 6} 18.4 ${LOWER - 3}C11 ${LOWER + 2.4} -11 ${LOWER + 2.4} -18.4 ${LOWER - 3}Z`;
const BEAK = `M-12.6 0C-16.6 10 -17.6 22 -17.6 34C-17.8 41 -18.6 42 -17.6 ${UPPER - 10}C-16.4 ${UPPER - 2} -12 ${UPPER - 1} -7.4 ${UPPER}C-5.6 ${UPPER + 4.6} 5.6 ${UPPER + 4.6} 7.4 ${UPPER}C12 ${UPPER - 1} 16.4 ${UPPER - 2} 17.6 ${UPPER - 10}C18.6 42 17.8 41 17.6 34C17.6 22 16.6 10 12.6 0C7 -5.4 -7 -5.4 -12.6 0Z`;

/**
 * The goose from the front with something really between its jaws, and both eyes on the button, up at the left: between the
 * eyes (0, 0), what it holds about 100 wide around its own middle, its coat from 60 down.
 */
export function gooseBiting(light: Light, holds: string): string {
  const white = tone(light, GOOSE.white);
  const beak = tone(light, GOOSE.beak);
  const edge = `stroke="${beak.deep}" stroke-width="1.6"`;
  return (
    gooseNeck(
      [
        [0, 110],
        [1, 70],
        [0, 30],
      ],
      [58, 54, 56],
      light,
    ) +
    // Its collar is up: what is white in a beak must not lie on white.
    at(0, 66, 1.05, gooseCoat(light, false)) +
    calm(keyed(SKULL, light, 2.2)) +
    clean(
      clip(
        SKULL,
        path(SKULL, white.shade) + shifted(light.direction[0] * 8, -7, path(SKULL, white.base)),
      ) +
        line(DOWN, white.shade, 1.8, 'stroke-opacity=".95"') +
        oval(-31, 21, 9.4, 6.6, '#f7b28a', 'fill-opacity=".6"') +
        oval(31, 21, 9.4, 6.6, '#f7b28a', 'fill-opacity=".6"') +
        oval(0, BITE.y + 1, 18, 11, '#5a2030') +
        // Where both halves are hung.
        line(HINGES, beak.deep, 8.6) +
        line(HINGES, beak.shade, 5.8),
    ) +
    at(BITE.aside, BITE.y, BITE.size, round(holds), HANGS, -BITE.size) +
    clean(
      // What a beak throws on what it bites.
      path(
        `M-20 ${UPPER - 4}C-12 ${UPPER + 7} 12 ${UPPER + 7} 20 ${UPPER - 4}V${UPPER - 12}H-20ZM-13 ${LOWER - 1}C-7 ${LOWER - 5} 7 ${LOWER - 5} 13 ${LOWER - 1}V${LOWER + 3}H-13Z`,
        '#4c4468',
        'fill-opacity=".6"',
      ) +
        path(JAW, beak.shade, edge) +
        path(
          `M-15 ${LOWER}C-7 ${LOWER + 3} 7 ${LOWER + 3} 15 ${LOWER}C14 ${LOWER + 7} 6 ${LOWER + 9} 0 ${LOWER + 9}C-6 ${LOWER + 9} -14 ${LOWER + 7} -15 ${LOWER}Z`,
          beak.base,
        ) +
        path(BEAK, beak.base, edge) +
        path(
          `M6 -2C12 8 15 20 15 33C15 40 16.6 42 15.4 ${UPPER - 10}C14 ${UPPER - 4} 10 ${UPPER - 3} 5.6 ${UPPER - 4}C12 ${UPPER - 14} 12 14 6 -2Z`,
          beak.shade,
          'fill-opacity=".7"',
        ) +
        line('M-8 19l-.8 6M8 19l.8 6', beak.deep, 2.6) +
        line('M-9 4C-12 12 -12.8 17 -13 24', beak.lite, 2.2, 'stroke-opacity=".8"') +
        line(
          `M-13 ${UPPER - 8}C-11.6 ${UPPER - 5.4} -10 ${UPPER - 5} -8.6 ${UPPER - 4.6}`,
          beak.lite,
          2,
        ) +
        // The nail, hooked over it.
        path(
          `M-6.8 ${UPPER}C-6.4 ${UPPER - 7} 6.4 ${UPPER - 7} 6.8 ${UPPER}C5.6 ${UPPER + 4.4} -5.6 ${UPPER + 4.4} -6.8 ${UPPER}Z`,
          beak.lite,
          edge,
        ) +
        eye(-1) +
        eye(1) +
        lid(-1) +
        lid(1),
    ) +
    calm(capBefore(light))
  );
}
