import { Form, useNavigation } from 'react-router';
import type { Address } from '#contract/addresses.ts';
import { AddressFields } from '#web/address/address-fields.tsx';
import type { Country } from '#web/address/countries.ts';
import type { Constraints } from '#web/forms/read-form.ts';
import { useFields } from '#web/forms/use-fields.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import type { ParentField, ParentRefused } from './save-parent.ts';

/** What its typing is kept as. */
export const PARENT_FORM = 'parent';

/** The parent's name and the family's address (specification, sections 2 and 5). */
export function ParentForm({
  parent,
  address,
  countries,
  constraints,
  to,
  refused,
  onCancel,
}: {
  parent: { name: string; email: string };
  address: Address | null;
  countries: Country[];
  constraints: Constraints<ParentField>;
  to: string;
  refused?: ParentRefused;
  onCancel: () => void;
}) {
  const { form, field, kept } = useFields(PARENT_FORM, constraints, refused, {
    ...address,
    name: parent.name,
  });
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
      <input type="hidden" name="to" value={kept?.to ?? to} />
      <TextField label="Name" autoComplete="name" {...field('name')} />
      <p>
        <span className="block font-bold">E-mail</span>
        {parent.email} <span className="hint">is how you sign in, so it stays as it is</span>
      </p>
      <fieldset data-section="address" className="grid scroll-mt-28 gap-5">
        <legend className="display mt-2 mb-4 text-xl">Address</legend>
        {/* A list of choices takes what it begins with once. */}
        <AddressFields key={kept ? 'kept' : 'saved'} countries={countries} field={field} />
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
