import type { Favorite as WireFavorite } from '#contract/favorites.ts';
import { inTransaction } from '#database/transaction.ts';
import { addFavorite, mergeFavorites } from '#shop/favorites/add-favorite.ts';
import type { Favorite } from '#shop/favorites/favorite.ts';
import { listFavorites } from '#shop/favorites/list-favorites.ts';
import { removeFavorite } from '#shop/favorites/remove-favorite.ts';
import { toDollars } from '#shop/money.ts';
import { os, signedIn } from './implement.ts';

const present = ({ type, id, title, image, description, price }: Favorite): WireFavorite => ({
  type,
  id,
  title,
  image,
  description,
  ...(price !== undefined && { price: toDollars(price) }),
});

export const favorites = os.favorites.router({
  list: os.favorites.list
    .use(signedIn)
    .handler(async ({ context: { shop, caller } }) =>
      (await listFavorites(shop.database.orm, caller)).map(present),
    ),
  add: os.favorites.add
    .use(signedIn)
    .handler(async ({ input, context: { shop, caller }, errors }) => {
      const favorite = await inTransaction(shop.database, (tx) => addFavorite(tx, caller, input));
      if (!favorite) throw errors.NOT_FOUND();
      return present(favorite);
    }),
  remove: os.favorites.remove
    .use(signedIn)
    .handler(({ input, context: { shop, caller } }) =>
      inTransaction(shop.database, (tx) => removeFavorite(tx, caller, input)),
    ),
  merge: os.favorites.merge.use(signedIn).handler(({ input, context: { shop, caller } }) =>
    inTransaction(shop.database, async (tx) => {
      await mergeFavorites(tx, caller, input.items);
      return (await listFavorites(tx, caller)).map(present);
    }),
  ),
});
