import type { EyeShape } from './eyes.ts';
import type { Lids } from './lids.ts';
import type { Mouth, MouthName } from './mouths.ts';
import type { Mood } from './traits.ts';

/** A mood as far as a face shows it, in head units: what a page may ask for otherwise, so that twelve pages are not three faces. */
export interface Face {
  readonly eyes: EyeShape;
  readonly lids: Lids;
  readonly brow: readonly [inner: number, middle: number, outer: number];
  /** One brow this much higher. */
  readonly askew?: number;
  /** A cheek pushed up (positive) or hanging. */
  readonly cheek?: number;
  readonly flushed?: boolean;
  readonly mouth: MouthName | Mouth;
  readonly tear?: boolean;
}

/** A mood from the brows to the heels: of the body in degrees. */
export interface Acting extends Face {
  /** Of the trunk forward, of the head down and sideways; how far the shoulders go up. */
  readonly lean: number;
  readonly nod: number;
  readonly tilt: number;
  readonly shrug: number;
}

const wideOpen: Lids = { upper: 0, lower: 0, slant: 0 };

export const ACTING: Record<Mood, Acting> = {
  happy: {
    eyes: 'open',
    lids: { upper: 0, lower: 0.12, slant: 0 },
    brow: [-1, -4, 1],
    mouth: 'smile',
    lean: -2,
    nod: -2,
    tilt: 3,
    shrug: 0,
  },
  joy: {
    eyes: 'laughing',
    lids: wideOpen,
    brow: [-5, -9, -2],
    cheek: 1,
    flushed: true,
    mouth: 'laugh',
    lean: -7,
    nod: -8,
    tilt: 4,
    shrug: 4,
  },
  wonder: {
    eyes: 'wide',
    lids: wideOpen,
    brow: [-7, -12, -4],
    mouth: 'gasp',
    lean: 4,
    nod: -6,
    tilt: -4,
    shrug: 2,
  },
  surprised: {
    eyes: 'wide',
    lids: wideOpen,
    brow: [-10, -15, -7],
    mouth: 'oh',
    lean: -9,
    nod: -4,
    tilt: 0,
    shrug: 9,
  },
  worried: {
    eyes: 'open',
    lids: { upper: 0.04, lower: 0.08, slant: -7 },
    brow: [-10, -4, 4],
    askew: 2,
    mouth: 'wobble',
    lean: -3,
    nod: 3,
    tilt: 6,
    shrug: 8,
  },
  sad: {
    eyes: 'soft',
    lids: { upper: 0.26, lower: 0, slant: -7 },
    brow: [-10, -3, 6],
    cheek: -0.6,
    mouth: 'frown',
    tear: true,
    lean: 9,
    nod: 13,
    tilt: -4,
    shrug: -5,
  },
  brave: {
    eyes: 'narrow',
    lids: { upper: 0.03, lower: 0.16, slant: 2 },
    brow: [2, -5, -6],
    mouth: 'firm',
    lean: 4,
    nod: 3,
    tilt: 0,
    shrug: -2,
  },
  sleepy: {
    eyes: 'closed',
    lids: wideOpen,
    brow: [2, -2, 3],
    mouth: 'tiny',
    lean: 4,
    nod: 9,
    tilt: -7,
    shrug: -4,
  },
};
