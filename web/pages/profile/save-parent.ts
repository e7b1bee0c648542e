import { safe } from '@orpc/client';
import { z } from 'zod';
import { addressFields, filledAddress } from '#contract/addresses.ts';
import { parentName } from '#contract/profiles.ts';
import { isBlank } from '#vocabulary/blank.ts';
import { ADDRESS_INCOMPLETE } from '#vocabulary/sentences/checkout.ts';
import { type AddressField, isAddressBegun, stateError } from '#web/address/read-address.ts';
import { constraintsOf, type RefusedForm, readForm } from '#web/forms/read-form.ts';
import type { ShopRequest } from '#web/request-context.ts';
import { SESSION_ENDED } from '#web/sign-in/session-ended.ts';
import { errorToast, type ToastMessage } from '#web/ui/toast.ts';
import { notSaved } from './not-saved.ts';

/** The parent's form, its fields in their order on the page, with the address line by line or left empty. */
const withAddress = z.object({ name: parentName, ...filledAddress.shape });
const nameAlone = z.object({ name: parentName, ...addressFields });

export type ParentField = 'name' | AddressField;
export const parentConstraints = constraintsOf(withAddress);

/** Why nothing was saved: sentences beside the fields, what was typed, and the toast. */
export type ParentRefused = RefusedForm<ParentField> & { toast: ToastMessage };
type Errors = ParentRefused['errors'];

/**
 * Saves the parent's name and the family's address, both or neither. The name can be changed without an address; one
 * that is there already, or is begun, has to be whole (specification, section 5: Address form).
 *
 * @returns what to tell the parent if it was refused; undefined once both are saved
 */
export async function saveParent(
  { api, report }: ShopRequest,
  form: FormData,
): Promise<ParentRefused | undefined> {
  const stored = await safe(api.addresses.mine());
  const isAddressWanted = Boolean(stored.data) || isAddressBegun(form);
  const read = readForm(isAddressWanted ? withAddress : nameAlone, form);
  const { typed } = read;
  const errors = { ...read.errors, ...(isAddressWanted && stateError(typed)) };
  if (!read.data || Object.keys(errors).length > 0) {
    return { typed, errors, toast: errorToast(askFor(errors, typed), 'Validation Error') };
  }
  const { name, ...address } = read.data;
  const { error, isDefined } = await safe(
    api.profiles.change({ name, address: isAddressWanted ? address : undefined }),
  );
  if (!error) return undefined;
  if (isDefined && error.code === 'COUNTRY_UNKNOWN') {
    const { message } = error;
    const toast = errorToast(message, 'Validation Error');
    return { typed, errors: { country_code: message }, toast };
  }
  if (isDefined && error.code === 'UNAUTHORIZED') {
    return { typed, errors, toast: errorToast(SESSION_ENDED) };
  }
  report(error);
  return { typed, errors, toast: notSaved(form) };
}

/** The sentence for the toast: a gap in the address has words of its own. */
function askFor({ name, ...ofAddress }: Errors, typed: ParentRefused['typed']): string {
  const isGap = Object.keys(ofAddress).some((field) => isBlank(typed[field as ParentField] ?? ''));
  return isGap ? ADDRESS_INCOMPLETE : (name ?? Object.values(ofAddress)[0] ?? '');
}
