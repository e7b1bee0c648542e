import { Form, useNavigation } from 'react-router';
import { LONGEST_CODE } from '#vocabulary/codes.ts';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useFirstInvalid } from '#web/ui/use-first-invalid.ts';
import type { CodesAnswer } from './change-codes.ts';

type Title = { id: number; title: string };

/** The form for a new code: folded up, and open again with what was typed where it was not taken. */
export function MakeCode({
  titles,
  refused,
}: {
  titles: Title[];
  refused: CodesAnswer['refused'];
}) {
  const { formData } = useNavigation();
  const form = useFirstInvalid(refused?.errors);
  const { typed, errors = {} } = refused ?? {};
  return (
    <details open={refused !== undefined} className="mt-6">
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-pine">
        <h2 className="text-xl">Make a code</h2>
      </summary>
      <Form
        ref={form}
        method="post"
        noValidate
        preventScrollReset
        className="sheet mt-3 grid max-w-[46rem] gap-5 p-5 sm:grid-cols-2"
      >
        <div className="sm:col-span-2">
          <TextField
            label="Code"
            hint="letters from A to Z, digits, hyphens"
            name="code"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={LONGEST_CODE}
            defaultValue={typed?.code}
            error={errors.code}
            className="uppercase"
          />
        </div>
        <SelectField label="Takes off" name="unit" defaultValue={typed?.unit ?? 'percent'}>
          <option value="percent">Percent of the price</option>
          <option value="amount">US dollars</option>
        </SelectField>
        <TextField
          label="How much"
          hint="10, or 5.00"
          name="how_much"
          inputMode="decimal"
          autoComplete="off"
          defaultValue={typed?.how_much}
          error={errors.how_much}
        />
        <TextField
          label="From"
          hint="now, if empty"
          type="date"
          name="valid_from"
          defaultValue={typed?.valid_from}
          error={errors.valid_from}
        />
        <TextField
          label="Until the end of"
          hint="optional, UTC"
          type="date"
          name="valid_until"
          defaultValue={typed?.valid_until}
          error={errors.valid_until}
        />
        <TextField
          label="Uses in all"
          hint="optional"
          name="most_uses"
          inputMode="numeric"
          autoComplete="off"
          defaultValue={typed?.most_uses}
          error={errors.most_uses}
        />
        <label className="flex min-h-11 cursor-pointer items-center gap-3 sm:self-end">
          <input
            type="checkbox"
            name="once_per_family"
            value="yes"
            className="size-5 flex-none accent-pine"
            defaultChecked={typed?.once_per_family ?? true}
          />
          Once for each family
        </label>
        <fieldset className="sm:col-span-2">
          <legend className="label">
            Only for these books <span className="hint">all, if none is ticked</span>
          </legend>
          <div className="mt-1 grid gap-x-6 sm:grid-cols-2">
            {titles.map(({ id, title }) => (
              <label key={id} className="flex min-h-11 cursor-pointer items-center gap-3">
                <input
                  type="checkbox"
                  name="book_ids"
                  value={id}
                  className="size-5 flex-none accent-pine"
                  defaultChecked={typed?.book_ids.includes(String(id))}
                />
                {title}
              </label>
            ))}
          </div>
        </fieldset>
        <div>
          <Button busy={formData?.get('intent') === 'make'} name="intent" value="make">
            Make the code
          </Button>
        </div>
      </Form>
    </details>
  );
}
