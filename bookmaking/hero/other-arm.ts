import type { Hero } from './hero.ts';
import type { Arm } from './poses.ts';

/** In the small of the back. */
const BEHIND: Arm = { upper: [-50, 20], lower: [-20, -50], hand: 'rest' };
/** Round the nearer wheel, where it is highest. */
const ON_WHEEL: Arm = { upper: [-30, 16], lower: [30, 2], hand: 'hold' };

/** The arm that has no verb, of somebody who is turned by three quarters, on the side that is nearer to us. */
export const otherArm = ({ wheelchair }: Hero): Arm => (wheelchair ? ON_WHEEL : BEHIND);
