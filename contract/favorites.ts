/** Hearts (specification, sections 3 and 4: Favourites). */
import { z } from 'zod';
import { favoriteTypes } from '#vocabulary/favorites.ts';
import { notFound, signedInCall } from './named-failures.ts';
import { dollars } from './wire-values.ts';

/** What a heart is given to: a book by its number, an activity by its name in addresses. */
export const favoriteKey = z.strictObject({
  type: z.enum(favoriteTypes),
  id: z.string().regex(/^[a-z0-9][a-z0-9-]{0,59}$/),
});
export type FavoriteKey = z.infer<typeof favoriteKey>;

export const favorite = z.object({
  ...favoriteKey.shape,
  title: z.string(),
  image: z.string(),
  description: z.string(),
  /** Books have one, activities are free. */
  price: dollars.optional(),
});
export type Favorite = z.infer<typeof favorite>;

/** More than a browser can gather by hand; it keeps one request from writing without end. */
const MOST_AT_ONCE = 200;

export const favorites = {
  list: signedInCall
    .route({
      method: 'GET',
      path: '/favorites',
      tags: ['favorites'],
      summary: 'My favorites, the latest first',
    })
    .output(z.array(favorite)),
  add: signedInCall
    .errors(notFound('There is no such book or activity'))
    .route({
      method: 'PUT',
      path: '/favorites/{type}/{id}',
      tags: ['favorites'],
      summary: 'Give a heart; giving it again changes nothing',
    })
    .input(favoriteKey)
    .output(favorite),
  remove: signedInCall
    .route({
      method: 'DELETE',
      path: '/favorites/{type}/{id}',
      tags: ['favorites'],
      summary: 'Take a heart back; taking back what was never given is no error',
      successStatus: 204,
    })
    .input(favoriteKey),
  merge: signedInCall
    .route({
      method: 'POST',
      path: '/favorites',
      tags: ['favorites'],
      summary: 'Add the hearts that a visitor gave before signing in; unknown things are left out',
    })
    .input(z.strictObject({ items: z.array(favoriteKey).max(MOST_AT_ONCE) }))
    .output(z.array(favorite)),
};
