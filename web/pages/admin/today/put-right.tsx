import { Form, useNavigation } from 'react-router';
import type { Waiting } from '#contract/today.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import type { MisfitAnswer } from './settle-misfit.ts';

/** Folded up: where somebody notes that money which did not fit was put right, and how. */
export function PutRight({
  misfit,
  refused,
}: {
  misfit: NonNullable<Waiting['misfit']>;
  refused: MisfitAnswer['refused'];
}) {
  const busy = useNavigation().state === 'submitting';
  return (
    <details open={refused !== undefined}>
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-sm">
        <span className="link">It is put right</span>
      </summary>
      <Form method="post" preventScrollReset className="flex max-w-xl flex-wrap items-end gap-3">
        <p className="w-full text-sm wrap-anywhere">Session {misfit.stripe_session_id}</p>
        <input type="hidden" name="session_id" value={misfit.stripe_session_id} />
        <div className="min-w-56 grow">
          <TextField
            label="What was done about it"
            name="how"
            required
            maxLength={300}
            defaultValue={refused?.how}
            error={refused?.error}
          />
        </div>
        <Button look="quiet" className="!min-h-[52px]" busy={busy}>
          Note it
        </Button>
      </Form>
    </details>
  );
}
