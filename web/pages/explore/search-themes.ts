import type { Activity } from '#content/activities/activity.ts';
import { activities } from '#content/activities/find-activity.ts';

/** What a search reads of a theme. */
export type Searchable = {
  readonly title: string;
  readonly description: string;
  readonly ageRange: string;
  readonly themes: readonly string[];
};

/**
 * The themes that hold the query in their title, description, age range or tags, whatever its
 * capitals (specification, section 2: Explore). An empty query finds all of them.
 */
export function searchThemes<Theme extends Searchable>(
  themes: readonly Theme[],
  query: string,
): Theme[] {
  const wanted = query.trim().toLowerCase();
  return themes.filter(({ title, description, ageRange, themes: tags }) =>
    [title, description, ageRange, ...tags].some((text) => text.toLowerCase().includes(wanted)),
  );
}

/**
 * The activities that hold the query in what a reader sees of them before they open one, or among their supplies: who has a
 * flashlight in the hand searches for it. An empty query finds none, because the themes lead to all.
 */
export function searchActivities(query: string): Activity[] {
  const wanted = query.trim().toLowerCase();
  if (wanted === '') return [];
  return activities.filter(({ title, subtitle, description, ageRange, tags, supplies }) =>
    [title, subtitle, description, ageRange, ...tags, ...supplies].some((text) =>
      text.toLowerCase().includes(wanted),
    ),
  );
}

/** What a search has found, as it is told: themes are counted as the specification words it, activities where there is no theme. */
export function sayFound(themes: number, activities: number): string {
  if (themes > 0 || activities === 0) return sayResults(themes);
  return activities === 1 ? '1 activity found' : `${activities} activities found`;
}

/** '1 result found', '2 results found'. */
const sayResults = (count: number): string =>
  `${count} ${count === 1 ? 'result' : 'results'} found`;
