import { drawHero } from '#bookmaking/draw-hero.ts';
import { heroOf } from '#bookmaking/hero/hero.ts';
import type { Reader } from '#bookmaking/reader.ts';

/** The reader standing, as SVG: a figure of which a portrait shows the head. */
export const drawFigure = (reader: Reader): string =>
  drawHero(heroOf(reader), { pose: 'stand', mood: 'happy', width: 120 });
