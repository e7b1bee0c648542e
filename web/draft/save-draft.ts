import { data, redirect } from 'react-router';
import { traitsOf } from '#bookmaking/hero/traits-of-reader.ts';
import { isBlank } from '#vocabulary/blank.ts';
import { putOnCovers } from '#web/book/on-covers.ts';
import { readerOfForm } from '#web/family/hero/reader-of-form.ts';
import { checkGiftedChild, readTypedChild } from '#web/family/read-child-form.ts';
import { refuseChild, saveChild } from '#web/family/save-child.ts';
import type { TypedChild } from '#web/family/typed-child.ts';
import { orStay } from '#web/forms/or-stay.ts';
import { shopRequest } from '#web/request-context.ts';
import { SESSION_ENDED } from '#web/sign-in/session-ended.ts';
import { errorToast, type ToastMessage } from '#web/ui/toast.ts';
import type { Route } from './+types/save-draft.ts';
import { looksInWords } from './looks-in-words.ts';

/** `saved` is the id of the child that the draft has become. */
export type DraftAnswer = { saved?: string; toast?: ToastMessage };

/** There is nothing to look at here; whoever was saved stands in the profile. */
export const loader = () => redirect('/profile');

const NOT_SAVED = errorToast('Failed to add child');

/** Saves the child that was drawn in the browser to the family, with the fields of the form for a child. */
export async function action({ request, context }: Route.ActionArgs) {
  const typed = inWords(readTypedChild(await request.formData()));
  const missing = checkGiftedChild(typed);
  const refused =
    Object.keys(missing).length > 0
      ? refuseChild(typed, missing)
      : await saveChild(context.get(shopRequest), 'add', typed, {
          failed: NOT_SAVED,
          signedOut: errorToast(SESSION_ENDED),
        });
  if (refused) return data<DraftAnswer>({ toast: refused.toast }, { status: 422 });
  const toast = { title: 'Child Saved', variant: 'success' } as const;
  const headers = { 'Set-Cookie': putOnCovers(typed.id) };
  return data<DraftAnswer>({ saved: typed.id, toast }, { headers });
}

/** A child needs words or a photo (specification, section 5), and one who was drawn by swatches alone has neither. */
function inWords(typed: TypedChild): TypedChild {
  if (!isBlank(typed.description)) return typed;
  return { ...typed, description: looksInWords(traitsOf(readerOfForm(typed, new Date()))) };
}

export const clientAction = (call: Route.ClientActionArgs) =>
  orStay<DraftAnswer>(call, { toast: NOT_SAVED });
