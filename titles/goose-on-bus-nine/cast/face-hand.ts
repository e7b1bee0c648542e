import type { FaceHand } from '#bookmaking/grown-ups/face-hand.ts';

/** Lithographic crayon: a broken aubergine line, hatched cheeks, noses that are one stroke. */
export const LITHO: FaceHand = {
  line: { ink: '#3a2440', width: 2.2 },
  eyes: 'ovals',
  cheeks: 'hatch',
  nose: 'line',
};
