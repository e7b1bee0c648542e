import { Form, useNavigation } from 'react-router';
import type { AdminOrderInFull } from '#contract/admin.ts';
import { showPrice } from '#web/book/price.ts';
import { Button } from '#web/ui/button.tsx';
import { TextAreaField } from '#web/ui/text-field.tsx';
import type { OfficeAnswer } from './change-order.ts';

/** Cancels a paid book: folded up, and only with a reason, which the family reads. */
export function Cancel({
  order,
  refused,
}: {
  order: AdminOrderInFull;
  refused: OfficeAnswer['refused'];
}) {
  const { formData } = useNavigation();
  return (
    <details open={refused !== undefined}>
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-pine">
        <h2 className="text-xl">Cancel this book</h2>
      </summary>
      <Form method="post" preventScrollReset className="mt-2 grid max-w-[34rem] gap-4">
        <p className="text-sm">
          It is not printed, and {showPrice(order.total_amount)} goes back to the family, who gets a
          letter. {order.stage === 'checking' || order.stage === 'approved' ? '' : AT_PRINTER}
        </p>
        <input type="hidden" name="intent" value="cancel" />
        <TextAreaField
          label="Why"
          name="why"
          hint="The family reads it on the order's page and in the letter."
          required
          maxLength={300}
          defaultValue={refused?.why}
          error={refused?.error}
        />
        <div>
          <Button look="danger" busy={formData?.get('intent') === 'cancel'}>
            Cancel it and give {showPrice(order.total_amount)} back
          </Button>
        </div>
      </Form>
    </details>
  );
}

const AT_PRINTER = 'The printer has it already and may refuse.';
