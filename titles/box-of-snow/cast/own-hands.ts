// The hero's own two hands as the hero sees them: palms up, little fingers inside, thumbs out.
import { type Hex, mix } from '#bookmaking/drawing/color.ts';
import { ribbon } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { type Light, type Tone, tone } from '#bookmaking/drawing/light.ts';
import { asHero, at, calm, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { palm, skinTone } from '#bookmaking/hero/skin-tone.ts';
import { worn } from './own-lap.ts';

/** Where the middle of a palm lies on the sheet, in mm; side 1 is the right of the page. They weigh what lies in them: one is lower. */
const PALMS = {
  [-1]: { x: 62, y: 141, tilt: -8 },
  1: { x: 158, y: 148, tilt: 6 },
} as const;
const SIZE = 0.94;
/** A hand that is still small, and from when on it is not, in years. */
const [SMALL, SMALL_UNTIL] = [0.8, 3];

/** A finger or a thumb, from its root to its tip. */
interface Digit {
  readonly spine: readonly Point[];
  readonly widths: readonly number[];
  /** Where it bends: across it, as far as it is wide there. */
  readonly creases: string;
}

/** Of a right hand, drawn in this order: each a little over the one before. */
const FINGERS: readonly Digit[] = [
  {
    spine: [
      [-25, -14],
      [-29, -34],
      [-27, -54],
    ],
    widths: [8.4, 7.6, 6.4],
    creases: 'M-34.600 -30q5 2.600 12 1M-33 -44q5 1.600 10 .4',
  },
  {
    spine: [
      [-11, -18],
      [-13, -44],
      [-10, -68],
    ],
    widths: [8.8, 8.2, 7],
    creases: 'M-20 -36q6 2 14 .4M-18.400 -53q6 1.600 12 .4',
  },
  {
    spine: [
      [21, -18],
      [23, -42],
      [17, -64],
    ],
    widths: [8.8, 8.2, 7],
    creases: 'M16 -34q7 2 14 -.6M14.600 -50q6 1.400 12 -1',
  },
  {
    spine: [
      [5, -20],
      [5, -48],
      [4, -73],
    ],
    widths: [9, 8.4, 7.2],
    creases: 'M-2.600 -39q7 2 15 0M-2 -57q6 1.600 13 0',
  },
];

/** From here on a hand has its full length, in years. */
const GROWN = 8;

/** The smaller somebody is, the shorter and rounder are the fingers, and without a line across them. */
function ofAge({ spine, widths, creases }: Digit, years: number): Digit {
  const young = Math.max(0, 1 - years / GROWN);
  const root = (spine[0] as Point)[1];
  return {
    spine: spine.map(([x, y]): Point => [x, root + (y - root) * (1 - 0.44 * young)]),
    widths: widths.map((w) => w * (1 + 0.1 * young)),
    creases: young ? '' : creases,
  };
}

const THUMB: Digit = {
  spine: [
    [20, 34],
    [35, 18],
    [43, 2],
    [43, -14],
  ],
  widths: [14, 10.6, 8.8, 7],
  creases: '',
};

/** As much of a thumb as closes over what lies in the hand. */
const ABOVE_ROOT = 'M0 -60H70V4H0Z';

const PALM_SHAPE =
  'M-17 52C-20 40 -34 28 -35 6C-36 -8 -35 -18 -31 -25C-10 -31 12 -32 29 -25C33 -16 34 -4 38 8C40 22 29 36 19 52Z';
const PALM_SIDES =
  'M-17 52C-20 40 -34 28 -35 6C-35.600 -6 -35.400 -14 -33.400 -20M31 -21C33 -12 35 -2 38 8';
const HEEL = 'M18 52C30 36 41 22 36 4C30 -4 16 2 12 16C9 30 10 42 12 52Z';

/** Of the width of a digit, from one side (-1) to the other. */
type Band = readonly [from: number, to: number];

/** The hero's own hand from above, palm up, with what lies in it. */
export function ownHand(hero: Hero, light: Light, side: 1 | -1, held: string): string {
  const { x, y, tilt } = PALMS[side];
  const size = SIZE * (hero.years < SMALL_UNTIL ? SMALL : 1);
  return at(
    x,
    y,
    size,
    asHero(arm(hero, light, side) + calm(openHand(hero.skin, light, side, hero.years))) +
      held +
      asHero(calm(clip(ABOVE_ROOT, thumbOf(hero.skin, light, side)))),
    tilt,
    size * side,
  );
}

/** A hand from above, palm up, its middle at (0, 0), as a right one. */
function openHand(color: Hex, light: Light, side: 1 | -1, years: number): string {
  const { skin, crease, outline } = inks(color, light);
  const flesh =
    path(PALM_SHAPE, skin.base) +
    line(PALM_SIDES, outline, 1.1) +
    clip(
      PALM_SHAPE,
      path('M-40 -34H42V60H-40Z', skin.base) +
        path(
          side > 0 ? 'M42 -40V60H6C20 30 26 0 22 -34Z' : 'M-42 -40V60H-4C-22 34 -26 4 -22 -34Z',
          skin.shade,
          'fill-opacity=".6"',
        ) +
        path(HEEL, skin.lite, 'fill-opacity=".26"') +
        line(
          'M-30 -25q6 3 11 -1M-16 -28q8 3 12 -1M0 -29q6 3 11 -1M15 -28q7 3 12 -1M-34 -8C-20 -14 6 -12 20 -22M-33 2C-14 -4 8 -2 30 -10M13 50C8 30 8 8 30 -4',
          crease,
          1.5,
          'stroke-opacity=".5"',
        ),
    );
  return (
    FINGERS.map((finger) => digit(ofAge(finger, years), color, light, side)).join('') +
    flesh +
    thumbOf(color, light, side)
  );
}

const thumbOf = (color: Hex, light: Light, side: 1 | -1): string =>
  digit(THUMB, color, light, side) + oval(15, 36, 17, 15, inks(color, light).skin.base);

/** A palm is lighter than its back, and less so in its lines. */
function inks(color: Hex, light: Light): { skin: Tone; crease: Hex; outline: Hex } {
  const back = tone(light, color);
  const skin: Tone = { ...back, base: palm(back.base), shade: palm(back.shade) };
  return {
    skin,
    crease: mix(skin.base, back.deep, 0.6),
    outline: mix(skin.base, back.deep, 0.72),
  };
}

/** The sun comes from the left of the page, into whichever hand. */
function digit({ spine, widths, creases }: Digit, color: Hex, light: Light, side: 1 | -1): string {
  const { skin, crease, outline } = inks(color, light);
  const [lit, dark]: readonly [Band, Band] =
    side > 0
      ? [
          [-1, -0.72],
          [0.3, 1],
        ]
      : [
          [0.72, 1],
          [-1, -0.3],
        ];
  const [x, y] = spine[spine.length - 1] as Point;
  return (
    path(ribbon(spine, widths), skin.base, `stroke="${outline}" stroke-width="1.1"`) +
    path(ribbon(spine, widths, ...dark, false), skin.shade, 'fill-opacity=".62"') +
    path(ribbon(spine, widths, ...lit, false), light.rim, 'fill-opacity=".2"') +
    oval(x - side * 1.2, y - 0.4, 4, 4.6, skin.lite, 'fill-opacity=".34"') +
    line(creases, crease, 1.2, 'stroke-opacity=".55"')
  );
}

/** From the wrist to the edge of the page, bare or in the sleeve of the other pages. */
function arm(hero: Hero, light: Light, side: 1 | -1): string {
  const cut = worn(hero, light);
  const skin = skinTone(light, hero.skin);
  const sleeve = tone(light, cut.sleeveColor);
  const bare = 'M-17 46C-20 60 -22 76 -23 100H27C24 76 21 60 19 46Z';
  const dark = side > 0 ? 'M8 40H40V104H6Z' : 'M-6 40H-40V104H-4Z';
  const cloth = 'M-25 57C-10 62 12 62 27 56L40 104H-38Z';
  return (
    path(bare, skin.base, `stroke="${mix(skin.base, skin.deep, 0.6)}" stroke-width="1.1"`) +
    clip(bare, path(dark, skin.shade, 'fill-opacity=".6"')) +
    (cut.sleeve < 0.9
      ? ''
      : path(cloth, sleeve.base) +
        clip(cloth, path(dark, sleeve.shade, 'fill-opacity=".7"')) +
        line('M-24 59C-10 64 12 64 26 58', sleeve.lite, 4.4))
  );
}
