import { mix } from '#bookmaking/drawing/color.ts';
import { oval } from '#bookmaking/drawing/marks.ts';
import { type CloseHand, grip } from '#bookmaking/hero/close-hand.ts';

/** Of a hand that comes round from behind one sees fingers, and the back of it only where they begin. */
export const roundBack: CloseHand = (t) => ({
  behind: oval(9, 1.6, 9, 13, t.base, `stroke="${mix(t.base, t.deep, 0.6)}" stroke-width="1.1"`),
  before: grip(t).before,
});
