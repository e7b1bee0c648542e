import { useDeferredValue, useMemo, useState } from 'react';
import type { Reader } from '#bookmaking/reader.ts';
import { sampleHero } from '#bookmaking/sample-heroes.ts';
import type { Book } from '#contract/books.ts';
import { type Family, type HeroToChoose, heroOnCovers } from '#web/book/family.ts';
import { ON_COVERS } from '#web/book/on-covers.ts';
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
  /** What was typed instead. */
  name: string;
  type: (name: string) => void;
};

/**
 * Whoever is on the family's covers stars at first, or another one that is chosen. For who has none here, the
 * title's invented child lends its looks to any name that is typed.
 */
export function useStar(book: Book, family: Family | null): Star {
  const heroes = family?.heroes ?? [];
  const [chosenId, setChosenId] = useState<string>();
  const chosen = heroes.find(({ id }) => id === chosenId) ?? heroOnCovers(family);
  const choose = ({ id }: HeroToChoose) => {
    setChosenId(id);
    keep(ON_COVERS, id);
  };
  const [name, type] = useState('');
  const wanted = useDeferredValue(name.trim());
  const guest = useMemo(
    () => (wanted ? { ...sampleHero(book.slug), name: wanted } : undefined),
    [book.slug, wanted],
  );
  return { reader: chosen?.reader ?? guest, childId: chosen?.id, heroes, choose, name, type };
}
