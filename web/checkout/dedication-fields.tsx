import { type FormEvent, useState } from 'react';
import { lettersIn } from '#vocabulary/letters.ts';
import { LONGEST_DEDICATION, LONGEST_FROM } from '#vocabulary/text-lengths.ts';
import { TextAreaField, TextField } from '#web/ui/text-field.tsx';

/** The fields of what a giver writes into a book. */
export type InscriptionField = 'dedication' | 'from';
type Texts = Partial<Record<InscriptionField, string>>;

/**
 * What the giver writes into the book: some lines, and from whom they come.
 *
 * @param props.start what stands there already
 * @param props.copies in how many books it will stand
 * @param props.of said to who does not see which book it is, where there are several
 * @param props.onType told what is typed into either, where no form around them listens
 */
export function DedicationFields({
  start,
  errors,
  copies = 1,
  of,
  onType,
}: {
  start: Texts;
  errors: Texts | undefined;
  copies?: number;
  of?: string;
  onType?: (event: FormEvent<HTMLElement>) => void;
}) {
  const [typed, setTyped] = useState(start.dedication ?? '');
  const left = LONGEST_DEDICATION - lettersIn(typed);
  return (
    <fieldset className="grid gap-4" onChange={onType}>
      <legend className="mb-3 font-bold">
        A dedication {of && <span className="sr-only">{of} </span>}
        <span className="hint font-normal">optional</span>
      </legend>
      <TextAreaField
        label="Your words"
        hint={left < 50 ? `${left} left` : 'up to 200 letters, six lines'}
        name="dedication"
        rows={3}
        maxLength={LONGEST_DEDICATION}
        defaultValue={start.dedication}
        error={errors?.dedication}
        onChange={({ target }) => setTyped(target.value)}
      />
      <TextField
        label="From"
        name="from"
        autoComplete="off"
        maxLength={LONGEST_FROM}
        defaultValue={start.from}
        error={errors?.from}
      />
      {copies > 1 && (
        <p className="text-sm text-ink-soft">It is kept with each of these {copies} books.</p>
      )}
    </fieldset>
  );
}
