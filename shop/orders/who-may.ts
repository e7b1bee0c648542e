import type { Caller } from '#shop/accounts/caller.ts';
import { maySeeAdmin } from '#shop/accounts/who-may.ts';

/** The buyer opens the book, and so does an admin, who has to see what will be printed. */
export function mayOpenBook(caller: Caller, order: { userId: string | null }): boolean {
  return order.userId === caller.userId || maySeeAdmin(caller);
}

/** Only the buyer looks at the pages one by one: a photo may be on them. */
export function mayOpenPages(caller: Caller, order: { userId: string | null }): boolean {
  return order.userId === caller.userId;
}

/** Only the buyer pays. */
export function mayPayFor(caller: Caller, order: { userId: string | null }): boolean {
  return order.userId === caller.userId;
}
