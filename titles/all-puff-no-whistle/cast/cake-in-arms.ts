import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { at, line } from '#bookmaking/drawing/marks.ts';
import { thumbed } from '#bookmaking/hero/close-hand.ts';
import { cake } from './cake.ts';

/** Where the cake's top cherry was, over the middle of its plate. */
export const TOP = -52;

/** What she sees who carries the cake: its plate at (0, 0), a thumb of hers at each side, and sleeves that are her own. */
export function cakeInArms(light: Light): string {
  const [dress, cuff] = [tone(light, '#4f8380'), tone(light, '#fbf1e4')];
  const { behind, before } = thumbed(tone(light, '#f0c6a2'));
  const hand = (side: 1 | -1, art: string): string =>
    at(side * 62, 8, 0.68, art, -90 + side * -46, 0.68 * side);
  const sleeve = (side: 1 | -1): string =>
    line(`M${side * 69} 16L${side * 76} 60`, dress.base, 19) +
    line(`M${side * 68} 13L${side * 69} 17`, cuff.base, 17);
  return (
    sleeve(-1) +
    sleeve(1) +
    hand(-1, behind) +
    hand(1, behind) +
    cake(light, { flat: 0.3, high: 0.54 }) +
    hand(-1, before) +
    hand(1, before)
  );
}
