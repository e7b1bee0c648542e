import { safe } from '@orpc/client';
import { data } from 'react-router';
import { PARENT_NAME_MISSING } from '#vocabulary/sentences/accounts.ts';
import { SOMETHING_WENT_WRONG } from '#vocabulary/sentences/failures.ts';
import type { ShopRequest } from '#web/request-context.ts';
import type { ToastMessage } from '#web/ui/toast.ts';

/** Why no link was sent: a sentence for the form or a field, and what was typed. */
export type Refused = {
  errors: { email?: string; name?: string; form?: string };
  typed: { email: string; name: string };
};

/** Where a link went, or why none did; neither if the shop could not be reached. */
export type LoginAnswer = { sentTo?: string; refused?: Refused; toast: ToastMessage };

/** Asks for a mailed link with what was typed (specification, sections 5 and 8: Login). */
export async function sendLink(
  { signIn, report }: ShopRequest,
  form: FormData,
  { to, creating }: { to: string; creating: boolean },
) {
  const typed = {
    email: String(form.get('email') ?? '').trim(),
    name: creating ? String(form.get('name') ?? '').trim() : '',
  };
  if (creating && !typed.name) return refuse(typed, { name: PARENT_NAME_MISSING });
  if (!typed.email) return refuse(typed, { email: 'Please tell us your e-mail address' });

  const named = creating ? { name: typed.name, user_name: typed.name } : {};
  const { error, isDefined } = await safe(
    signIn.sendLink({ email: typed.email, ...named, callbackURL: to }),
  );
  if (isDefined && error.code === 'INPUT_INVALID') {
    const { email, name } = error.data.fields;
    const errors = { email: email?.[0], name: name?.[0] };
    return refuse(typed, errors.email || errors.name ? errors : { form: SOMETHING_WENT_WRONG });
  }
  if (isDefined) return refuse(typed, { form: error.message }, error.status);
  if (error) {
    report(error);
    return refuse(typed, { form: SOMETHING_WENT_WRONG });
  }
  const sent: LoginAnswer = {
    sentTo: typed.email,
    toast: {
      title: 'Magic link sent!',
      description: 'Check your email for the sign-up or login link.',
      variant: 'success',
    },
  };
  return sent;
}

function refuse(typed: Refused['typed'], errors: Refused['errors'], status = 422) {
  const description = errors.form ?? errors.name ?? errors.email;
  const toast: ToastMessage = { title: 'Error', description, variant: 'destructive' };
  return data<LoginAnswer>({ refused: { errors, typed }, toast }, { status });
}
