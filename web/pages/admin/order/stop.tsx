// Not `Play`: a fourth page with that would move it, and the landing page would load what four pages share.
import { Pause, StepForward } from 'lucide-react';
import { Form, useNavigation } from 'react-router';
import { WHERE_WHY_IS_READ } from '#vocabulary/sentences/refunds.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextAreaField } from '#web/ui/text-field.tsx';
import type { RefusedWhy } from './change-order.ts';

/** Holds one book before it goes to the printer: folded up, and only with a reason, which the family reads. */
export function Stop({ refused }: { refused: RefusedWhy | undefined }) {
  const { formData } = useNavigation();
  return (
    <details open={refused !== undefined}>
      <summary className="inline-flex min-h-11 cursor-pointer items-center gap-2 text-pine">
        <Pause className="icon" />
        <h3 className="text-lg">Stop this book</h3>
      </summary>
      <Form method="post" preventScrollReset className="mt-2 grid max-w-[34rem] gap-4">
        <p className="text-sm">
          It is not sent to the printer until you send it on its way again. Other books of its
          parcel go without it.
        </p>
        <input type="hidden" name="intent" value="stop" />
        <TextAreaField
          label="Why it is stopped"
          name="why"
          hint={WHERE_WHY_IS_READ}
          required
          maxLength={300}
          rows={3}
          defaultValue={refused?.why}
          error={refused?.error}
        />
        <div>
          <Button look="quiet" busy={formData?.get('intent') === 'stop'}>
            Stop it
          </Button>
        </div>
      </Form>
    </details>
  );
}

/** Says that a book is held, why, and lets it go on. */
export function Held({ why }: { why: string | null }) {
  const { formData } = useNavigation();
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="intent" value="resume" />
      <Notice kind="todo" title="We hold this book">
        <p className="wrap-anywhere">{why}</p>
        <Button className="mt-3" busy={formData?.get('intent') === 'resume'}>
          <StepForward className="icon" />
          Send it on its way again
        </Button>
      </Notice>
    </Form>
  );
}
