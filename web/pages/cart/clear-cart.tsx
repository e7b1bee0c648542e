import { useFetcher } from 'react-router';
import { Button } from '#web/ui/button.tsx';

/** Takes everything out of the cart. */
export function ClearCart() {
  const clearing = useFetcher();
  return (
    <clearing.Form method="post" action="/cart">
      <Button
        type="submit"
        name="intent"
        value="clear"
        look="text"
        className="mt-2 -ml-3 !text-ink-soft"
      >
        Clear Cart
      </Button>
    </clearing.Form>
  );
}
