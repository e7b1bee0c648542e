import type { Caller } from '#shop/accounts/caller.ts';
import { maySeeAdmin } from '#shop/accounts/who-may.ts';
import type { MakingStage } from '#vocabulary/making.ts';

type Bought = { userId: string | null; stage: MakingStage | null };

/** The buyer opens the book, and so does an admin, who has to see what will be printed. */
export function mayOpenBook(caller: Caller, order: Bought): boolean {
  return mayOpenPages(caller, order) || maySeeAdmin(caller);
}

/** Only the buyer looks at the pages one by one: a photo may be on them. What was canceled is paid for no more. */
export function mayOpenPages(caller: Caller, order: Bought): boolean {
  return order.userId === caller.userId && order.stage !== 'cancelled';
}

/** Only the buyer pays. */
export function mayPayFor(caller: Caller, order: { userId: string | null }): boolean {
  return order.userId === caller.userId;
}
