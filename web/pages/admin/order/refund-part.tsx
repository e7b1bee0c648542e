import { Form, useNavigation } from 'react-router';
import type { AdminOrderInFull } from '#contract/admin.ts';
import { WHERE_WHY_IS_READ } from '#vocabulary/sentences/refunds.ts';
import { showPrice } from '#web/book/price.ts';
import { Button } from '#web/ui/button.tsx';
import { TextAreaField, TextField } from '#web/ui/text-field.tsx';
import type { NotTaken } from './change-money.ts';

/** Gives back a part of what was paid, or all that is left of it, while the book goes on: folded up, and only with a reason. */
export function RefundPart({
  order: { left_amount: left },
  notTaken,
}: {
  order: AdminOrderInFull;
  notTaken: NotTaken | undefined;
}) {
  const { formData } = useNavigation();
  if (left === 0) return null;
  const refused = notTaken?.intent === 'give-back-part' ? notTaken : undefined;
  return (
    <details open={refused !== undefined}>
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-pine">
        <h3 className="text-lg">Give money back</h3>
      </summary>
      {/* Once it has gone back, the fields are empty again. */}
      <Form key={left} method="post" preventScrollReset className="mt-2 grid max-w-[34rem] gap-4">
        <p className="text-sm">
          <b className="num">{showPrice(left)}</b> is left of what was paid. The book goes on as it
          is, and the family gets a letter.
        </p>
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
