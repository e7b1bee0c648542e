import { CircleX } from 'lucide-react';
import { Form, useNavigation } from 'react-router';
import type { AdminOrderInFull } from '#contract/admin.ts';
import { WHERE_WHY_IS_READ } from '#vocabulary/sentences/refunds.ts';
import { showPrice } from '#web/book/price.ts';
import { Button } from '#web/ui/button.tsx';
import { TextAreaField } from '#web/ui/text-field.tsx';
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
  return (
    <details open={refused !== undefined}>
      <summary className="inline-flex min-h-11 cursor-pointer items-center gap-2 text-pine">
        <CircleX className="icon" />
        <h3 className="text-lg">Cancel this book</h3>
      </summary>
      <Form method="post" preventScrollReset className="mt-2 grid max-w-[34rem] gap-4">
        <p className="text-sm">
          It is not printed, and {showPrice(order.left_amount)} goes back to the family, who gets a
          letter. {order.stage === 'checking' || order.stage === 'approved' ? '' : AT_PRINTER}
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
            Cancel it and give {showPrice(order.left_amount)} back
          </Button>
        </div>
      </Form>
    </details>
  );
}

const AT_PRINTER = 'The printer has it already and may refuse.';
