import { type BrowserContext, expect } from '@playwright/test';
import type { Parent } from './move-in.ts';

/** Begins to buy a book for the family's first child; answers the payment page's address. */
export async function buyBook(
  context: BrowserContext,
  parent: Parent,
  bookId = 1,
): Promise<string> {
  const answer = await context.request.post('/api/functions/create-book-checkout', {
    data: { bookId, childId: parent.children[0]!.id },
  });
  await expect(answer).toBeOK();
  return (await answer.json()).url;
}
