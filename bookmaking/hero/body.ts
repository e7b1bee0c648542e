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
  /** How broad for their length belly, limbs and hands are, as a share of what is usual. */
  readonly plump: number;
  readonly hip: number;
  /** Half widths at root, middle and end. */
  readonly armWidths: Widths;
  readonly legWidths: Widths;
  readonly hand: number;
  readonly foot: number;
}

/** 1 for who is not yet two or so, 0 from three years on. */
export const youngAt = (years: number): number => clamp((3 - years) * 0.7, 0, 1);

export type Widths = readonly [number, number, number];

/**
 * Proportions by age: half a year is 2.6 heads long, two years are 3 tall, five 3.75, eight 4.4, eleven 4.8. Rounder than
 * life, where a nine-year-old has 6.5; in the same order.
 */
export function bodyAt(years: number): Body {
  const heads = Math.min(2.4 + years * 0.3, 2.5 + years * 0.25, 3.4 + years * 0.125);
  const below = 100 * (heads - 1);
  const grown = (heads - 3) / 1.5;
  // Before three hardly a neck, narrow shoulders and a round belly; from eight on broader ones over a waist.
  const young = youngAt(years);
  const older = clamp((years - 7.2) / 4, 0, 1);
  const usual = lerp(36, 42.5, grown);
  const plump = 1 + 0.25 * young - 0.1 * older;
  const thick = (...widths: Widths): Widths =>
    widths.map((half) => half * plump) as unknown as Widths;
  const shoulder = usual - 3 * young + 9 * older;
  return {
    heads,
    torso: below * lerp(0.43, 0.37, grown),
    neck: below * 0.035 - 2 * (young + older),
    upperArm: below * lerp(0.2, 0.185, grown),
    foreArm: below * lerp(0.17, 0.165, grown),
    thigh: below * lerp(0.24, 0.28, grown),
    shin: below * lerp(0.22, 0.27, grown),
    sole: 11,
    shoulder,
    depth: usual * plump * lerp(0.86, 0.66, grown),
    plump,
    hip: usual * plump * 0.46,
    armWidths: thick(12.3, 10.5, 8.6),
    legWidths: thick(17.5, 14.5, 11.7),
    hand: lerp(0.92, 1.02, grown),
    foot: lerp(30, 36, grown),
  };
}
