import type { FormEvent } from 'react';
import { Form, useNavigation } from 'react-router';
import type { Address } from '#contract/addresses.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useFirstInvalid } from '#web/ui/use-first-invalid.ts';
import type { ParentField } from './read-parent-form.ts';
import type { ParentRefused } from './save-parent.ts';

/** The parent's name and the family's address (specification, sections 2 and 5). */
export function ParentForm({
  parent,
  address,
  to,
  refused,
  onCancel,
}: {
  parent: { name: string; email: string };
  address: Address | null;
  to: string;
  refused?: ParentRefused;
  onCancel: () => void;
}) {
  const form = useFirstInvalid(refused?.errors);
  const isSaving = useNavigation().formData?.get('intent') === 'save-parent';
  const field = (name: ParentField, autoComplete: string) => ({
    name,
    autoComplete,
    defaultValue: refused?.typed[name] ?? (name === 'name' ? parent.name : address?.[name]) ?? '',
    error: refused?.errors[name],
  });
  return (
    <Form
      ref={form}
      method="post"
      noValidate
      preventScrollReset={to === '/'}
      className="mt-4 grid max-w-[44rem] gap-5 lg:mt-0"
    >
      <input type="hidden" name="intent" value="save-parent" />
      <input type="hidden" name="to" value={to} />
      <TextField label="Name" maxLength={120} {...field('name', 'name')} />
      <p>
        <span className="block font-bold">E-mail</span>
        {parent.email} <span className="hint">is how you sign in, so it stays as it is</span>
      </p>
      <fieldset data-section="address" className="grid scroll-mt-28 gap-5">
        <legend className="display mt-2 mb-4 text-xl">Address</legend>
        <TextField
          label="Address Line 1"
          maxLength={200}
          {...field('address_line_1', 'address-line1')}
        />
        <TextField
          label="Address Line 2"
          hint="optional"
          maxLength={200}
          {...field('address_line_2', 'address-line2')}
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField label="City" maxLength={120} {...field('city', 'address-level2')} />
          <TextField label="State" maxLength={120} {...field('state', 'address-level1')} />
          <TextField label="Postal Code" maxLength={20} {...field('postal_code', 'postal-code')} />
          <TextField
            label="Country Code"
            hint="2 letters, such as US"
            maxLength={2}
            className="uppercase"
            onInput={capitalize}
            {...field('country_code', 'country')}
          />
        </div>
        <TextField
          label="Phone"
          hint="optional"
          type="tel"
          maxLength={40}
          {...field('phone_number', 'tel')}
        />
      </fieldset>
      <div className="flex flex-col-reverse gap-3 sm:flex-row">
        <ButtonLink look="quiet" to="/profile" preventScrollReset onClick={onCancel}>
          Cancel
        </ButtonLink>
        <Button type="submit" busy={isSaving} busyLabel="Saving...">
          Save Changes
        </Button>
      </div>
    </Form>
  );
}

/** The code is upper-cased as it is typed, and the caret stays where it was. */
function capitalize(event: FormEvent<HTMLInputElement>): void {
  const field = event.currentTarget;
  const { selectionStart, selectionEnd } = field;
  field.value = field.value.toUpperCase();
  field.setSelectionRange(selectionStart, selectionEnd);
}
