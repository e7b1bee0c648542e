import { type BrowserContext, expect } from '@playwright/test';
import type { Parent } from './move-in.ts';

/** Puts a book for the family's first child into its cart, for stories that begin with a cart. */
export async function fillCart(context: BrowserContext, parent: Parent, bookId = 1): Promise<void> {
  const added = await context.request.post('/api/cart_items', {
    data: { book_id: bookId, child_id: parent.children[0]!.id },
  });
  await expect(added).toBeOK();
}
