import { mix } from '#bookmaking/drawing/color.ts';
import { asGround, box, line, path } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import { ROOM } from './colors.ts';
import type { Hour } from './hours.ts';

/** Where its border is in the middle of an opening; toward both edges it comes down. In mm. */
const BORDER = 35;

/** The rug from just over it: both pages of it, its border along the top, and the window laid on it by the sun. Words may lie below that. */
export function rugNear({ light }: Hour): string {
  const lit = (color: string): string => mix(color, light.cast, light.castAmount);
  const bow = (y: number): string => `M-330 ${y + 8}Q4 ${y - 12} 338 ${y + 8}`;
  return (
    asGround(
      box(
        -330,
        BORDER,
        680,
        330,
        linear([
          [0, lit(ROOM.rugDeep)],
          [0.3, lit(ROOM.rug)],
          [1, lit(ROOM.rugDeep)],
        ]),
      ),
    ) +
    asGround(
      path(
        'M-196 62L-112 56L-62 150L-158 160ZM-98 55L-14 50L48 140L-46 149ZM-150 168L-54 158L-22 216L-124 222ZM-38 157L56 147L92 206L-4 216Z',
        '#6f98e8',
        'fill-opacity=".1"',
      ),
    ) +
    line(bow(BORDER - 5), lit(ROOM.rugRing), 4, 'stroke-dasharray="1 3.4"') +
    line(bow(BORDER), lit(ROOM.rugDeep), 8) +
    line(bow(BORDER + 1), lit(ROOM.rugEdge), 5) +
    line(bow(BORDER + 7.5), lit(ROOM.rugRing), 1.4)
  );
}
