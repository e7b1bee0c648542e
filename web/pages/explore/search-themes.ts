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

/** '1 result found', '2 results found'. */
export const sayResults = (count: number): string =>
  `${count} ${count === 1 ? 'result' : 'results'} found`;
