import { useRef } from 'react';
import { Form } from 'react-router';
import type { RefusedForm } from '#web/forms/read-form.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useFirstInvalid } from '#web/ui/use-first-invalid.ts';

/** What /login is told to do with a form that bears a code. */
export const WITH_CODE = 'code';

/**
 * The six digits of the letter, typed where the e-mail was: for who reads it on another device. A phone that knows the
 * letter offers them above its keys. With the sixth digit it is sent; the button is for who comes without scripts, and for
 * trying again.
 *
 * @param props.form React Router's `Form`, or a fetcher's for who must not leave the page
 * @param props.name what was typed as the name: it is still the same person
 */
export function CodeForm({
  form: Sent = Form,
  action,
  email,
  name,
  refused,
  busy,
}: {
  form?: typeof Form;
  action?: string;
  email: string;
  name: string;
  refused: RefusedForm<'code'> | undefined;
  busy: boolean;
}) {
  const form = useFirstInvalid(refused?.errors);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <Sent ref={form} method="post" action={action} noValidate className="mt-6 grid gap-4">
      <input type="hidden" name="email" value={email} />
      <input type="hidden" name="name" value={name} />
      <TextField
        label="Code"
        hint="six digits, in the same mail"
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={20}
        defaultValue={refused?.typed.code}
        error={refused?.errors.code}
        onInput={({ currentTarget }) => {
          if (isWhole(currentTarget.value) && !busy) form.current?.requestSubmit(button.current);
        }}
        className="num max-w-[12rem] !text-2xl tracking-[0.2em]"
      />
      <Button
        ref={button}
        type="submit"
        name="with"
        value={WITH_CODE}
        className="justify-self-start"
        busy={busy}
        busyLabel="Signing you in..."
      >
        Sign in with the code
      </Button>
    </Sent>
  );
}

/** Six digits, however they are grouped. */
const isWhole = (typed: string): boolean => /^\d{6}$/.test(typed.replace(/[\s-]/g, ''));
