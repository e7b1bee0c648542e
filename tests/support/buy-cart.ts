import { type BrowserContext, expect } from '@playwright/test';

/** Begins to pay for what is in the family's cart; answers the payment page's address. */
export async function buyCart(context: BrowserContext): Promise<string> {
  const { items } = await (await context.request.get('/api/carts/me')).json();
  const cartItems = items.map(
    ({ book_id, child_id, quantity }: { book_id: number; child_id: string; quantity: number }) => ({
      book_id,
      child_id,
      quantity,
    }),
  );
  const answer = await context.request.post('/api/functions/create-cart-checkout', {
    data: { cartItems },
  });
  await expect(answer).toBeOK();
  return (await answer.json()).url;
}
