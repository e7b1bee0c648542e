import { type Turn, turnedArt, turnedBox, turnedPoint } from '#bookmaking/drawing/turned.ts';
import type { PuffingHero } from './puffing.ts';

/** The whole of somebody who blows, chair and all, back on two wheels or forward on two toes; the breath begins where the mouth has gone. */
export const tipped = (
  child: Omit<PuffingHero, 'lens'>,
  turn: Turn,
): Pick<PuffingHero, 'art' | 'mouth' | 'face' | 'head'> => ({
  art: turnedArt(child.art, turn),
  mouth: turnedPoint(child.mouth, turn),
  head: turnedPoint(child.head, turn),
  face: turnedBox(child.face, turn, child.head),
});
