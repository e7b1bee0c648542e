import type { FaceHand } from '#bookmaking/grown-ups/face-hand.ts';

/** Cut out: two flat planes, a nose that is a wedge of paper, eyes as upright ovals. */
export const CUT: FaceHand = { eyes: 'ovals', cheeks: 'disc', nose: 'wedge', flat: true };
