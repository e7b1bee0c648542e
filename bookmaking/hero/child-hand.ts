import type { Light, Tone } from '#bookmaking/drawing/light.ts';
import type { Body } from './body.ts';
import type { Features } from './features.ts';
import type { HeadView } from './head-view.ts';
import type { HandShape } from './poses.ts';
import type { Limb, Skeleton } from './skeleton.ts';
import type { Skull } from './skull.ts';
import type { Sleeve } from './sleeve.ts';

/** The end of a thigh. */
export interface Knee {
  /** Half its width. */
  readonly half: number;
  /** How long the whole thigh is. */
  readonly thigh: number;
}

/**
 * How a title draws its children, if not as the shop does. A hand brings its own drawing along, so that neither the
 * hero panel nor the cover of another title pays for it.
 */
export interface ChildHand<Hero> {
  /** The head without a face. */
  readonly flesh: (hero: Hero, head: Skull, light: Light) => string;
  /** What lies on it: of what was said of a child, nothing may be lost. */
  readonly face: (hero: Hero, head: Skull, view: HeadView, light: Light) => string;
  /** Colors of hair in this light. Its masses stay flat. */
  readonly hair: (tone: Tone) => Tone;
  /** Does form turn in its light? Then hair has volumes, and glasses glint. */
  readonly isModelled?: boolean;
  /** Features as this hand moves them in every child; without it, as they are. */
  readonly features?: (hero: Hero) => Features;
  /** Measures of a body of an age in years as this hand builds it. */
  readonly body: (years: number) => Body;
  /** A hand along +x from the wrist, thumb toward -y, about 35 long, its back or its palm. */
  readonly fingers: (shape: HandShape, skin: Tone, fromBehind: boolean) => string;
  /** An arm or a leg, clothed or bare. */
  readonly limb: (limb: Limb, sleeve: Sleeve, tone: Tone, light: Light) => string;
  /** What lies on the cloth of the trunk; without it, nothing. */
  readonly trunk?: (s: Skeleton, light: Light) => string;
  /** A knee that points at us, where limbs do not end in one by themselves. */
  readonly knee?: (leg: Limb, knee: Knee, tone: Tone, light: Light) => string;
}
