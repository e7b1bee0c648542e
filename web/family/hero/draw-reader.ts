import { drawHero } from '#bookmaking/draw-hero.ts';
import { heroOf } from '#bookmaking/hero/hero.ts';
import type { Traits } from '#bookmaking/hero/traits.ts';
import { traitsOf } from '#bookmaking/hero/traits-of-reader.ts';
import type { Reader } from '#bookmaking/reader.ts';

/** The reader as a whole figure that waves, as SVG: the very drawing of the bookplate; and the looks it has. */
export const drawReader = (reader: Reader): { svg: string; looks: Traits } => ({
  svg: drawHero(heroOf(reader), { pose: 'wave', mood: 'happy', width: 260 }),
  looks: traitsOf(reader),
});
