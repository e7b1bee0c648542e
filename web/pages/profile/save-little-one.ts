import { chosenParts, withPartsOf } from '#web/family/changed-meanwhile.ts';
import {
  checkChangedChild,
  checkTypedChild,
  readSeen,
  readTypedChild,
} from '#web/family/read-child-form.ts';
import { type ChildRefused, refuseChild, saveChild } from '#web/family/save-child.ts';
import type { ShopRequest } from '#web/request-context.ts';
import { SESSION_ENDED } from '#web/sign-in/session-ended.ts';
import { errorToast } from '#web/ui/toast.ts';
import { notSaved } from './not-saved.ts';

/**
 * Adds the child that the profile's form describes.
 *
 * @returns what to tell the parent if it was refused; undefined once it is saved
 */
export async function addLittleOne(
  shop: ShopRequest,
  form: FormData,
): Promise<ChildRefused | undefined> {
  const typed = readTypedChild(form);
  const missing = checkTypedChild(typed);
  if (Object.keys(missing).length > 0) return refuseChild(typed, missing);
  return saveChild(shop, 'add', typed, wordsFor(form));
}

/** Changes a child as its edit card says; the same otherwise. What was chosen from another window comes first. */
export async function changeLittleOne(
  shop: ShopRequest,
  form: FormData,
): Promise<ChildRefused | undefined> {
  const seen = readSeen(form);
  const written = readTypedChild(form);
  const typed = seen ? withPartsOf(seen.typed, chosenParts(form), written) : written;
  const missing = checkChangedChild(typed);
  const refused =
    Object.keys(missing).length > 0
      ? refuseChild(typed, missing)
      : await saveChild(shop, 'change', typed, wordsFor(form), seen);
  return refused && { seen, ...refused };
}

const wordsFor = (form: FormData) => ({
  failed: notSaved(form),
  signedOut: errorToast(SESSION_ENDED),
});
