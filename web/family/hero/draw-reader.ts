import { drawHero } from '../../../bookmaking/draw-hero.ts';
import { heroOf } from '../../../bookmaking/hero/hero.ts';
import type { Reader } from '../../../bookmaking/reader.ts';

/** The reader as a whole figure that waves, as SVG: the very drawing of the bookplate. */
export const drawReader = (reader: Reader): string =>
  drawHero(heroOf(reader), { pose: 'wave', mood: 'happy', width: 260 });
