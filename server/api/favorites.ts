import type { Favourite as WireFavourite } from '#contract/favorites.ts';
import { inTransaction } from '#database/transaction.ts';
import { addFavourite, mergeFavourites } from '#shop/favorites/add-favorite.ts';
import type { Favourite } from '#shop/favorites/favorite.ts';
import { listFavourites } from '#shop/favorites/list-favorites.ts';
import { removeFavourite } from '#shop/favorites/remove-favorite.ts';
import { toDollars } from '#shop/money.ts';
import { os, signedIn } from './implement.ts';

const present = ({ type, id, title, image, description, price }: Favourite): WireFavourite => ({
  type,
  id,
  title,
  image,
  description,
  ...(price !== undefined && { price: toDollars(price) }),
});

export const favourites = os.favourites.router({
  list: os.favourites.list
    .use(signedIn)
    .handler(async ({ context: { shop, caller } }) =>
      (await listFavourites(shop.database.orm, caller)).map(present),
    ),
  add: os.favourites.add
    .use(signedIn)
    .handler(async ({ input, context: { shop, caller }, errors }) => {
      const favourite = await inTransaction(shop.database, (tx) => addFavourite(tx, caller, input));
      if (!favourite) throw errors.NOT_FOUND();
      return present(favourite);
    }),
  remove: os.favourites.remove
    .use(signedIn)
    .handler(({ input, context: { shop, caller } }) =>
      inTransaction(shop.database, (tx) => removeFavourite(tx, caller, input)),
    ),
  merge: os.favourites.merge.use(signedIn).handler(({ input, context: { shop, caller } }) =>
    inTransaction(shop.database, async (tx) => {
      await mergeFavourites(tx, caller, input.items);
      return (await listFavourites(tx, caller)).map(present);
    }),
  ),
});
