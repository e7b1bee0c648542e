import type { Light, Tone } from '#bookmaking/drawing/light.ts';
import type { EdgeHand } from '#bookmaking/hero/jointed/edge-hand.ts';
import { jointedHand } from '#bookmaking/hero/jointed/jointed-hand.ts';
import { jointedLimb } from '#bookmaking/hero/jointed/jointed-limb.ts';
import { trunkFolds } from '#bookmaking/hero/jointed/trunk-folds.ts';
import type { HandShape } from '#bookmaking/hero/poses.ts';
import type { Limb, Skeleton } from '#bookmaking/hero/skeleton.ts';
import type { Sleeve } from '#bookmaking/hero/sleeve.ts';

/** A thin line in violet ink, fainter on skin. */
const IN_INK: EdgeHand = { ink: '#3a2440', lean: [0.4, 0.1], weight: 1.6, strong: 0.6, shade: 0.8 };

/** An arm or a leg, clothed or bare, of whoever rides on the bus. */
export const inkedLimb = (limb: Limb, sleeve: Sleeve, t: Tone, light: Light): string =>
  jointedLimb(IN_INK, limb, sleeve, t, light);

export const inkedHand = (shape: HandShape, t: Tone, fromBehind = false): string =>
  jointedHand(IN_INK, shape, t, fromBehind);

export const inkedTrunk = (s: Skeleton, light: Light): string => trunkFolds(IN_INK, s, light);
