import { safe } from '@orpc/client';
import { data as answer } from 'react-router';
import { z } from 'zod';
import { parentName } from '#contract/profiles.ts';
import { email as emailAddress } from '#contract/sign-in.ts';
import { SOMETHING_WENT_WRONG } from '#vocabulary/sentences/failures.ts';
import { constraintsOf, type RefusedForm, readForm, typedInto } from '#web/forms/read-form.ts';
import type { ShopRequest } from '#web/request-context.ts';
import { errorToast, type ToastMessage } from '#web/ui/toast.ts';

/** What both modes of the form ask for; signing up, the name too (specification, section 5: Login). */
const signInForm = z.object({ email: emailAddress });
const signUpForm = z.object({ name: parentName, email: emailAddress });

export type LoginField = keyof z.infer<typeof signUpForm>;
export const loginConstraints = constraintsOf(signUpForm);

/** Where a link went, or why none did: beside the fields, or in a sentence for the whole form. */
export type LoginAnswer = {
  sentTo?: string;
  /** What was typed as the name, with `sentTo`. */
  name?: string;
  refused?: RefusedForm<LoginField>;
  /** A code that was not the letter's, with `sentTo`. */
  code?: RefusedForm<'code'>;
  trouble?: string;
  toast?: ToastMessage;
};

/** The form again, in the mode that it was in and with the name (specification, section 2: 'Try Different Email'). */
export const askAgain = (form: FormData): LoginAnswer => ({
  refused: { typed: { name: typedInto(form, 'name') }, errors: {} },
});

/** Asks for a mailed link with what was typed (specification, sections 5 and 8: Login). */
export async function sendLink(
  { signIn, report }: ShopRequest,
  form: FormData,
  { to, creating }: { to: string; creating: boolean },
) {
  const { typed, errors, data } = creating
    ? readForm(signUpForm, form)
    : readForm(signInForm, form);
  if (!data) {
    const [sentence = SOMETHING_WENT_WRONG] = Object.values(errors);
    return refuse({ typed, errors }, sentence);
  }
  const { email, name }: { email: string; name?: string } = data;
  const { error, isDefined } = await safe(
    signIn.sendLink({ email, name, user_name: name, callbackURL: to }),
  );
  if (!error) return sentTo(typed.email?.trim(), name);
  if (!isDefined) report(error);
  const isTold = isDefined && error.code !== 'INPUT_INVALID';
  const trouble = isTold ? error.message : SOMETHING_WENT_WRONG;
  return refuse({ typed, errors: {} }, trouble, { trouble, status: isTold ? error.status : 422 });
}

const sentTo = (email: string | undefined, name: string | undefined): LoginAnswer => ({
  sentTo: email,
  name,
  toast: {
    title: 'Magic link sent!',
    description: 'Check your email for the sign-up or login link.',
    variant: 'success',
  },
});

const refuse = (
  refused: RefusedForm<LoginField>,
  sentence: string,
  { trouble, status = 422 }: { trouble?: string; status?: number } = {},
) => answer<LoginAnswer>({ refused, trouble, toast: errorToast(sentence) }, { status });
