// What is asked of an eye that is drawn flat, and the lids that all flat hands share.
import { type Hex, mix } from '#bookmaking/drawing/color.ts';
import { num } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import type { Light } from '#bookmaking/drawing/light.ts';
import type { EyeShape } from './eyes.ts';
import type { EyeKind } from './features.ts';
import type { HeadView } from './head-view.ts';
import type { Hero } from './hero.ts';
import type { Lids } from './lids.ts';
import type { Acting } from './moods.ts';

/** The white of an eye. */
export const PAPER = '#fff6e4';

/** The white of an eye in this light. */
export const paperIn = ({ cast, castAmount }: Light): Hex => mix(PAPER, cast, castAmount * 0.7);

export interface AskedEye {
  readonly shape: EyeShape;
  readonly kind: EyeKind;
  /** Shares of the usual width and height. */
  readonly size: readonly [number, number];
  /** How much higher the outer corner lies, in units. */
  readonly slant: number;
  readonly color: Hex;
  readonly skin: Hex;
  readonly lids: Lids;
  readonly lashes: boolean;
  /** -1 to 1 each way. */
  readonly gaze: Point;
  /** The side of the temple, 1 or -1. */
  readonly outer: number;
}

/** An eye of a child, in this mood and look. */
export const askedEye = (
  { features, eyes, lashes }: Hero,
  look: Acting,
  { gaze }: HeadView,
  side: number,
  skin: Hex,
): AskedEye => ({
  shape: look.eyes,
  kind: features.eyeKind,
  size: [features.eyeWidth, features.eyeHeight],
  slant: features.eyeSlant,
  color: eyes,
  skin,
  lids: look.lids,
  lashes,
  gaze,
  outer: side,
});

/** A lid comes down only where a mood means it: half of one in every face was a smirk. */
export const comesDown = ({ lids }: AskedEye): boolean =>
  lids.upper >= 0.2 || Math.abs(lids.slant) >= 5;

/** The lower edge of that lid, over an eye of half width `w` and half height `h`. */
export function lidEdge({ lids, outer }: AskedEye, w: number, h: number): string {
  const edge = -h + 1.5 * h * Math.max(lids.upper, 0.14);
  const [nose, temple] = [edge + lids.slant * 0.42, edge - lids.slant * 0.42];
  const [left, right] = outer > 0 ? [nose, temple] : [temple, nose];
  return `M${num(-w - 1.4)} ${num(left)}Q0 ${num((left + right) / 2 - 1.4)} ${num(w + 1.4)} ${num(right)}`;
}
