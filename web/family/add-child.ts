import { safe } from '@orpc/client';
import type { Child } from '../../contract/children.ts';
import type { ShopRequest } from '../request-context.ts';
import { SESSION_ENDED } from '../sign-in/session-ended.ts';
import type { ToastMessage } from '../ui/toast.ts';
import {
  birthPartsOf,
  type ChildErrors,
  checkTypedChild,
  readTypedChild,
  type TypedChild,
} from './read-child-form.ts';

/** Why no child was added: sentences beside the fields, what was typed, and the toast. */
export type ChildRefused = { errors: ChildErrors; typed: TypedChild; toast: ToastMessage };

/**
 * Adds the child that a form describes.
 *
 * @returns what to tell the parent if it was refused; undefined once the child is in the family
 */
export async function addChild(
  { api, report }: ShopRequest,
  form: FormData,
): Promise<ChildRefused | undefined> {
  const typed = readTypedChild(form);
  const missing = checkTypedChild(typed);
  if (Object.keys(missing).length > 0) return refuse(typed, missing);

  const { error, isDefined } = await safe(
    api.children.add({
      ...birthPartsOf(typed),
      name: typed.name,
      // The contract checks both choices; a made-up one comes back as a sentence beside the field.
      reading_level: typed.reading_level as Child['reading_level'] & 'Sprout',
      gender: typed.gender as Child['gender'],
      interests: typed.interests,
      description: typed.description,
    }),
  );
  if (!error) return undefined;
  if (!isDefined) {
    report(error);
    return refuse(typed, {});
  }
  switch (error.code) {
    case 'INPUT_INVALID':
      return refuse(typed, sentencesOf(error.data.fields));
    case 'BIRTHDAY_IMPOSSIBLE':
      return refuse(typed, { birthday: error.message });
    case 'NAME_CANNOT_BE_PRINTED':
      return refuse(typed, { name: error.data.details });
    case 'UNAUTHORIZED':
      return refuse(typed, {}, SESSION_ENDED);
  }
}

/** The first sentence of every field, the birthday's three lists taken as one. */
function sentencesOf(fields: Record<string, string[]>): ChildErrors {
  const errors: ChildErrors = {};
  for (const [field, [sentence]] of Object.entries(fields)) {
    errors[(field.startsWith('birth_') ? 'birthday' : field) as keyof ChildErrors] = sentence;
  }
  return errors;
}

function refuse(
  typed: TypedChild,
  errors: ChildErrors,
  reason = 'Failed to add child',
): ChildRefused {
  const [first] = Object.values(errors);
  const toast: ToastMessage = first
    ? { title: 'Validation Error', description: first, variant: 'destructive' }
    : { title: 'Error', description: reason, variant: 'destructive' };
  return { errors, typed, toast };
}
