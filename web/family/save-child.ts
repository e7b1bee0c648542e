import { safe } from '@orpc/client';
import type { Child } from '#contract/children.ts';
import { CHILD_CHANGED } from '#vocabulary/sentences/children.ts';
import type { ShopRequest } from '#web/request-context.ts';
import { errorToast, type ToastMessage } from '#web/ui/toast.ts';
import { mergeChild, type SeenChild } from './changed-meanwhile.ts';
import { byQuestion, saidIn, typedFromChild } from './read-child-form.ts';
import type { ChildErrors, TypedChild } from './typed-child.ts';

/** Why no child was saved: sentences beside the fields, what was typed, and the toast. */
export type ChildRefused = {
  errors: ChildErrors;
  typed: TypedChild;
  toast: ToastMessage;
  /** What the form is to know of the child from now on. */
  seen?: SeenChild;
};

/** What a form says when nothing is wrong with its fields and yet the child could not be saved. */
export type SavingWords = { failed: ToastMessage; signedOut: ToastMessage };

/**
 * Saves the child that a form describes.
 *
 * @param act 'add' takes a child of the same id for the same child, and changes it
 * @param seen how the form knew a child that is changed: if somebody else was faster, nothing is saved
 * @returns what to tell the parent if it was refused; undefined once the child is in the family
 */
export async function saveChild(
  { api, report }: ShopRequest,
  act: 'add' | 'change',
  typed: TypedChild,
  words: SavingWords,
  seen?: SeenChild,
): Promise<ChildRefused | undefined> {
  const child = { id: typed.id, ...saidIn(typed) };
  const { error, isDefined } =
    act === 'add'
      ? await safe(api.children.add(child))
      : await safe(api.children.change({ ...child, if_updated_at: seen?.updatedAt }));
  if (!error) return undefined;
  const fail = (toast: ToastMessage): ChildRefused => ({ errors: {}, typed, toast });
  if (!isDefined) {
    report(error);
    return fail(words.failed);
  }
  switch (error.code) {
    case 'INPUT_INVALID':
      return refuseChild(typed, byQuestion(error.data.fields));
    case 'BIRTHDAY_IMPOSSIBLE':
      return refuseChild(typed, { birthday: error.message });
    case 'PHOTO_UNKNOWN':
      return refuseChild(typed, { photo: error.message });
    case 'PHOTO_AND_DESCRIPTION':
    case 'LOOKS_MISSING':
      return refuseChild(typed, { description: error.message });
    case 'NAME_CANNOT_BE_PRINTED':
      return refuseChild(typed, { [error.data.field]: error.data.details });
    case 'FAMILY_FULL':
      return fail(errorToast(error.message));
    case 'CHILD_CHANGED':
      return tellOfChange(typed, seen!, error.data.child as Child);
    case 'UNAUTHORIZED':
      return fail(words.signedOut);
    default:
      return fail(words.failed);
  }
}

/** The answer to a form that has a sentence to say; the first is repeated in the toast. */
export function refuseChild(typed: TypedChild, errors: ChildErrors): ChildRefused {
  const [description] = Object.values(errors);
  return { errors, typed, toast: errorToast(description ?? '', 'Validation Error') };
}

function tellOfChange(typed: TypedChild, seen: SeenChild, child: Child): ChildRefused {
  const present = typedFromChild(child);
  return {
    errors: {},
    typed: mergeChild(seen.typed, typed, present),
    toast: errorToast(CHILD_CHANGED),
    seen: { updatedAt: child.updated_at, typed: present, isNews: true },
  };
}
