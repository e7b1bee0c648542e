/** What a heart can be given to. */
export const favoriteTypes = ['book', 'activity'] as const;
export type FavoriteType = (typeof favoriteTypes)[number];
