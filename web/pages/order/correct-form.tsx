import { useMemo } from 'react';
import { Form, useNavigation } from 'react-router';
import { lettersIn } from '#vocabulary/letters.ts';
import {
  LONGEST_CHILD_NAME,
  LONGEST_DESCRIPTION,
  LONGEST_INTERESTS,
} from '#vocabulary/text-lengths.ts';
import { AddressFields } from '#web/address/address-fields.tsx';
import type { Country } from '#web/address/countries.ts';
import { LabelField } from '#web/address/label-field.tsx';
import { DedicationFields } from '#web/checkout/dedication-fields.tsx';
import type { ShipToField } from '#web/checkout/sheet-fields.ts';
import { CompanionFields } from '#web/family/companion-fields.tsx';
import { TraitFields } from '#web/family/hero/trait-fields.tsx';
import { useLiveDrawing } from '#web/family/hero/use-live-drawing.ts';
import { putInstead } from '#web/family/put-instead.ts';
import { emptied } from '#web/family/typed-child.ts';
import { UnderstoodBeside } from '#web/family/understood.tsx';
import type { Constraints } from '#web/forms/read-form.ts';
import type { FieldOf } from '#web/forms/use-fields.ts';
import { useFormText } from '#web/forms/use-form-text.ts';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextAreaField, TextField } from '#web/ui/text-field.tsx';
import { useFirstInvalid } from '#web/ui/use-first-invalid.ts';
import type { BookAnswer } from './change-book.ts';
import type { TypedCorrection } from './read-correction.ts';
import { SHOWN } from './shown.ts';

/** How a story speaks of a child. */
const PRONOUNS = { she: 'she, her', he: 'he, his', they: 'they, their' };
const LEVELS = {
  seedling: 'Seedling',
  sprout: 'Sprout',
  sapling: 'Sapling',
  explorer: 'Explorer',
};
const YEARS = Array.from({ length: 16 }, (_, years) => years);

/**
 * Everything that can be corrected of a bought book: whom it is drawn for, what its giver writes into it, where it goes.
 *
 * @param props.start what the book says, or would say with what is proposed
 * @param props.bought what the book says
 * @param props.isAddressOnly once it is approved
 */
export function CorrectForm({
  start,
  bought,
  version,
  refused,
  countries,
  constraints,
  isProposed,
  isAddressOnly,
}: {
  start: TypedCorrection;
  bought: TypedCorrection;
  version: number;
  refused: BookAnswer['refused'];
  countries: Country[];
  constraints: Constraints<ShipToField>;
  isProposed: boolean;
  isAddressOnly: boolean;
}) {
  const errors = refused?.errors ?? {};
  const form = useFirstInvalid(refused?.errors);
  const { formData } = useNavigation();
  const asked = formData?.get('intent');
  const { other } = refused?.typed ?? start;
  const field = <Name extends ShipToField>(name: Name): FieldOf<Name> => ({
    name,
    ...constraints[name],
    defaultValue: other[name],
    error: errors[name],
  });
  return (
    <Form ref={form} method="post" noValidate preventScrollReset className="grid gap-6">
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name={SHOWN} value={JSON.stringify(bought)} />
      {isAddressOnly ? (
        <Unchanged {...start} />
      ) : (
        <Whom form={form} start={refused?.typed ?? start} errors={errors} />
      )}
      <fieldset className="grid gap-5">
        <legend className="mb-3 font-bold">Goes to</legend>
        <LabelField label="Recipient" autoComplete="shipping name" {...field('recipient')} />
        <AddressFields section="shipping" countries={countries} field={field} />
      </fieldset>
      <div className="flex flex-wrap gap-3">
        <Button name="intent" value="propose" look="quiet" busy={asked === 'propose'}>
          Show what changes
        </Button>
        <Button
          name="intent"
          value="keep"
          look={isProposed ? 'primary' : 'quiet'}
          busy={asked === 'keep'}
        >
          Keep this change
        </Button>
        {isProposed && (
          <Button name="intent" value="take-back" look="text" busy={asked === 'take-back'}>
            Leave it as it was
          </Button>
        )}
      </div>
    </Form>
  );
}

/** What the book is drawn and worded from. */
function Whom({
  form,
  start: { child, other },
  errors,
}: {
  form: ReturnType<typeof useFirstInvalid>;
  start: TypedCorrection;
  errors: Record<string, string>;
}) {
  const texts = useFormText(form);
  const now = useMemo(() => (texts ? { ...emptied(child), ...texts } : child), [texts, child]);
  const drawing = useLiveDrawing(now, texts !== undefined);
  const left = LONGEST_DESCRIPTION - lettersIn(now.description);
  return (
    <>
      <DedicationFields start={other} errors={errors} />
      <fieldset className="grid gap-5">
        <legend className="mb-3 font-bold">Whom it is about</legend>
        <input type="hidden" name="id" value={child.id} />
        <TextField
          label="Name"
          name="name"
          autoComplete="off"
          maxLength={LONGEST_CHILD_NAME}
          defaultValue={child.name}
          error={errors.name}
        />
        <div className="grid gap-5 sm:grid-cols-3">
          <SelectField label="Spoken of as" name="pronoun" defaultValue={other.pronoun}>
            {Object.entries(PRONOUNS).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </SelectField>
          <SelectField label="Age" name="age" defaultValue={other.age}>
            <option value="">Not said</option>
            {YEARS.map((years) => (
              <option key={years} value={years}>
                {years === 0 ? 'Under 1 year' : years === 1 ? '1 year' : `${years} years`}
              </option>
            ))}
          </SelectField>
          <SelectField label="Reading level" name="level" defaultValue={other.level}>
            {Object.entries(LEVELS).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </SelectField>
        </div>
        <TextField
          label="Interests"
          hint="with commas between them"
          name="interests"
          maxLength={LONGEST_INTERESTS}
          defaultValue={child.interests}
          error={errors.interests}
        />
        <TextAreaField
          label="Description"
          hint={`${left} left`}
          name="description"
          rows={3}
          maxLength={LONGEST_DESCRIPTION}
          defaultValue={child.description}
          error={errors.description}
        />
        <TraitFields typed={child} now={now} drawn={drawing.looks} />
        <CompanionFields typed={child} errors={errors}>
          <UnderstoodBeside
            field="companion"
            said={now}
            onInstead={(kind, instead) => putInstead(form.current, 'companion_kind', kind, instead)}
          />
        </CompanionFields>
      </fieldset>
    </>
  );
}

/** Without scripts and with them, what cannot be changed any more is sent as it is. */
function Unchanged({ child, other }: TypedCorrection) {
  const { dedication = '', from = '', pronoun = '', age = '', level = '' } = other;
  const all = { ...child, dedication, from, pronoun, age, level };
  return Object.entries(all).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}
