import { checkTypedChild, readTypedChild } from '#web/family/read-child-form.ts';
import { type ChildRefused, refuseChild, saveChild } from '#web/family/save-child.ts';
import type { ShopRequest } from '#web/request-context.ts';
import { SESSION_ENDED } from '#web/sign-in/session-ended.ts';
import { errorToast } from '#web/ui/toast.ts';

/**
 * Adds or changes the child that the profile's form describes.
 *
 * @returns what to tell the parent if it was refused; undefined once it is saved
 */
export async function saveLittleOne(
  shop: ShopRequest,
  act: 'add' | 'change',
  form: FormData,
): Promise<ChildRefused | undefined> {
  const typed = readTypedChild(form);
  const missing = checkTypedChild(typed);
  if (Object.keys(missing).length > 0) return refuseChild(typed, missing);
  const reason = act === 'add' ? 'Failed to add child' : 'Failed to update child';
  return saveChild(shop, act, typed, {
    failed: errorToast(reason),
    signedOut: errorToast(SESSION_ENDED),
  });
}
