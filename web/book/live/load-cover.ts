import { composeCover } from '#bookmaking/compose-cover.ts';
import type { Lettering } from '#bookmaking/lettering/lettering.ts';
import type { Reader } from '#bookmaking/reader.ts';
import type { Cover } from '#bookmaking/title.ts';
import { again } from '#web/line/again.ts';

// A chunk per cover: all of them in one were past 40 KB with the fourth title.
const covers = import.meta.glob<{ cover: Cover }>('/titles/*/pages/cover.ts');

/**
 * Draws a title's cover with a reader on it, as SVG; undefined if the name cannot be printed.
 * @param copy tells it apart from the same one elsewhere in the page
 */
export type DrawCover = (reader: Reader, copy: string) => string | undefined;

/** What draws one title's cover, and how that is lettered; undefined for a title without pictures. */
export async function loadCover(
  slug: string,
): Promise<{ draw: DrawCover; lettering: Lettering } | undefined> {
  const load = covers[`/titles/${slug}/pages/cover.ts`];
  if (!load) return undefined;
  // What reads a child's description and name comes beside the cover, and once for all covers.
  const [{ cover }, { onCover }] = await Promise.all([
    load(),
    again(() => import('#bookmaking/on-cover.ts')),
  ]);
  const draw: DrawCover = (reader, copy) => {
    try {
      return composeCover(cover, onCover(reader, cover), copy);
    } catch (error) {
      // Why is said when the book is asked for.
      console.warn('The cover could not be drawn', error);
      return undefined;
    }
  };
  return { draw, lettering: cover.lettering };
}
