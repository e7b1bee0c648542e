import type { FaceHand } from '#bookmaking/grown-ups/face-hand.ts';

/** Fat crayon: a line round everything, and cheeks rubbed with a finger. */
export const CRAYON: FaceHand = {
  line: { ink: '#3b2a3e', width: 3 },
  eyes: 'dots',
  cheeks: 'soft',
  nose: 'line',
};
