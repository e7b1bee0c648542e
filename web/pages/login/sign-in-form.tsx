import { Mail } from 'lucide-react';
import { Form, Link, useNavigation } from 'react-router';
import { isBlank } from '#vocabulary/blank.ts';
import type { Constraints, RefusedForm } from '#web/forms/read-form.ts';
import { useFields } from '#web/forms/use-fields.ts';
import { useFormText } from '#web/forms/use-form-text.ts';
import { loginPath } from '#web/sign-in/login-path.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { GoogleButton } from './google-button.tsx';
import type { LoginField } from './send-link.ts';

/** E-mail, a name for those who are new, and the other way in (specification, section 2: Login). */
export function SignInForm({
  to,
  afterwards,
  creating,
  constraints,
  google,
  trouble,
  refused,
}: {
  /** The page that is wanted after signing in. */
  to: string;
  /** What that is, in words: 'Then on to your gift'. */
  afterwards?: string;
  /** 'Create Account' rather than 'Welcome Back'. */
  creating: boolean;
  constraints: Constraints<LoginField>;
  google: boolean;
  trouble?: string;
  refused?: RefusedForm<LoginField>;
}) {
  const { form, field } = useFields('sign-in', constraints, refused);
  const texts = useFormText(form);
  const sending = useNavigation().formData?.has('email') ?? false;
  const isMissing = (field: string) => texts?.[field] !== undefined && isBlank(texts[field]);
  return (
    <>
      <h1 className="text-4xl md:text-[3.4rem]">{creating ? 'Create Account' : 'Welcome Back'}</h1>
      <p className="mt-3 text-ink-soft">
        {creating
          ? 'No password to think up. We send you a link, you tap it, and the shelf is yours.'
          : 'No password to remember. We send you a link, and you tap it.'}
      </p>
      {afterwards && <p className="mt-3 font-bold">{afterwards}</p>}
      {trouble && (
        <div className="mt-6">
          <Notice kind="error">{trouble}</Notice>
        </div>
      )}
      <Form ref={form} method="post" noValidate className="mt-7 grid gap-5">
        {creating && <TextField label="Name" autoComplete="name" {...field('name')} />}
        <TextField
          label="E-mail"
          type="email"
          autoComplete="email"
          inputMode="email"
          {...field('email')}
        />
        <Button
          type="submit"
          className="w-full"
          disabled={isMissing('email') || isMissing('name')}
          busy={sending}
          busyLabel="Sending..."
        >
          <span className="inline-flex items-center gap-2.5">
            <Mail className="icon" />
            Send me a link
          </span>
        </Button>
      </Form>
      {google && <GoogleButton />}
      <p className="mt-6">
        {creating ? 'Been here before? ' : 'New here? '}
        <Link
          className="link inline-flex min-h-11 items-center"
          to={loginPath(to, creating ? {} : { mode: 'create' })}
          replace
          preventScrollReset
        >
          {creating ? 'Sign in instead' : 'Create Account'}
        </Link>
      </p>
    </>
  );
}
