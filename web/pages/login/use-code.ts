import { safe } from '@orpc/client';
import { data as answer, redirect } from 'react-router';
import { z } from 'zod';
import { email as emailAddress, signInCode } from '#contract/sign-in.ts';
import { SOMETHING_WENT_WRONG } from '#vocabulary/sentences/failures.ts';
import { readForm } from '#web/forms/read-form.ts';
import type { ShopRequest } from '#web/request-context.ts';
import type { LoginAnswer } from './send-link.ts';

const codeForm = z.object({ email: emailAddress, name: z.string(), code: signInCode });

/**
 * Signs in with the six digits of a letter and leads on; a wrong code leaves the page as it is.
 *
 * @param leadTo where to, told whether this sign-in has made the account
 */
export async function useCode(
  { signIn, report }: ShopRequest,
  form: FormData,
  leadTo: (isNew: boolean) => string,
) {
  const { typed, errors, data } = readForm(codeForm, form);
  const refuse = (sentence: string, status: number) =>
    answer<LoginAnswer>(
      {
        sentTo: typed.email,
        name: typed.name,
        code: { typed, errors: { code: sentence } },
      },
      { status },
    );
  if (!data) return refuse(errors.code ?? SOMETHING_WENT_WRONG, 422);
  const { email, code } = data;
  // biome-ignore lint/correctness/useHookAtTopLevel: it uses a code up; it is no hook of React's.
  const { error, data: signedIn, isDefined } = await safe(signIn.useCode({ email, code }));
  if (signedIn) return redirect(leadTo(signedIn.isNew));
  if (!isDefined) report(error);
  const isTold = isDefined && error.code !== 'INPUT_INVALID';
  return refuse(isTold ? error.message : SOMETHING_WENT_WRONG, isTold ? error.status : 422);
}
