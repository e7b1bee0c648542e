import { composeCover } from '../../../bookmaking/compose-cover.ts';
import { drawHero } from '../../../bookmaking/draw-hero.ts';
import { heroOf } from '../../../bookmaking/hero/hero.ts';
import type { Reader } from '../../../bookmaking/reader.ts';
import { findCover } from '../../../bookmaking/titles/find-cover.ts';

/**
 * A title's cover with this reader on it, as SVG. Undefined if there is none, or if the name cannot
 * be printed: why is said when the book is asked for.
 */
export function drawCover(slug: string, reader: Reader): string | undefined {
  const cover = findCover(slug);
  try {
    return cover && composeCover(cover, reader);
  } catch (error) {
    console.warn('The cover could not be drawn', error);
    return undefined;
  }
}

/** The reader standing, as SVG: a figure of which a portrait shows the head. */
export const drawFigure = (reader: Reader): string =>
  drawHero(heroOf(reader), { pose: 'stand', mood: 'happy', width: 120 });
