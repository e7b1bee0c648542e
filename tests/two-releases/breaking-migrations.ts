/**
 * Migrations that a web process of the version before does not bear, by name, with what it cost to let them in. They set
 * where the history of releases begins that may run side by side (decision 098).
 */
export const BREAKS: Record<string, string> = {
  favorites: 'renames a table; no shop had been released before it',
  family_and_text:
    "widens a child's description, which ends the older processes' plans: each connection answers once with an error; no shop had been released before it",
};

/** '0009_favorites.sql' is 'favorites': numbers change when branches meet. */
export const unnumbered = (file: string) => file.replace(/^\d+_|\.sql$/g, '');
