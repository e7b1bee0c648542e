import { CircleX } from 'lucide-react';
import { Form, useNavigation } from 'react-router';
import type { AdminOrderInFull } from '#contract/admin.ts';
import { NOTHING_GOES_BACK, WHERE_WHY_IS_READ } from '#vocabulary/sentences/refunds.ts';
import { showPrice } from '#web/book/price.ts';
import { Button } from '#web/ui/button.tsx';
import { TextAreaField } from '#web/ui/text-field.tsx';
import { giftCardOf } from './by-gift-card.tsx';
import type { RefusedWhy } from './change-order.ts';

/** Cancels a paid book: folded up, and only with a reason, which the family reads. */
export function Cancel({
  order,
  refused,
}: {
  order: AdminOrderInFull;
  refused: RefusedWhy | undefined;
}) {
  const { formData } = useNavigation();
  const back = order.left_amount + order.paid_by_card;
  return (
    <details open={refused !== undefined}>
      <summary className="inline-flex min-h-11 cursor-pointer items-center gap-2 text-pine">
        <CircleX className="icon" />
        <h3 className="text-lg">Cancel this book</h3>
      </summary>
      <Form method="post" preventScrollReset className="mt-2 grid max-w-[34rem] gap-4">
        <p className="text-sm">
          It is not printed, and the family gets a letter. {whatGoesBack(order)}{' '}
          {order.stage === 'checking' || order.stage === 'approved' ? '' : AT_PRINTER}
        </p>
        <input type="hidden" name="intent" value="cancel" />
        <TextAreaField
          label="Why it is canceled"
          name="why"
          hint={WHERE_WHY_IS_READ}
          required
          maxLength={300}
          defaultValue={refused?.why}
          error={refused?.error}
        />
        <div>
          <Button look="danger" busy={formData?.get('intent') === 'cancel'}>
            {back > 0 ? `Cancel it and give ${showPrice(back)} back` : 'Cancel it'}
          </Button>
        </div>
      </Form>
    </details>
  );
}

/** What the provider has charged goes back by it, what a gift card paid to that card. */
function whatGoesBack(order: AdminOrderInFull): string {
  const { left_amount: left, paid_by_card: byCard, refunded_amount: refunded } = order;
  const toCard = `${showPrice(byCard)} ${left > 0 ? '' : 'goes back '}to the ${giftCardOf(order)}`;
  const ways = [
    ...(left > 0 ? [`${showPrice(left)} goes back to the family`] : []),
    ...(byCard > 0 ? [toCard] : []),
  ];
  if (ways.length > 0) return `${ways.join(', and ')}.`;
  return refunded > 0 ? 'All of its money has gone back already.' : NOTHING_GOES_BACK;
}

const AT_PRINTER = 'The printer has it already and may refuse.';
