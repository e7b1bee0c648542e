import type { Light, Tone } from '#bookmaking/drawing/light.ts';
import type { Body, Widths } from './body.ts';
import type { Features } from './features.ts';
import type { HeadView } from './head-view.ts';
import type { HandShape } from './poses.ts';
import type { Limb } from './skeleton.ts';
import type { Skull } from './skull.ts';

/** How a limb is clothed. */
export interface Sleeve {
  /** Half widths of the limb at root, bend and end. */
  readonly widths: Widths;
  /** How far it goes, from 0 to the end at 1. */
  readonly length: number;
  /** How far it stands off; 0 is skin. */
  readonly loose: number;
  readonly cuffed: boolean;
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
  /** Measures of a body of an age in years as this hand builds it; without it, the shop's own. */
  readonly body?: (years: number) => Body;
  /** A hand along +x from the wrist, thumb toward -y, about 35 long; without it, the shop's own. */
  readonly fingers?: (shape: HandShape, skin: Tone) => string;
  /** An arm or a leg, clothed or bare; without it, the shop's own. */
  readonly limb?: (limb: Limb, sleeve: Sleeve, tone: Tone, light: Light) => string;
}
