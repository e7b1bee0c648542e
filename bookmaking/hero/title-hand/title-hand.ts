import type { Hex } from '#bookmaking/drawing/color.ts';
import type { Features } from '#bookmaking/hero/features.ts';

import type { Coat } from './coats.ts';
import type { Nose } from './noses.ts';

/** An eye as one title draws it. Sizes in head units (a head is 100 tall), the rest as shares of the eye. */
export interface EyeHand {
  /** Round at its corners, or cut to two points. */
  readonly cut: 'oval' | 'lens';
  /** Half width and height of what shows. */
  readonly size: readonly [number, number];
  /** Is there white of paper round the iris? Without it, the eye is a dot. */
  readonly paper: boolean;
  /** Sizes of the iris: its edge of ink, the said color, the pupil; `drop` is how far the color lies below the middle. */
  readonly edge: number;
  readonly hue: number;
  readonly pupil: number;
  readonly drop: number;
  /** Of who is startled a dot grows, or paper shows round it. */
  readonly startled: 'grows' | 'whites';
  /** Of the one light, in head units; 0 is none. */
  readonly light: number;
  /** The light is a wedge cut out of the eye. */
  readonly notched?: boolean;
  /** Width of the line of a lid, and of an eye that is shut. */
  readonly line: number;
  /** A line all round the opening. */
  readonly ringed?: boolean;
  /** The upper edge is always a line, as a key block has it. */
  readonly lidded?: boolean;
  /** How far a dot leans to the nose, in degrees. */
  readonly tilt?: number;
}

/** What a title's hand does with a child's head. Few parameters: what is one illustrator's is that they go together. */
export interface TitleHand {
  readonly ink: Hex;
  /** How skin is shaded: one coat and one kind of shadow. */
  readonly skin: Coat;
  /** Width of a line round the face, in the hand's ink. */
  readonly outline?: number;
  readonly eye: EyeHand;
  readonly brow:
    | 'smudge'
    | 'pen'
    | 'strip'
    | 'arc'
    | 'dab'
    | 'bristles'
    | 'crayon'
    | 'key'
    | 'chisel';
  readonly nose: Nose;
  readonly cheek:
    | 'rubbed'
    | 'wash'
    | 'disc'
    | 'screen'
    | 'dab'
    | 'strokes'
    | 'scribble'
    | 'gouge'
    | 'none';
  /** How much bolder than usual the line of a mouth is. */
  readonly mouth: number;
  /** How much light and shade strands of hair have: 0 is one flat mass, 1 as the shop draws them. */
  readonly strands: number;
  /** How much further than in life a head is from the usual one: 1 is as in life. */
  readonly likeness: number;
  /** What this hand does to every head: shares of its width, chin and of the distance of the eyes; eyes this much lower, in degrees. */
  readonly build: {
    readonly width: number;
    readonly chin: number;
    readonly jaw: number;
    readonly apart: number;
    readonly low: number;
  };
}

/** Features as a hand moves them. Glasses, patches and brows follow the eyes. */
export const builtBy = (
  features: Features,
  { width, chin, jaw, apart, low }: TitleHand['build'],
  young: number,
): Features => ({
  ...features,
  width: features.width * width,
  chin: features.chin * chin,
  jaw: features.jaw + jaw,
  eyeLongitude: features.eyeLongitude * apart,
  eyeLatitude: features.eyeLatitude + low + 4 * young,
});
