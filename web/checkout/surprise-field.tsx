import { TextField } from '#web/ui/text-field.tsx';
import { SURPRISE_UNTIL } from './sheet-fields.ts';

/** A day until which nobody should see by chance what was bought. */
export function SurpriseField({ start, error }: { start: string | undefined; error?: string }) {
  return (
    <div>
      <TextField
        label="Keep it a surprise until"
        hint="optional"
        type="date"
        name={SURPRISE_UNTIL}
        defaultValue={start}
        error={error}
        className="max-w-56"
      />
      <p className="mt-1 text-sm text-ink-soft">
        Until that day My Orders, your home page and our e-mails to you say “A surprise” instead of
        the title, and show no cover. Nobody but you gets an e-mail about it.
      </p>
    </div>
  );
}
