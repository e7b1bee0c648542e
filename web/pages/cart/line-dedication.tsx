import { PenLine } from 'lucide-react';
import { useState } from 'react';
import { useFetcher } from 'react-router';
import type { CartItem } from '#contract/carts.ts';
import { DedicationFields } from '#web/checkout/dedication-fields.tsx';
import { Button } from '#web/ui/button.tsx';
import type { CartAnswer } from './change-cart.ts';

/** What is written into a line's book: shown, and changed behind one press. */
export function LineDedication({ line }: { line: CartItem }) {
  const saving = useFetcher<CartAnswer>();
  const [isOpen, setOpen] = useState(false);
  const isWritten = line.dedication !== null || line.from !== null;
  return (
    <div className="mt-2 max-w-[34rem]">
      {isWritten && <Written line={line} />}
      <details
        open={isOpen || saving.data?.refused !== undefined}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        <summary className="inline-flex min-h-11 cursor-pointer items-center gap-2 font-bold text-pine">
          <PenLine className="icon" />
          {isWritten ? 'Change the dedication' : 'Write a dedication'}
          <span className="sr-only">
            of {line.book_title} for {line.child_name}
          </span>
        </summary>
        <saving.Form
          method="post"
          action="/cart"
          noValidate
          className="grid gap-4 pt-2 pb-4"
          onSubmit={() => setOpen(false)}
        >
          <input type="hidden" name="intent" value="dedicate" />
          <input type="hidden" name="id" value={line.id} />
          <DedicationFields
            start={{
              dedication: line.dedication ?? '',
              from: line.from ?? '',
              ...saving.data?.refused?.typed,
            }}
            errors={saving.data?.refused?.errors}
            copies={line.quantity}
          />
          <Button look="quiet" className="justify-self-start" busy={saving.state !== 'idle'}>
            Keep these words
          </Button>
        </saving.Form>
      </details>
    </div>
  );
}

export function Written({
  line: { dedication, from },
}: {
  line: { dedication: string | null; from: string | null };
}) {
  return (
    <blockquote className="border-l-2 border-edge pl-3 break-words">
      {dedication && <p className="whitespace-pre-line">{dedication}</p>}
      {from && <p className="text-ink-soft">From {from}</p>}
    </blockquote>
  );
}
