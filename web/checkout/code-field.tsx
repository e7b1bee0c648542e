import { TicketPercent } from 'lucide-react';
import { useState } from 'react';
import { cardLine } from '#vocabulary/gift-cards.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { APPLY, CODE, YES } from './sheet-fields.ts';
import type { useCode } from './use-code.ts';

/** A discount code, or the letters of a gift card: behind one press, since few have one, and open where one was typed. */
export function CodeField({
  code: { text, terms, error, apply, isBusy, runs },
}: {
  code: ReturnType<typeof useCode>;
}) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      open={isOpen || text !== ''}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="inline-flex min-h-11 cursor-pointer items-center gap-2 font-bold text-pine">
        <TicketPercent className="icon" />
        Use a discount code or a gift card
      </summary>
      <div className="pt-2">
        <Field label="Discount code or gift card" error={error}>
          {(wiring) => (
            <div className="flex items-stretch gap-3">
              <input
                {...wiring}
                name={CODE}
                defaultValue={text}
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                maxLength={100}
                className="input min-w-0 grow"
                onKeyDown={(event) => {
                  // The form's first button is what Enter presses, and this is not the form.
                  if (event.key !== 'Enter') return;
                  event.preventDefault();
                  apply();
                }}
              />
              <Button
                look="quiet"
                className="flex-none"
                // Enter in another field must not press it: with scripts it is no button of the form's.
                type={runs ? 'button' : 'submit'}
                name={APPLY}
                value={YES}
                onClick={apply}
                busy={isBusy}
              >
                Apply
              </Button>
            </div>
          )}
        </Field>
      </div>
      <p role="status" className="mt-1 text-sm text-ink-soft empty:hidden">
        {terms && `${terms.gift_card ? cardLine(terms.gift_card) : terms.code} is taken off below.`}
      </p>
    </details>
  );
}
