import { safe } from '@orpc/client';
import { z } from 'zod';
import { filledAddress } from '#contract/addresses.ts';
import { parentName } from '#contract/profiles.ts';
import { PROFILE_NOT_UPDATED } from '#vocabulary/sentences/accounts.ts';
import { ADDRESS_INCOMPLETE } from '#vocabulary/sentences/checkout.ts';
import { constraintsOf, type RefusedForm, readForm } from '#web/forms/read-form.ts';
import type { ShopRequest } from '#web/request-context.ts';
import { SESSION_ENDED } from '#web/sign-in/session-ended.ts';
import { errorToast, type ToastMessage } from '#web/ui/toast.ts';

/** The parent's form, its fields in their order on the page (specification, section 5: Address form). */
const parentForm = z.object({ name: parentName, ...filledAddress.shape });
type Parent = z.infer<typeof parentForm>;

export type ParentField = keyof Parent;
export const parentConstraints = constraintsOf(parentForm);

/** Why nothing was saved: sentences beside the fields, what was typed, and the toast. */
export type ParentRefused = RefusedForm<ParentField> & { toast: ToastMessage };
type Errors = ParentRefused['errors'];

/**
 * Saves the parent's name and the family's address.
 *
 * @returns what to tell the parent if it was refused; undefined once both are saved
 */
export async function saveParent(
  shop: ShopRequest,
  form: FormData,
): Promise<ParentRefused | undefined> {
  const { typed, errors, data } = readForm(parentForm, form);
  if (!data) return { typed, errors, toast: errorToast(askFor(errors, typed), 'Validation Error') };
  const trouble = (await saveAddress(shop, data)) ?? (await saveName(shop, data));
  return trouble && { typed, errors: {}, ...trouble };
}

/** The sentence for the toast: a gap in the address has words of its own. */
function askFor({ name, ...ofAddress }: Errors, typed: ParentRefused['typed']): string {
  const isGap = Object.keys(ofAddress).some((field) => !typed[field as ParentField]?.trim());
  return isGap ? ADDRESS_INCOMPLETE : (name ?? Object.values(ofAddress)[0] ?? '');
}

type Trouble = { errors?: Errors; toast: ToastMessage };

async function saveAddress(
  { api, report }: ShopRequest,
  { name: _, ...address }: Parent,
): Promise<Trouble | undefined> {
  const { error, isDefined } = await safe(api.addresses.save(address));
  if (!error) return undefined;
  if (isDefined && error.code === 'COUNTRY_UNKNOWN') {
    const errors = { country_code: error.message };
    return { errors, toast: errorToast(error.message, 'Validation Error') };
  }
  if (isDefined && error.code === 'UNAUTHORIZED') return { toast: errorToast(SESSION_ENDED) };
  report(error);
  return { toast: errorToast('Failed to save address information') };
}

async function saveName(
  { api, viewer, report }: ShopRequest,
  { name }: Parent,
): Promise<Trouble | undefined> {
  if (name === viewer?.name) return undefined;
  const { error } = await safe(api.profiles.change({ name }));
  if (!error) return undefined;
  report(error);
  return { toast: errorToast(PROFILE_NOT_UPDATED) };
}
