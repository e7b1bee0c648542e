import { safe } from '@orpc/client';
import { PROFILE_NOT_UPDATED } from '#vocabulary/sentences/accounts.ts';
import { ADDRESS_INCOMPLETE } from '#vocabulary/sentences/checkout.ts';
import type { ShopRequest } from '#web/request-context.ts';
import { SESSION_ENDED } from '#web/sign-in/session-ended.ts';
import type { ToastMessage } from '#web/ui/toast.ts';
import {
  checkTypedParent,
  type ParentErrors,
  readTypedParent,
  type TypedParent,
} from './read-parent-form.ts';

/** Why nothing was saved: sentences beside the fields, what was typed, and the toast. */
export type ParentRefused = { errors: ParentErrors; typed: TypedParent; toast: ToastMessage };

/**
 * Saves the parent's name and the family's address.
 *
 * @returns what to tell the parent if it was refused; undefined once both are saved
 */
export async function saveParent(
  shop: ShopRequest,
  form: FormData,
): Promise<ParentRefused | undefined> {
  const typed = readTypedParent(form);
  const missing = checkTypedParent(typed);
  if (Object.keys(missing).length > 0) return refuse(typed, missing);
  return (await saveAddress(shop, typed)) ?? (await saveName(shop, typed));
}

async function saveAddress({ api, report }: ShopRequest, typed: TypedParent) {
  const { name: _, ...address } = typed;
  const { error, isDefined } = await safe(api.addresses.save(address));
  if (!error) return undefined;
  if (isDefined && error.code === 'INPUT_INVALID') {
    return refuse(typed, firstSentences(error.data.fields));
  }
  if (isDefined && error.code === 'COUNTRY_UNKNOWN') {
    return refuse(typed, { country_code: error.message });
  }
  if (isDefined && error.code === 'UNAUTHORIZED') return fail(typed, SESSION_ENDED);
  report(error);
  return fail(typed, 'Failed to save address information');
}

async function saveName({ api, viewer, report }: ShopRequest, typed: TypedParent) {
  if (typed.name === viewer?.name) return undefined;
  const { error, isDefined } = await safe(api.profiles.change({ name: typed.name }));
  if (!error) return undefined;
  if (isDefined && error.code === 'INPUT_INVALID') {
    return refuse(typed, firstSentences(error.data.fields));
  }
  report(error);
  return fail(typed, PROFILE_NOT_UPDATED);
}

const firstSentences = (fields: Record<string, string[]>): ParentErrors =>
  Object.fromEntries(Object.entries(fields).map(([field, [sentence]]) => [field, sentence]));

/** Something in the fields has to change first. A gap in the address has words of its own. */
function refuse(typed: TypedParent, errors: ParentErrors): ParentRefused {
  const { name, ...ofAddress } = errors;
  const isGap = Object.keys(ofAddress).some((field) => !typed[field as keyof TypedParent]);
  const [first] = Object.values(errors);
  return {
    errors,
    typed,
    toast: {
      title: 'Validation Error',
      description: isGap ? ADDRESS_INCOMPLETE : first,
      variant: 'destructive',
    },
  };
}

/** Nothing is wrong with the fields, and yet it could not be saved. */
const fail = (typed: TypedParent, description: string): ParentRefused => ({
  errors: {},
  typed,
  toast: { title: 'Error', description, variant: 'destructive' },
});
