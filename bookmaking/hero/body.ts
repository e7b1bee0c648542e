import { clamp, lerp } from '#bookmaking/drawing/geometry.ts';

/** A child's measures in hero units: the head is 100 tall. */
export interface Body {
  /** Height in heads. */
  readonly heads: number;
  readonly torso: number;
  readonly neck: number;
  readonly upperArm: number;
  readonly foreArm: number;
  readonly thigh: number;
  readonly shin: number;
  readonly sole: number;
  readonly shoulder: number;
  readonly depth: number;
  readonly hip: number;
  /** Half widths at root, middle and end. */
  readonly armWidths: Widths;
  readonly legWidths: Widths;
  readonly hand: number;
  readonly foot: number;
}

export type Widths = readonly [number, number, number];

/**
 * Proportions by age: half a year is 2.6 heads long, two years are 3 tall, five 3.75, eight 4.5, ten 5. Rounder than
 * life, where a nine-year-old has 6.5; in the same order.
 */
export function bodyAt(years: number): Body {
  const heads =
    years < 2 ? clamp(2.4 + years * 0.3, 2.5, 3) : clamp(3 + (years - 2) * 0.25, 3, 5.1);
  const below = 100 * (heads - 1);
  const grown = (heads - 3) / 1.5;
  const shoulder = lerp(36, 42.5, grown);
  return {
    heads,
    torso: below * lerp(0.43, 0.37, grown),
    neck: below * 0.035,
    upperArm: below * lerp(0.2, 0.185, grown),
    foreArm: below * lerp(0.17, 0.165, grown),
    thigh: below * lerp(0.24, 0.28, grown),
    shin: below * lerp(0.22, 0.27, grown),
    sole: 11,
    shoulder,
    depth: shoulder * lerp(0.86, 0.66, grown),
    hip: shoulder * 0.46,
    armWidths: [lerp(12.5, 12, grown), lerp(11, 10, grown), 8.6],
    legWidths: [lerp(18, 17, grown), lerp(15, 14, grown), lerp(12, 11.5, grown)],
    hand: lerp(0.92, 1.02, grown),
    foot: lerp(30, 36, grown),
  };
}
