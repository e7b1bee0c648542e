/** Reads the parent's form and checks it as it promises to (specification, section 5: Address form). */

import { PARENT_NAME_MISSING } from '#vocabulary/sentences/accounts.ts';

/** The fields of the form, in their order on the page. */
const FIELDS = [
  'name',
  'address_line_1',
  'address_line_2',
  'city',
  'state',
  'postal_code',
  'country_code',
  'phone_number',
] as const;

const REQUIRED_OF_ADDRESS = [
  'address_line_1',
  'city',
  'state',
  'postal_code',
  'country_code',
] as const;

export type ParentField = (typeof FIELDS)[number];
export type TypedParent = Record<ParentField, string>;
export type ParentErrors = Partial<Record<ParentField, string>>;

const ASKING: Record<(typeof REQUIRED_OF_ADDRESS)[number], string> = {
  address_line_1: 'Please fill in the street and number',
  city: 'Please fill in the city',
  state: 'Please fill in the state',
  postal_code: 'Please fill in the postal code',
  country_code: 'Please fill in the country code',
};

export function readTypedParent(form: FormData): TypedParent {
  const read = (field: ParentField) => String(form.get(field) ?? '').trim();
  return {
    ...(Object.fromEntries(FIELDS.map((field) => [field, read(field)])) as TypedParent),
    country_code: read('country_code').slice(0, 2).toUpperCase(),
  };
}

/** A sentence for every field that is missing; {} if there is none. */
export function checkTypedParent(typed: TypedParent): ParentErrors {
  const errors: ParentErrors = {};
  if (!typed.name) errors.name = PARENT_NAME_MISSING;
  for (const field of REQUIRED_OF_ADDRESS) if (!typed[field]) errors[field] = ASKING[field];
  return errors;
}
