import { useState } from 'react';
import type { Reader } from '#bookmaking/reader.ts';
import { sampleHero } from '#bookmaking/sample-heroes.ts';
import type { Book } from '#contract/books.ts';
import { type Family, type HeroToChoose, heroOnCovers } from '#web/book/family.ts';
import { ON_COVERS } from '#web/book/on-covers.ts';
import { changeDraft } from '#web/draft/browser-draft.ts';
import { useDraftReader } from '#web/draft/use-draft.ts';
import { keep } from '#web/shell/word-cookie.ts';

/** Who is in the book while it is looked at. */
export type Star = {
  /** Whom to draw; undefined for the title's own invented child, whose pictures are there already. */
  reader?: Reader;
  /** The family's child that was chosen, if there is one. */
  childId?: string;
  /** The children to choose from; none for a visitor. */
  heroes: HeroToChoose[];
  choose: (hero: HeroToChoose) => void;
  /** Tells how a drawn child reads; undefined for everybody else, who keeps the level that he has. */
  setLevel?: (label: string) => void;
};

/**
 * Whoever is on the family's covers stars at first, or another one that is chosen. For who has none here, the child that
 * was drawn in this browser does; it is called as the title's invented child is until it has a name.
 */
export function useStar(book: Book, family: Family | null): Star {
  const heroes = family?.heroes ?? [];
  const [chosenId, setChosenId] = useState<string>();
  const chosen = heroes.find(({ id }) => id === chosenId) ?? heroOnCovers(family);
  const drawn = useDraftReader(sampleHero(book.slug).name);
  const draft = heroes.length === 0 ? drawn : undefined;
  return {
    reader: chosen?.reader ?? draft,
    childId: chosen?.id,
    heroes,
    choose: ({ id }) => {
      setChosenId(id);
      keep(ON_COVERS, id);
    },
    setLevel: draft && ((reading_level) => changeDraft({ reading_level })),
  };
}
