import { Form, Link, useNavigation } from 'react-router';
import type { OrderInFull } from '#contract/orders.ts';
import { REPRINT_AT_COST, REPRINT_PRICE_UNKNOWN } from '#vocabulary/sentences/reprints.ts';
import { orderPath } from '#web/book/paths.ts';
import { showPrice } from '#web/book/price.ts';
import { Button } from '#web/ui/button.tsx';

/** The book once more, for its family to correct, at what the printer asks; nothing where nobody has offered it. */
export function ReprintOffer({
  order: { reprint_offer: offer, quantity },
}: {
  order: Pick<OrderInFull, 'reprint_offer' | 'quantity'>;
}) {
  const { formData } = useNavigation();
  if (!offer) return null;
  const { price, order_id } = offer;
  return (
    <section aria-labelledby="reprint" className="stack p-6">
      <h2 id="reprint" className="text-xl">
        Once more, corrected
      </h2>
      {order_id ? (
        <p className="mt-2">
          You have it printed once more:{' '}
          <Link className="link" to={orderPath(order_id)}>
            see that order
          </Link>
          .
        </p>
      ) : (
        <>
          <p className="mt-2">{price === null ? REPRINT_PRICE_UNKNOWN : REPRINT_AT_COST}</p>
          {price !== null && (
            <Form method="post" className="mt-4">
              <input type="hidden" name="intent" value="reprint" />
              <input type="hidden" name="price" value={price} />
              <Button look="quiet" busy={formData?.get('intent') === 'reprint'}>
                {quantity === 1
                  ? `Have it printed once more, corrected, for ${showPrice(price)}`
                  : `Have all ${quantity} printed once more, corrected, for ${showPrice(price * quantity)}`}
              </Button>
            </Form>
          )}
        </>
      )}
    </section>
  );
}
