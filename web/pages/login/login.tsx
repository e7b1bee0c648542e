import { redirect } from 'react-router';
import { wantedPath } from '#contract/wanted-path.ts';
import { SOMETHING_WENT_WRONG } from '#vocabulary/sentences/failures.ts';
import { orStay } from '#web/forms/or-stay.ts';
import { afterSignIn } from '#web/pages/auth-callback/after-sign-in.ts';
import { shopRequest } from '#web/request-context.ts';
import { useAnswer } from '#web/shell/use-answer.ts';
import { WITH_CODE } from '#web/sign-in/code-form.tsx';
import { nameWanted } from '#web/sign-in/wanted-page.ts';
import { errorToast } from '#web/ui/toast.ts';
import type { Route } from './+types/login.ts';
import { beginWithGoogle } from './begin-with-google.ts';
import { CheckYourEmail } from './check-your-email.tsx';
import { NightWindow } from './night-window.tsx';
import { askAgain, type LoginAnswer, loginConstraints, sendLink } from './send-link.ts';
import { failureOf } from './sign-in-failure.ts';
import { SignInForm } from './sign-in-form.tsx';
import { useCode } from './use-code.ts';

export const meta: Route.MetaFunction = () => [{ title: 'Sign in | Wonderling' }];

export async function loader({ url, context }: Route.LoaderArgs) {
  const shop = context.get(shopRequest);
  const { viewer, settings } = shop;
  const to = wantedPath(url.searchParams.get('to'), settings.publicUrl);
  if (viewer) throw redirect(to);
  return {
    to,
    afterwards: (await nameWanted(shop, to))?.afterwards,
    creating: url.searchParams.get('mode') === 'create',
    trouble: failureOf(url.searchParams.get('error')),
    constraints: loginConstraints,
    google: settings.googleSignIn,
    sandbox: settings.sandbox,
  };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const shop = context.get(shopRequest);
  const form = await request.formData();
  const to = wantedPath(url.searchParams.get('to'), shop.settings.publicUrl);
  if (form.get('with') === 'google') return beginWithGoogle(shop, to);
  if (form.get('with') === 'different-email') return askAgain(form);
  if (form.get('with') === WITH_CODE) {
    // Who signs in from a dialog goes on with what it was about; a new account is greeted another time.
    const stays = url.searchParams.has('stay');
    // biome-ignore lint/correctness/useHookAtTopLevel: it uses a code up; it is no hook of React's.
    return useCode(shop, form, (isNew) => (stays ? to : afterSignIn(isNew, to)));
  }
  return sendLink(shop, form, { to, creating: url.searchParams.get('mode') === 'create' });
}

export const clientAction = (call: Route.ClientActionArgs) =>
  orStay<LoginAnswer>(call, { toast: errorToast(SOMETHING_WENT_WRONG) });

/** Sign in and create account (specification, section 2: Login). */
export default function Login({ loaderData, actionData }: Route.ComponentProps) {
  const { sandbox, trouble, ...choices } = loaderData;
  const answer = useAnswer(actionData);
  const { sentTo, name = '', refused, code }: Partial<LoginAnswer> = answer ?? {};
  const words = answer ? answer.trouble : trouble;
  return (
    <div className="grid md:min-h-[calc(100dvh-var(--spacing-header)-1px)] md:grid-cols-2">
      <NightWindow />
      <div className="mx-auto w-full max-w-[36rem] px-gutter py-9 md:order-first md:mx-0 md:max-w-none md:self-center md:py-16 md:pr-[clamp(2rem,7vw,8rem)] md:pl-[max(var(--spacing-gutter),calc((100vw-var(--container-shop))/2))]">
        {sentTo ? (
          <CheckYourEmail
            sentTo={sentTo}
            name={name}
            to={choices.to}
            code={code}
            sandbox={sandbox}
          />
        ) : (
          <SignInForm {...choices} trouble={words} refused={refused} />
        )}
      </div>
    </div>
  );
}
