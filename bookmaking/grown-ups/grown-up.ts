import type { Hex } from '#bookmaking/drawing/color.ts';
import type { Nose, Shape } from './build.ts';

export type Hairdo =
  | 'none'
  | 'crop'
  | 'short'
  | 'waves'
  | 'bun'
  | 'curls'
  | 'bob'
  | 'long'
  | 'scarf'
  | 'turban'
  | 'headwrap'
  | 'tufts'
  | 'braid'
  | 'beret'
  | 'flatTop'
  | 'undercut';

/** Somebody of 20 to 85 years, as far as a head shows it. */
export interface GrownUp {
  readonly skin: Hex;
  readonly hair: Hex;
  readonly shape: Shape;
  readonly nose: Nose;
  readonly hairdo: Hairdo;
  readonly beard?: 'full' | 'moustache' | 'points';
  /** The color of their frames. */
  readonly glasses?: Hex;
  /** From about 55 on lines show at the eyes and the mouth, and brows grow thick. */
  readonly years: number;
  /** Of what is worn on the head. */
  readonly cloth?: Hex;
  /** Somebody who works, bakes or bends. */
  readonly flushed?: boolean;
}

export type GrownEyes = 'dots' | 'shut' | 'wide' | 'kind' | 'open' | 'hopeful' | 'dark glasses';
export type GrownMouth =
  | 'smile'
  | 'bliss'
  | 'puff'
  | 'oh'
  | 'line'
  | 'grin'
  | 'laugh'
  | 'crooked'
  | 'gap';

/** What they do with it, and from where it is seen. */
export interface GrownView {
  /** 0 faces us, positive turns to page right; -90 to 90. */
  readonly yaw: number;
  /** Positive is seen from above, or bows; negative shows the chin from below. */
  readonly pitch: number;
  readonly eyes: GrownEyes;
  readonly mouth: GrownMouth;
  /** Where the eyes go, -1 to 1 each way. */
  readonly gaze: readonly [x: number, y: number];
  /** One of a crowd: drawn with a fourth of the letters. Only up to 45 degrees of yaw. */
  readonly far?: boolean;
}
