import { useState } from 'react';
import type { Reader } from '#bookmaking/reader.ts';
import { sampleHero } from '#bookmaking/sample-heroes.ts';
import type { Book } from '#contract/books.ts';
import type { Family, HeroToChoose } from '#web/book/family.ts';
import { changeDraft } from '#web/draft/browser-draft.ts';
import { useDraftReader } from '#web/draft/use-draft.ts';

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
 * The family's first child stars at first, or another one that is chosen. For who has none here, the child that was
 * drawn in this browser does; it is called as the title's invented child is until it has a name.
 */
export function useStar(book: Book, family: Family | null): Star {
  const heroes = family?.heroes ?? [];
  const [chosenId, choose] = useState<string>();
  const chosen = heroes.find(({ id }) => id === chosenId) ?? heroes[0];
  const draft = useDraftReader(sampleHero(book.slug).name);
  return {
    reader: chosen?.reader ?? draft,
    childId: chosen?.id,
    heroes,
    choose: ({ id }) => choose(id),
    setLevel: !chosen && draft ? (reading_level) => changeDraft({ reading_level }) : undefined,
  };
}
