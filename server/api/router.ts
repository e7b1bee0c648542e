import { account } from './account.ts';
import { addresses } from './addresses.ts';
import { admin } from './admin.ts';
import { bookPreviews, previewFunctions } from './book-previews.ts';
import { books } from './books.ts';
import { cartItems, carts } from './carts.ts';
import { checkoutFunctions } from './checkout.ts';
import { childPhotos } from './child-photos.ts';
import { children } from './children.ts';
import { delivery } from './delivery.ts';
import { favorites } from './favorites.ts';
import { os } from './implement.ts';
import { orders } from './orders.ts';
import { printing } from './printing.ts';
import { profiles } from './profiles.ts';
import { sharedPreviews } from './shared-previews.ts';

/** Every call of the contract with the handler that answers it. */
export const router = os.router({
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
  functions: { ...previewFunctions, ...checkoutFunctions },
});
