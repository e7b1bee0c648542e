import type { Hex } from '#bookmaking/drawing/color.ts';
import type { Shape } from './shapes.ts';
import type { SurfaceSheet } from './surface-sheet.ts';
import type { TileName } from './tiles.ts';

/** What a title is painted with: its art direction. All lengths in mm on the page. */
export interface Medium {
  /** Brush marks on the shapes that the eye reads: bright ones towards the light, dark ones opposite. */
  readonly marks: {
    readonly tile: TileName;
    /** Side of a tile. */
    readonly size: number;
    /** How far a color goes to the light's key and to its shade, 0 to 1. */
    readonly lift: number;
    readonly sink: number;
    /** Instead of the light's own key and shade. */
    readonly bright?: Hex;
    readonly dark?: Hex;
    /** Main direction of the brush in degrees; shapes differ from it by their own form. */
    readonly angle: number;
    /** How much of it is left on the largest grounds, where words stand. */
    readonly onGround: number;
  };
  /** How far every other shape goes to the light's key on one side and to its shade on the other: 0 is flat. */
  readonly form: number;
  /** How far a ragged edge reaches over the outline; 0 is a clean cut. */
  readonly edge: number;
  /** An outline, in the shape's own color (0) to ink (1): broken as a crayon's, or whole as the rim of a wash. */
  readonly contour?: {
    readonly ink: Hex;
    readonly toInk: number;
    readonly width: number;
    readonly broken: boolean;
  };
  /** What cut paper throws on the paper under it: the light's shade, or the ink of a plate that has slipped. */
  readonly lifted?: { readonly by: number; readonly opacity: number; readonly ink?: Hex };
  /** A second material on smaller shapes, in hard light: no hue, but a third of the price. */
  readonly grain: {
    readonly tile: TileName;
    readonly size: number;
    /** How much of it is left on the hero's clothes, 0 to 1: on pale sleeves a whole one was scribble over them. All, if not said. */
    readonly onHero?: number;
  };
  /** Strength of the paper's tooth over the whole page, children's faces too: keep it faint. 0 for what is cut out of its paper. */
  readonly paper: number;
  /** A thin coat of this color over what lies away from the light. */
  readonly glaze?: Hex;
  /** Few inks: every color but the hero's is pulled towards the nearest mixtures. */
  readonly inks?: Inks;
  /** Who lays it on, if not the usual brush: every shape is theirs then. The title's own code, so that no other cover has to bring it along. */
  readonly hand?: Hand;
  /** From which area on the page, in mm², a shape gets marks (1.5 KB of PDF each), and from which it gets grain. */
  readonly marked: number;
  readonly grained: number;
}

export interface Inks {
  readonly colors: readonly Hex[];
  /** 0 leaves a color as it is, 1 prints only what these inks can mix. */
  readonly pull: number;
}

/** One shape, and what it is to get by its size. */
export interface Work {
  readonly shape: Shape;
  readonly marked: boolean;
  readonly grained: boolean;
}

/** The tag of a shape with all that this hand lays on it; `before` is the shape drawn before it. */
export type Hand = (
  work: Work,
  before: Shape | undefined,
  medium: Medium,
  on: SurfaceSheet,
) => string;
