import type { Point } from '#bookmaking/drawing/geometry.ts';
import type { Face } from './moods.ts';
import type { Mood } from './traits.ts';

/** How a head is seen, and what it does. */
export interface HeadView {
  readonly yaw: number;
  readonly pitch: number;
  readonly mood: Mood;
  readonly face?: Partial<Face>;
  readonly gaze: Point;
  /** Air in the cheeks, 0 to 1. */
  readonly puff?: number;
}
