import { Minus, Plus } from 'lucide-react';
import { useFetcher } from 'react-router';
import type { CartItem } from '#contract/carts.ts';
import { IconButton } from '#web/ui/button.tsx';

const MOST_COPIES = 99;

/** One copy more or less. The last one goes by 'Remove', which says so. */
export function QuantityStepper({ line }: { line: CartItem }) {
  const changing = useFetcher();
  const { quantity } = line;
  return (
    <changing.Form method="post" action="/cart">
      <fieldset
        aria-label={`Quantity of ${line.book_title} for ${line.child_name}`}
        className="-ml-3 flex items-center"
      >
        <input type="hidden" name="intent" value="set-quantity" />
        <input type="hidden" name="id" value={line.id} />
        <IconButton
          type="submit"
          name="quantity"
          value={quantity - 1}
          label="Decrease quantity"
          disabled={quantity <= 1}
          className="!bg-transparent disabled:opacity-40"
        >
          <Minus />
        </IconButton>
        <output aria-label="Copies" className="num min-w-8 text-center text-lg font-bold">
          {quantity}
        </output>
        <IconButton
          type="submit"
          name="quantity"
          value={quantity + 1}
          label="Increase quantity"
          disabled={quantity >= MOST_COPIES}
          className="!bg-transparent disabled:opacity-40"
        >
          <Plus />
        </IconButton>
      </fieldset>
    </changing.Form>
  );
}
