import type { Reader } from '#bookmaking/reader.ts';
import type { Child } from '#contract/children.ts';
import { dayIn } from '#vocabulary/day.ts';
import type { ShopRequest, Viewer } from '#web/request-context.ts';
import { ageInWords } from './age-in-words.ts';
import { SAMPLE } from './on-covers.ts';
import { readerOfChild } from './reader-of-child.ts';

/** A child that a book can be made for. */
export type HeroToChoose = {
  id: string;
  name: string;
  /** '5 years old, Sapling', for telling two children apart. */
  about: string;
  reader: Reader;
  /** Somebody whom the family gives books to, and no child of its own. */
  isGivenTo: boolean;
  /** When the child was last changed: a picture of it is drawn anew after that. */
  updatedAt: string;
};

/** Whom the viewer can make books for, and which pairs are in the cart already. */
export type Family = {
  heroes: HeroToChoose[];
  inCart: { bookId: number; childId: string }[];
  /** Who was last chosen here: one of the heroes by id, or SAMPLE; null for nobody who is still there. */
  lastChosen: string | null;
};

/** The viewer's family, or null for a visitor. */
export async function findFamily({
  api,
  viewer,
  belongings,
}: Pick<ShopRequest, 'api' | 'viewer' | 'belongings'>): Promise<Family | null> {
  if (!viewer) return null;
  const [children, { inCart }] = await Promise.all([api.children.list(), belongings()]);
  return familyOf(children, viewer, inCart);
}

/** A family as its pages need it, of children as the API tells them. */
export function familyOf(children: Child[], viewer: Viewer, inCart: Family['inCart']): Family {
  const today = dayIn(viewer.timeZone, new Date());
  return {
    heroes: children.map((child) => toHero(child, today)),
    lastChosen: lastChosen(viewer.onCovers, children),
    inCart,
  };
}

/** What a browser remembers may be of another family, or of a child that was deleted. */
const lastChosen = (word: string | null, children: Child[]): string | null =>
  word === SAMPLE || children.some(({ id }) => id === word) ? word : null;

/** A child as the hero of a book, on a day of its family's. */
export function toHero(child: Child, today: Date): HeroToChoose {
  const reader = readerOfChild(child, today);
  const age = reader.ageMonths === null ? [] : [ageInWords(reader.ageMonths)];
  return {
    id: child.id,
    name: child.name,
    about: [...age, child.reading_level].join(', '),
    reader,
    isGivenTo: child.is_given_to,
    updatedAt: child.updated_at,
  };
}

/** Whether the cart already holds this book for this child. */
export const isInCart = (family: Family | null, bookId: number, childId: string): boolean =>
  family?.inCart.some((pair) => pair.bookId === bookId && pair.childId === childId) ?? false;

/** Whose name and face the covers show: whoever was last chosen, else the first child; undefined for the sample heroes. */
export function heroOnCovers(family: Pick<Family, 'heroes' | 'lastChosen'> | null) {
  if (!family || family.lastChosen === SAMPLE) return undefined;
  return family.heroes.find(({ id }) => id === family.lastChosen) ?? family.heroes[0];
}

/**
 * For whom a dialog is ready at once: who was last chosen or just added, or the only child. Of several of whom none was
 * ever chosen, nobody: a book for the wrong child is worse than a press.
 */
export function heroToBegin({ heroes, lastChosen }: Pick<Family, 'heroes' | 'lastChosen'>) {
  const chosen = heroes.find(({ id }) => id === lastChosen);
  return chosen ?? (heroes.length === 1 ? heroes[0] : undefined);
}

/** The brothers and sisters of a child: the family's other ones, or the others that it gives to. */
export const siblingsOf = (hero: HeroToChoose, heroes: HeroToChoose[]): HeroToChoose[] =>
  heroes.filter(({ id, isGivenTo }) => id !== hero.id && isGivenTo === hero.isGivenTo);
