import type { FaceHand } from '#bookmaking/grown-ups/face-hand.ts';

/** As its animals and its children are drawn: flat, without an outline, cheeks as one disc each, noses that are one stroke. */
export const LITHO: FaceHand = { eyes: 'ovals', cheeks: 'disc', nose: 'line', flat: true };
