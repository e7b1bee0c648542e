import type { FavoriteKey } from '#contract/favorites.ts';
import { favoriteTypes } from '#vocabulary/favorites.ts';
import { keptInBrowser } from '#web/shell/kept-in-browser.ts';

/**
 * The hearts of a visitor, kept in this browser until somebody signs in (readings: Accounts). A
 * browser may refuse to keep anything (private windows, a full disk): keeping then throws, and
 * reading finds nothing.
 */
const kept = keptInBrowser('wonderling-hearts', parse);

export const keyOf = ({ type, id }: FavoriteKey): string => `${type} ${id}`;

/** What is kept, in the order in which it was given. The same array until something changes. */
export const favoritesInBrowser = (): FavoriteKey[] => kept.read();

/** Calls `changed` when hearts come or go, in another tab too. Returns how to stop. */
export const followFavoritesInBrowser = kept.follow;

/** Keeps a heart, or stops keeping it. Throws where the browser does not let us. */
export function keepInBrowser(heart: FavoriteKey, isGiven: boolean): void {
  const others = favoritesInBrowser().filter((other) => keyOf(other) !== keyOf(heart));
  const { type, id } = heart;
  write(isGiven ? [...others, { type, id }] : others);
}

/** Lets go of hearts that the server has now. */
export function forgetInBrowser(moved: readonly FavoriteKey[]): void {
  const gone = new Set(moved.map(keyOf));
  write(favoritesInBrowser().filter((heart) => !gone.has(keyOf(heart))));
}

/** Whatever is no heart counts as none. */
function parse(text: string | null): FavoriteKey[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(kept) ? kept.filter(isFavorite) : [];
  } catch {
    return [];
  }
}

// Written by hand, as the contract's own check would bring its library into every page.
const isFavorite = (kept: unknown): kept is FavoriteKey =>
  typeof kept === 'object' &&
  kept !== null &&
  'type' in kept &&
  favoriteTypes.some((type) => type === kept.type) &&
  'id' in kept &&
  typeof kept.id === 'string';

const write = (hearts: FavoriteKey[]): void =>
  kept.keep(hearts, hearts.length > 0 ? JSON.stringify(hearts) : null);
