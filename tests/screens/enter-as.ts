import { type BrowserContext, expect } from '@playwright/test';
import { signIn } from '#tests/support/move-in.ts';
import type { Viewer } from './screen.ts';

/** Lets a browser be one of the demo shop's people; the family gets hearts and, where its cart is empty, a book for each child. */
export async function enterAs(context: BrowserContext, viewer: Viewer): Promise<void> {
  if (viewer === 'visitor') return;
  await signIn(context, `${viewer}@example.com`);
  if (viewer !== 'parent') return;
  const { request } = context;
  for (const loved of ['book/4', 'book/6', 'activity/activity-create-2']) {
    await expect(await request.put(`/api/favorites/${loved}`)).toBeOK();
  }
  const cart = await (await request.get('/api/carts/me')).json();
  if (cart.items.length > 0) return;
  for (const child of await (await request.get('/api/children')).json()) {
    const added = await request.post('/api/cart_items', {
      data: { book_id: 3, child_id: child.id },
    });
    await expect(added).toBeOK();
  }
}
