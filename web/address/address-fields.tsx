import { useState } from 'react';
import { Link } from 'react-router';
import { needsState } from '#vocabulary/countries.ts';
import type { FieldOf } from '#web/forms/use-fields.ts';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import type { Country } from './countries.ts';
import { LabelField } from './label-field.tsx';
import type { AddressField } from './read-address.ts';

/**
 * The lines of an address (specification, section 5: Address form), in the order in which most of the world writes them.
 *
 * @param props.section of what the browser fills in: 'shipping' for a parcel's; the family's own unless told
 * @param props.field as `useFields` makes them for a form that has these
 */
export function AddressFields({
  section,
  countries,
  field,
}: {
  section?: 'shipping';
  countries: Country[];
  field: <Name extends AddressField>(name: Name) => FieldOf<Name>;
}) {
  const { maxLength: _, ...country } = field('country_code');
  const [code, setCode] = useState(country.defaultValue ?? '');
  const fill = (what: string) => (section ? `${section} ${what}` : what);
  const hasState = code === '' || needsState(code);
  return (
    <>
      <LabelField
        label="Address Line 1"
        autoComplete={fill('address-line1')}
        {...field('address_line_1')}
      />
      <LabelField
        label="Address Line 2"
        hint="optional"
        autoComplete={fill('address-line2')}
        {...field('address_line_2')}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <LabelField label="City" autoComplete={fill('address-level2')} {...field('city')} />
        <TextField
          label="State"
          hint={hasState ? undefined : 'optional'}
          autoComplete={fill('address-level1')}
          {...field('state')}
          required={hasState}
        />
        <TextField
          label="Postal Code"
          autoComplete={fill('postal-code')}
          {...field('postal_code')}
        />
        <SelectField
          label="Country Code"
          autoComplete={fill('country')}
          {...country}
          onChange={(event) => setCode(event.currentTarget.value)}
        >
          <option value="">Please choose</option>
          {countries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
      </div>
      <p className="-mt-2 text-sm text-ink-soft">
        Is a country missing? We don't deliver there yet; a book can still go to somebody in one of
        these.{' '}
        <Link className="link" to="/delivery#where" target="_blank">
          Where we deliver
        </Link>
      </p>
      <TextField
        label="Phone"
        hint="optional, for the carrier"
        type="tel"
        autoComplete={fill('tel')}
        {...field('phone_number')}
      />
    </>
  );
}
