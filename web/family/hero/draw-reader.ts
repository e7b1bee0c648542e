import { drawHero } from '#bookmaking/draw-hero.ts';
import { notDrawn } from '#bookmaking/hero/description/not-drawn.ts';
import { heroOf } from '#bookmaking/hero/hero.ts';
import type { Traits } from '#bookmaking/hero/traits.ts';
import { traitsOf } from '#bookmaking/hero/traits-of-reader.ts';
import type { Reader } from '#bookmaking/reader.ts';

/** `svg` is the reader as a whole figure that waves, the very drawing of the bookplate; `missed` the words that it does not follow. */
export type DrawnReader = { svg: string; looks: Traits; missed: string[] };

export const drawReader = (reader: Reader): DrawnReader => ({
  svg: drawHero(heroOf(reader), { pose: 'wave', mood: 'happy', width: 260 }),
  looks: traitsOf(reader),
  missed: notDrawn(reader.description),
});
