/** The whole API on paper. Paths are below /api; a file per area. */

import { account } from './account.ts';
import { addresses } from './addresses.ts';
import { admin } from './admin.ts';
import { bookPreviews, functions as previewFunctions, sharedPreviews } from './book-previews.ts';
import { books } from './books.ts';
import { cartItems, carts } from './carts.ts';
import { checkout } from './checkout.ts';
import { childPhotos } from './child-photos.ts';
import { children } from './children.ts';
import { delivery } from './delivery.ts';
import { favorites } from './favorites.ts';
import { orders } from './orders.ts';
import { printing } from './printing.ts';
import { profiles } from './profiles.ts';

export const contract = {
  books,
  delivery,
  profiles,
  children,
  child_photos: childPhotos,
  account,
  addresses,
  favorites,
  carts,
  cart_items: cartItems,
  book_previews: bookPreviews,
  shared_previews: sharedPreviews,
  orders,
  admin,
  printing,
  functions: { ...previewFunctions, ...checkout },
};
export type Contract = typeof contract;
