import { addressFields, STATE_MISSING } from '#contract/addresses.ts';
import { isBlank } from '#vocabulary/blank.ts';
import { needsState } from '#vocabulary/countries.ts';
import { typedInto } from '#web/forms/read-form.ts';

/** A field of an address, as forms and the API call it. */
export type AddressField = keyof typeof addressFields;

/** Whether anything of an address was typed into a form: then all that it needs is asked for (readings: ages, children). */
export const isAddressBegun = (form: FormData): boolean =>
  Object.keys(addressFields).some((field) => !isBlank(typedInto(form, field)));

/** The sentence for a state that the chosen country's addresses have and that is not there. */
export function stateError({
  state = '',
  country_code = '',
}: Partial<Record<AddressField, string>>): { state?: string } {
  return needsState(country_code) && isBlank(state) ? { state: STATE_MISSING } : {};
}
