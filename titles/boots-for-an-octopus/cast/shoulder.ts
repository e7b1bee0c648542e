import { type Point, radians } from '#bookmaking/drawing/geometry.ts';
import { shoulderOf } from '#bookmaking/hero/own-shoulder.ts';
import type { PlacedHero } from '#bookmaking/hero/place-hero.ts';

export interface ArmFrom {
  /** Where it begins, in mm on the sheet. */
  readonly shoulder: Point;
  /** How long it is, in mm. */
  readonly reach: number;
  /** A point of it if it is straight: that way in degrees of the page, and so much of its length. */
  readonly to: (degrees: number, share: number) => Point;
}

/** What a page has to know that puts things where a child's straight arm ends, whatever the age. Side 1 is the hero's left. */
export function armFrom({ figure, origin, scale }: PlacedHero, side: 1 | -1): ArmFrom {
  const [sx, sy] = shoulderOf(figure.skeleton, side);
  const shoulder: Point = [origin[0] + sx * scale, origin[1] + sy * scale];
  const { upperArm, foreArm } = figure.skeleton.body;
  const reach = (upperArm + foreArm) * scale;
  const to = (degrees: number, share: number): Point => {
    const turn = radians(degrees);
    return [
      shoulder[0] + Math.cos(turn) * reach * share,
      shoulder[1] + Math.sin(turn) * reach * share,
    ];
  };
  return { shoulder, reach, to };
}
