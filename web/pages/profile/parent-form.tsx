import type { FormEvent } from 'react';
import { Form, useNavigation } from 'react-router';
import type { Address } from '#contract/addresses.ts';
import type { Constraints } from '#web/forms/read-form.ts';
import { useFields } from '#web/forms/use-fields.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import type { ParentField, ParentRefused } from './save-parent.ts';

/** The parent's name and the family's address (specification, sections 2 and 5). */
export function ParentForm({
  parent,
  address,
  constraints,
  to,
  refused,
  onCancel,
}: {
  parent: { name: string; email: string };
  address: Address | null;
  constraints: Constraints<ParentField>;
  to: string;
  refused?: ParentRefused;
  onCancel: () => void;
}) {
  const { form, field } = useFields(constraints, refused, { ...address, name: parent.name });
  const isSaving = useNavigation().formData?.get('intent') === 'save-parent';
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
      <TextField label="Name" autoComplete="name" {...field('name')} />
      <p>
        <span className="block font-bold">E-mail</span>
        {parent.email} <span className="hint">is how you sign in, so it stays as it is</span>
      </p>
      <fieldset data-section="address" className="grid scroll-mt-28 gap-5">
        <legend className="display mt-2 mb-4 text-xl">Address</legend>
        <TextField
          label="Address Line 1"
          autoComplete="address-line1"
          {...field('address_line_1')}
        />
        <TextField
          label="Address Line 2"
          hint="optional"
          autoComplete="address-line2"
          {...field('address_line_2')}
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField label="City" autoComplete="address-level2" {...field('city')} />
          <TextField label="State" autoComplete="address-level1" {...field('state')} />
          <TextField label="Postal Code" autoComplete="postal-code" {...field('postal_code')} />
          <TextField
            label="Country Code"
            hint="2 letters, such as US"
            className="uppercase"
            onInput={capitalize}
            autoComplete="country"
            {...field('country_code')}
          />
        </div>
        <TextField
          label="Phone"
          hint="optional"
          type="tel"
          autoComplete="tel"
          {...field('phone_number')}
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
