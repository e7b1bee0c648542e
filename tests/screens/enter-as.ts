import { type BrowserContext, expect } from '@playwright/test';
import { signIn } from '#tests/support/move-in.ts';
import type { Viewer } from './screen.ts';

/**
 * Lets a browser be one of the demo shop's people. The family gets hearts, a preview that is ready and, where its cart is
 * empty, a book for each child; done twice, it changes nothing.
 */
export async function enterAs(context: BrowserContext, viewer: Viewer): Promise<void> {
  if (viewer === 'visitor') return;
  await signIn(context, `${viewer}@example.com`);
  if (viewer !== 'parent') return;
  const { request } = context;
  for (const loved of ['book/4', 'book/6', 'activity/activity-create-2']) {
    await expect(await request.put(`/api/favorites/${loved}`)).toBeOK();
  }
  const children = await (await request.get('/api/children')).json();
  const begun = await request.post('/api/functions/start_generate_book_preview', {
    data: { book_id: 1, child_id: children[1].id },
  });
  await expect(begun).toBeOK();
  const latest = async () => (await request.get('/api/book_previews/latest')).json();
  await expect.poll(latest).toMatchObject([{ status: 'completed' }]);
  const cart = await (await request.get('/api/carts/me')).json();
  if (cart.items.length > 0) return;
  for (const child of children) {
    const added = await request.post('/api/cart_items', {
      data: { book_id: 3, child_id: child.id },
    });
    await expect(added).toBeOK();
  }
}
