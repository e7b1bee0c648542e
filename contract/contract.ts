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
import { codes } from './codes.ts';
import { delivery } from './delivery.ts';
import { erasures } from './erasures.ts';
import { favorites } from './favorites.ts';
import { giftCards } from './gift-cards.ts';
import { orders } from './orders.ts';
import { printing } from './printing.ts';
import { profiles } from './profiles.ts';
import { reviews } from './reviews.ts';
import { today } from './today.ts';
import { webhooks } from './webhooks.ts';

export const contract = {
  books,
  reviews,
  delivery,
  profiles,
  children,
  child_photos: childPhotos,
  erasures,
  account,
  addresses,
  favorites,
  carts,
  cart_items: cartItems,
  book_previews: bookPreviews,
  shared_previews: sharedPreviews,
  codes,
  orders,
  gift_cards: giftCards,
  admin,
  printing,
  today,
  webhooks,
  functions: { ...previewFunctions, ...checkout },
};
export type Contract = typeof contract;
