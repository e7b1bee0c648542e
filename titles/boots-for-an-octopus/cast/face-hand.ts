import type { FaceHand } from '#bookmaking/grown-ups/face-hand.ts';

/** A wash with a pen's thin line: cheeks bleed, the nose is a drop of color. */
export const WASH: FaceHand = {
  line: { ink: '#6a4a52', width: 1.5 },
  eyes: 'ovals',
  cheeks: 'soft',
  nose: 'shape',
};
