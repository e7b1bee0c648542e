import type { Hex } from '#bookmaking/drawing/color.ts';
import type { Features } from '#bookmaking/hero/features.ts';
import type { EdgeHand } from '#bookmaking/hero/jointed/edge-hand.ts';
import type { Brow } from './brows.ts';
import type { Cheek } from './cheeks.ts';
import type { Coat } from './coats.ts';
import type { EyeHand } from './eye-hand.ts';
import type { Nose } from './noses.ts';

/** What a title's hand does with a child's head. Few parameters: what is one illustrator's is that they go together. */
export interface TitleHand {
  readonly ink: Hex;
  /** How skin is shaded: one coat and one kind of shadow. */
  readonly skin: Coat;
  /** Width of a line round the face, in the hand's ink. */
  readonly outline?: number;
  /** How arms, legs and hands are edged, in the hand's ink. */
  readonly limbs: Omit<EdgeHand, 'ink'>;
  readonly eye: EyeHand;
  readonly brow: Brow;
  readonly nose: Nose;
  /** Without it only who blushes has any. */
  readonly cheek?: Cheek;
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
): Features => ({
  ...features,
  width: features.width * width,
  chin: features.chin * chin,
  jaw: features.jaw + jaw,
  eyeLongitude: features.eyeLongitude * apart,
  eyeLatitude: features.eyeLatitude + low,
});
