import type { Hex } from '#bookmaking/drawing/color.ts';
import type { Features } from './features.ts';
import { milkTeeth } from './milk-teeth.ts';
import { MOUTHS, type Mouth, type MouthName } from './mouths.ts';

/** A mouth around (0, 0), of a mood or as a page asks for it, with the teeth that this child has. */
export const drawMouth = (asked: MouthName | Mouth, teeth: Features['teeth'], ink: Hex): string =>
  typeof asked === 'string'
    ? (teeth !== 'all' && milkTeeth(asked, teeth, ink)) || MOUTHS[asked](ink)
    : (teeth !== 'all' && asked.milk?.(teeth)) || asked.draw(ink);
