import { safe } from '@orpc/client';
import type { ShopRequest } from '#web/request-context.ts';

/** A page that somebody was on the way to when the shop asked who he is, in words. */
export type WantedPage = {
  /** On the button that leads there: 'Go on with your gift'. */
  goOn: string;
  /** Beside the form that comes first: 'Then on to your gift'. */
  afterwards: string;
};

const YOUR_GIFT: WantedPage = { goOn: 'Go on with your gift', afterwards: 'Then on to your gift' };
const YOUR_CART: WantedPage = { goOn: 'Go on to your cart', afterwards: 'Then on to your cart' };

/** Whether a path leads to the form for a gift (readings: Routes). */
export const isGift = (path: string): boolean => /^\/onboarding\?(.*&)?flow=gift(&|$)/.test(path);

/** Names the wanted page where it has a name of its own; undefined for every other one. */
export async function nameWanted(shop: ShopRequest, to: string): Promise<WantedPage | undefined> {
  if (isGift(to)) return YOUR_GIFT;
  if (/^\/cart\b/.test(to)) return YOUR_CART;
  const [, bookId] = /^\/book\/([1-9]\d*)\b/.exec(to) ?? [];
  if (bookId === undefined) return undefined;
  // A book that cannot be read just now is no reason to keep anybody out.
  const { data: book } = await safe(shop.api.books.find({ id: Number(bookId) }));
  return book && { goOn: `Back to ${book.title}`, afterwards: `Then back to ${book.title}` };
}
