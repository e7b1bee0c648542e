import { ShoppingBasket } from 'lucide-react';
import { useFetcher } from 'react-router';
import type { CartChange } from '#web/book/buying/add-pair.ts';
import { Button } from '#web/ui/button.tsx';

/**
 * Puts the book for the child into the cart, or takes it out again.
 *
 * @param props.childId undefined while no child is chosen: it then cannot be pressed
 * @param props.isMain whether it is the page's main act
 */
export function CartButton({
  bookId,
  childId,
  has,
  isMain,
}: {
  bookId: number;
  childId: string | undefined;
  has: boolean;
  isMain: boolean;
}) {
  const cart = useFetcher<CartChange>();
  return (
    <cart.Form method="post" action={`/book/${bookId}/cart`} className="max-sm:w-full lg:w-full">
      <input type="hidden" name="child_id" value={childId ?? ''} />
      <Button
        className="max-sm:w-full lg:w-full"
        look={isMain && !has ? 'primary' : 'quiet'}
        name="change"
        value={has ? 'remove' : 'add'}
        disabled={!childId}
        busy={cart.state !== 'idle'}
      >
        <ShoppingBasket className="icon" />
        {has ? 'Remove from Cart' : 'Add to Cart'}
      </Button>
    </cart.Form>
  );
}
