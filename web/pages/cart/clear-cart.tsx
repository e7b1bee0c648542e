import { useState } from 'react';
import { useFetcher } from 'react-router';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

/**
 * Takes everything out of the cart, once the family has said that it means it: what lies there was put together child by
 * child. Without scripts the first button does it.
 *
 * @param props.count how many copies would go
 */
export function ClearCart({ count }: { count: number }) {
  const clearing = useFetcher();
  const [asking, setAsking] = useState(false);
  return (
    <clearing.Form
      method="post"
      action="/cart"
      data-asks
      onSubmit={(event) => {
        if (asking) return setAsking(false);
        event.preventDefault();
        setAsking(true);
      }}
    >
      <input type="hidden" name="intent" value="clear" />
      <Button type="submit" look="text" className="mt-2 -ml-3 !text-ink-soft">
        Clear Cart
      </Button>
      <Dialog open={asking} onClose={() => setAsking(false)} title="Clear your cart?">
        <p>
          {count === 1
            ? 'The book in it will be removed.'
            : `All ${count} books in it will be removed.`}
        </p>
        <div className="dialog-actions">
          <Button type="submit" look="danger">
            Take everything out
          </Button>
          <Button type="button" look="quiet" onClick={() => setAsking(false)}>
            Keep my cart
          </Button>
        </div>
      </Dialog>
    </clearing.Form>
  );
}
