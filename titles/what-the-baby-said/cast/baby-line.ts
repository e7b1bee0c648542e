import { type Hex, mix } from '#bookmaking/drawing/color.ts';
import { type Light, type Tone, tone } from '#bookmaking/drawing/light.ts';
import { ROMPER } from '#titles/what-the-baby-said/set/colors.ts';
import { FAT_CRAYON } from './children.ts';

// The baby's edges are those of the children (`children.ts`), as wide, as dark and as faint: with its own it came from another book.

const { ink, limbs } = FAT_CRAYON;

/** Round a sleeve or a leg of cloth. */
export const limbEdge = (light: Light): string => edge(clothInk(light), limbs.strong);

/** Round its trunk, as faint as the one round a child's. */
export const trunkEdge = (light: Light): string => edge(clothInk(light), limbs.strong * 0.75);

/** Round hands and feet: mixed, since fingers are one line over another. */
export const skinInk = (t: Tone): Hex => mix(t.base, mix(t.deep, ink, limbs.lean[1]), limbs.strong);

/** Round a head that has no hair over it: all of it is seen, so it is of the skin as much as of the ink. */
export const headEdge = (t: Tone): string =>
  `stroke="${mix(t.deep, ink, 0.5)}" stroke-width="${limbs.weight}" stroke-linejoin="round"`;

const clothInk = (light: Light): Hex => mix(tone(light, ROMPER).deep, ink, limbs.lean[0]);

const edge = (color: Hex, strong: number): string =>
  `stroke="${color}" stroke-width="${limbs.weight}" stroke-opacity="${strong}" stroke-linejoin="round"`;
