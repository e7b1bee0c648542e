import type { BoundPage } from '#bookmaking/binding/bound-page.ts';
import { composeMoment, composeOpening } from '#bookmaking/binding/compose-book.ts';
import type { Copy } from '#bookmaking/binding/copy.ts';
import type { Opening } from '#bookmaking/binding/openings.ts';
import type { StoryPage } from '#bookmaking/title.ts';
import type { TitleBrief } from '#bookmaking/words/brief.ts';
import { loadFace } from '#web/book/live/load-face.ts';
import { loadTitle } from '#web/book/live/load-title.ts';
import type { Layout, Stop } from './stops.ts';
import '@fontsource/caveat/700.css';

/** The pages that are seen at a stop, drawn once. Throws CannotPrint for a name that no book could carry. */
export type OpenCopy = (stop: Stop, layout: Layout) => readonly BoundPage[];

// A chunk per title: what the pictures show, for who does not see them.
const briefs = import.meta.glob<{ brief: TitleBrief }>('/titles/*/brief.ts');

/** Loads what a title is drawn with; undefined for a title without pictures. */
export async function openTitle(slug: string): Promise<((copy: Copy) => OpenCopy) | undefined> {
  const loadBrief = briefs[`/titles/${slug}/brief.ts`];
  const [title, told] = await Promise.all([loadTitle(slug), loadBrief?.()]);
  if (!title || !told) return undefined;
  await loadFace(title.cover.lettering.face);
  const { brief } = told;
  return (copy) => {
    const opening = once((which: Opening) => composeOpening(title, copy, which, brief));
    const moment = once((beat: StoryPage) => composeMoment(title, copy, beat, brief));
    return ({ opening: which, half }, layout) => {
      if (layout === 'open') return opening(which);
      const isItsMoment = which === 1 ? half === 1 : half !== 1;
      if (typeof which === 'number' && isItsMoment) return moment(which);
      return [opening(which)[half ?? 0] as BoundPage];
    };
  };
}

function once<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new Map<Key, Value>();
  return (key) => {
    const known = made.get(key) ?? make(key);
    made.set(key, known);
    return known;
  };
}
