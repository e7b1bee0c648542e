import { Undo2 } from 'lucide-react';
import { Form, useNavigation } from 'react-router';
import type { AdminOrderInFull } from '#contract/admin.ts';
import { WHERE_WHY_IS_READ } from '#vocabulary/sentences/refunds.ts';
import { showPrice } from '#web/book/price.ts';
import { paidFor } from '#web/pages/orders/paid-for.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextAreaField, TextField } from '#web/ui/text-field.tsx';
import { ByGiftCard } from './by-gift-card.tsx';
import type { NotTaken } from './change-money.ts';

/** Gives back a part of what was paid, or all that is left of it, while the book goes on: folded up, and only with a reason. */
export function RefundPart({
  order,
  notTaken,
}: {
  order: AdminOrderInFull;
  notTaken: NotTaken | undefined;
}) {
  const { formData } = useNavigation();
  const { left_amount: left } = order;
  if (!isCharged(order)) return <NothingCharged order={order} />;
  if (left === 0) return null;
  const refused = notTaken?.intent === 'give-back-part' ? notTaken : undefined;
  return (
    <details open={refused !== undefined}>
      <summary className="inline-flex min-h-11 cursor-pointer items-center gap-2 text-pine">
        <Undo2 className="icon" />
        <h3 className="text-lg">Give money back</h3>
      </summary>
      {/* Once it has gone back, the fields are empty again. */}
      <Form key={left} method="post" preventScrollReset className="mt-2 grid max-w-[34rem] gap-4">
        <p className="text-sm">
          <b className="num">{showPrice(left)}</b> is left of what was charged. The book goes on as
          it is, and the family gets a letter.
        </p>
        <ByGiftCard order={order} />
        <input type="hidden" name="intent" value="give-back-part" />
        <input type="hidden" name="left" value={left} />
        <TextField
          label="How much, in dollars"
          name="amount"
          inputMode="decimal"
          autoComplete="off"
          required
          className="num max-w-[10rem]"
          defaultValue={refused?.typed.amount}
          error={refused?.errors.amount}
        />
        <TextAreaField
          label="What for"
          name="why"
          hint={WHERE_WHY_IS_READ}
          required
          rows={3}
          maxLength={300}
          defaultValue={refused?.typed.why}
          error={refused?.errors.why}
        />
        <div>
          <Button look="danger" busy={formData?.get('intent') === 'give-back-part'}>
            Give it back
          </Button>
        </div>
      </Form>
    </details>
  );
}

/** Whether anything was left to be charged after codes and gift cards. */
const isCharged = (order: AdminOrderInFull): boolean =>
  Math.round((paidFor(order) - order.paid_by_card) * 100) > 0;

function NothingCharged({ order }: { order: AdminOrderInFull }) {
  return (
    <div>
      <h3 className="text-lg text-pine">Give money back</h3>
      <p className="text-sm">Nothing was charged for this order, so no part of it can go back.</p>
      <ByGiftCard order={order} />
    </div>
  );
}
