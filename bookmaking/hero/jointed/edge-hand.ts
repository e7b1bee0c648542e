import type { Hex } from '#bookmaking/drawing/color.ts';

/** How a title's hand draws the edges of arms, legs and hands, and the dark in their folds. */
export interface EdgeHand {
  /** What the edge leans to from the deep tone of cloth or skin: a pen's ink, or nothing where no line is drawn. */
  readonly ink: Hex;
  /** How far it leans there, in cloth and in skin: 0 is an edge of tone. */
  readonly lean: readonly [cloth: number, skin: number];
  /** Width and opacity of the line. */
  readonly weight: number;
  readonly strong: number;
  /** Opacity of what is turned from the light. */
  readonly shade: number;
}
