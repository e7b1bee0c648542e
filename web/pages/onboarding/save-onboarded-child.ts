import {
  checkGiftedChild,
  checkOnboardedChild,
  readTypedChild,
} from '#web/family/read-child-form.ts';
import { type ChildRefused, refuseChild, saveChild } from '#web/family/save-child.ts';
import type { ShopRequest } from '#web/request-context.ts';
import { errorToast } from '#web/ui/toast.ts';
import { CHILD_NOT_SAVED } from './child-not-saved.ts';

/** What is said when a child could not be saved (specification, section 8: Onboarding). */
const WORDS = {
  failed: CHILD_NOT_SAVED,
  signedOut: errorToast('You must be logged in to save child data.', 'Authentication Error'),
};

/**
 * Saves one of the family's children. A child that was saved from this form before is changed.
 *
 * @returns what to tell the parent if it was refused; undefined once the child is saved
 */
export async function saveOnboardedChild(
  shop: ShopRequest,
  form: FormData,
): Promise<ChildRefused | undefined> {
  const typed = readTypedChild(form);
  const missing = checkOnboardedChild(typed);
  if (Object.keys(missing).length > 0) return refuseChild(typed, missing);
  return saveChild(shop, 'add', typed, WORDS);
}

/** Saves the child that gets a present, as a child of the giver; Neutral unless a gender is given (readings). */
export async function saveGiftedChild(
  shop: ShopRequest,
  form: FormData,
): Promise<ChildRefused | undefined> {
  const typed = readTypedChild(form);
  const missing = checkGiftedChild(typed);
  if (Object.keys(missing).length > 0) return refuseChild(typed, missing);
  const given = { ...typed, gender: typed.gender || 'Neutral', is_given_to: 'true' };
  return saveChild(shop, 'add', given, WORDS);
}
