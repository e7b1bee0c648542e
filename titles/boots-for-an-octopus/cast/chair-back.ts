import type { Hex } from '#bookmaking/drawing/color.ts';
import { at, box, line } from '#bookmaking/drawing/marks.ts';
import type { PlacedHero } from '#bookmaking/hero/place-hero.ts';

/** Of a head, in mm, the back of whose chair is drawn as it is below. */
const DRAWN_FOR = 34;

/** From in front: what is seen of a chair behind whoever sits in it, and by what somebody may push, if asked. */
export const chairBack = ({ head, scale }: PlacedHero, color: Hex): string =>
  at(
    head[0],
    head[1],
    (scale * 100) / DRAWN_FOR,
    line('M-26 62V20l-9 -3M26 62V20l9 -3', '#2f2a3c', 4) +
      box(-26, 26, 52, 44, color, 5) +
      box(-22, 30, 44, 40, '#2f2a3c', 4, 'fill-opacity=".3"'),
  );
