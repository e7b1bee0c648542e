import type { Child } from '#contract/children.ts';
import { SAMPLE } from '#web/book/on-covers.ts';
import type { Belongings, Viewer } from '#web/request-context.ts';

/** What a public page shows of a family. */
export type Shown = { viewer: Viewer; belongings: Belongings; children: Child[] };

/** Told of each word of a family's own; answers what is to stand in its place. `inAddress`: it stands in a query. */
type Instead = (hole: string, word: string, inAddress?: boolean) => string;

/**
 * A family without its own words. What is left is how its pages are built: how many children there are, who is on the
 * covers and how well that one reads, whether the cart holds nothing, one thing or more.
 */
export function standInFor(
  { viewer, belongings: { badge }, children }: Shown,
  instead: Instead,
): Shown {
  const chosen = children.findIndex(({ id }) => id === viewer.onCovers);
  const standIns = children.map((child, place) => ({
    ...NOBODY,
    id: instead(`id${place}`, child.id),
    name: instead(`name${place}`, child.name),
    updated_at: instead(`at${place}`, child.updated_at, true),
    ...(place === Math.max(chosen, 0) && { reading_level: child.reading_level }),
  }));
  return {
    viewer: {
      id: instead('viewerid', viewer.id),
      name: viewer.name && instead('viewername', viewer.name),
      email: instead('email', viewer.email),
      isAdmin: viewer.isAdmin,
      timeZone: 'UTC',
      onCovers: viewer.onCovers === SAMPLE ? SAMPLE : (standIns[chosen]?.id ?? null),
    },
    belongings: {
      badge: badge.length === 0 || badge === '1' ? badge : instead('badge', badge),
      cartCount: 0,
      inCart: [],
      hearts: [],
    },
    children: standIns,
  };
}

const NOBODY: Omit<Child, 'id' | 'name' | 'updated_at'> = {
  parent_id: '',
  birth_year: null,
  birth_month: null,
  birth_day: null,
  reading_level: 'Sapling',
  gender: 'Neutral',
  interests: '',
  companion_kind: '',
  companion_name: '',
  grown_up: '',
  baby_name: '',
  description: '',
  photo_url: null,
  photo_crop: null,
  traits: {},
  is_given_to: false,
  ship_to: null,
  created_at: '',
};
