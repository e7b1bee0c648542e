import { type Hex, mix } from '#bookmaking/drawing/color.ts';
import { type Point, radians } from '#bookmaking/drawing/geometry.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { at, calm, clean, line, oval, path, shifted } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import { GOOSE } from '#titles/goose-on-bus-nine/set/colors.ts';
import { gooseCoat, gooseNeck, keyed } from './goose.ts';
import { edgeLit } from './in-dawn.ts';

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
const UPPER = BITE.y - 8;
const LOWER = BITE.y + 6;

const HINGES = `M-26 ${UPPER - 5}Q-36 ${BITE.y} -22 ${LOWER + 4}M26 ${UPPER - 5}Q36 ${BITE.y} 22 ${LOWER + 4}`;

/**
 * In its own colors, with a belly in shade, and all round it two edges, a pale one in a dark one: beak, down and coat are each near to
 * some of them, and whatever is loved may be as orange as a beak.
 */
const round = (art: string): string => {
  const all = (to: Hex, by: number): string =>
    art.replace(/#[0-9a-f]{6}/g, (color: Hex) => mix(color, to, by));
  const outline = all('#3a2838', 1);
  return (
    clean(AROUND.map(([x, y]) => shifted(x, y, outline)).join('')) +
    clean(
      `<g stroke="${PALE}" stroke-width="2" stroke-linejoin="round">${edgeLit(art, PALE, [0, 0])}</g>`,
    ) +
    clean(
      all('#5c5378', 0.16) +
        clip('M-90 -90H90V4C60 0 40 8 16 10C-10 12 -30 4 -52 7C-66 8 -78 4 -90 6Z', art),
    )
  );
};
/** How far an edge stands out, to each of four sides. */
const AROUND: readonly Point[] = [
  [-1.9, -1.7],
  [1.9, -1.7],
  [-1.9, 2.1],
  [1.9, 2.1],
];
const PALE = '#fff0cf';

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

/** The lower half comes up from below, as wide; what is held lies in it and goes out at both sides. */
const JAW = `M-24 ${LOWER - 2}C-25 ${LOWER + 8} -13 ${LOWER + 16} 0 ${LOWER + 16}C13 ${LOWER + 16} 25 ${LOWER + 8} 24 ${LOWER - 2}C13 ${LOWER + 3} -13 ${LOWER + 3} -24 ${LOWER - 2}Z`;
/** Flat, and wider than it is long: narrow, with a nail at its end, it was a man's nose. */
const BEAK = `M-10 0C-11 10 -15 19 -22 29C-29 37 -34 44 -29 ${UPPER - 3}C-24 ${UPPER + 2} -12 ${UPPER} 0 ${UPPER + 1}C12 ${UPPER} 24 ${UPPER + 2} 29 ${UPPER - 3}C34 44 29 37 22 29C15 19 11 10 10 0C6 -4.6 -6 -4.6 -10 0Z`;

/**
 * The goose from the front with something really between its jaws, and both eyes on the button, up at the left: between the
 * eyes (0, 0), what it holds about 100 wide around its own middle, its coat from 60 down.
 */
export function gooseBiting(light: Light, holds: string): string {
  const white = tone(light, GOOSE.white);
  const beak = tone(light, GOOSE.beak);
  // As dark as that of what is between: orange on orange, neither was seen.
  const edge = 'stroke="#5a2a30" stroke-width="2"';
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
        oval(0, BITE.y, 30, 13, '#5a2030') +
        // Where both halves are hung.
        line(HINGES, beak.deep, 8.6) +
        line(HINGES, beak.shade, 5.8),
    ) +
    at(BITE.aside, BITE.y, BITE.size, round(holds), HANGS, -BITE.size) +
    clean(
      // What a beak throws on what it bites.
      path(
        `M-30 ${UPPER - 4}C-20 ${UPPER + 7} 20 ${UPPER + 7} 30 ${UPPER - 4}V${UPPER - 12}H-30Z`,
        '#4c4468',
        'fill-opacity=".6"',
      ) +
        path(JAW, beak.shade, edge) +
        path(
          `M-20 ${LOWER + 2}C-9 ${LOWER + 5} 9 ${LOWER + 5} 20 ${LOWER + 2}C18 ${LOWER + 8} 9 ${LOWER + 11} 0 ${LOWER + 11}C-9 ${LOWER + 11} -18 ${LOWER + 8} -20 ${LOWER + 2}Z`,
          beak.base,
        ) +
        path(BEAK, beak.base, edge) +
        path(
          `M4 -2C10 12 14 20 19 30C24 37 28 43 25 ${UPPER - 3}L19 ${UPPER - 1}C29 ${UPPER} 33 45 27 36C15 24 11 12 9 1Z`,
          beak.shade,
          'fill-opacity=".7"',
        ) +
        // Where it is rounded down to its edge.
        line(
          `M-24 ${UPPER - 6}C-14 ${UPPER - 3} 14 ${UPPER - 3} 24 ${UPPER - 6}`,
          beak.shade,
          1.6,
        ) +
        line('M-7 15l-2.4 6M7 15l2.4 6', beak.deep, 2.4) +
        line('M-12 20C-17 28 -22 33 -24.6 39', beak.lite, 2.4, 'stroke-opacity=".8"') +
        eye(-1) +
        eye(1) +
        lid(-1) +
        lid(1),
    ) +
    calm(capBefore(light))
  );
}
