import { type ReactNode, useEffect, useRef } from 'react';
import { useFetcher } from 'react-router';
import type { Book } from '#contract/books.ts';
import { useDraft } from '#web/draft/use-draft.ts';
import type { LoginAnswer } from '#web/pages/login/send-link.ts';
import { CodeForm, WITH_CODE } from '#web/sign-in/code-form.tsx';
import { loginPath } from '#web/sign-in/login-path.ts';
import { useGoOnWhenSignedIn } from '#web/sign-in/use-waiting-tab.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextField } from '#web/ui/text-field.tsx';

/**
 * A visitor wants a book or its preview made (specification, section 4: sign-in-required dialog). Who has an account and
 * who has none fill in the same field, and the code of the letter is typed here: nobody leaves the book.
 *
 * @param props.to where it goes on
 * @param props.peek the way to look inside without signing in, where that is another page
 */
export function SignInDialog({
  book,
  to,
  peek,
  open,
  onClose,
}: {
  book: Book;
  to: string;
  peek?: ReactNode;
  open: boolean;
  onClose: () => void;
}) {
  const drawn = useDraft()?.name.trim();
  return (
    <Dialog open={open} onClose={onClose} title="Sign in required">
      <p>
        To put a child into {book.title}, we have to know whose child it is. No password: we send a
        mail with a code, and you type it here.
        {drawn && (
          <>
            {' '}
            <span className="rubric">{drawn}</span> stays as you drew them, and comes along.
          </>
        )}
      </p>
      <SignInHere to={to} peek={peek} />
    </Dialog>
  );
}

function SignInHere({ to, peek }: { to: string; peek: ReactNode }) {
  const way = `${loginPath(to)}&stay=yes`;
  const login = useFetcher<LoginAnswer>();
  const { sentTo, code, refused } = login.data ?? {};
  const isTyping = login.formData?.get('with') === WITH_CODE;
  if (sentTo) {
    return (
      <CodeSent to={to}>
        <p className="mt-4">
          We sent it to <strong className="break-words">{sentTo}</strong>. The link in the same mail
          leads here too.
        </p>
        <CodeForm
          form={login.Form}
          action={way}
          email={sentTo}
          name=""
          refused={code}
          busy={isTyping}
        />
      </CodeSent>
    );
  }
  return (
    <login.Form method="post" action={way} noValidate className="mt-5 grid gap-4">
      <TextField
        label="E-mail"
        type="email"
        name="email"
        autoComplete="email"
        inputMode="email"
        maxLength={254}
        defaultValue={refused?.typed.email}
        error={refused?.errors.email}
      />
      <div className="dialog-actions !mt-0">
        <Button type="submit" busy={login.state !== 'idle'} busyLabel="Sending...">
          Send me a code
        </Button>
        {peek}
      </div>
    </login.Form>
  );
}

/** Goes on by itself too, where the mail's link was opened in another tab. */
function CodeSent({ to, children }: { to: string; children: ReactNode }) {
  const here = useRef<HTMLDivElement>(null);
  useGoOnWhenSignedIn(to);
  // The button that was pressed is gone, and the next thing is to type.
  useEffect(() => here.current?.querySelector<HTMLInputElement>('[name=code]')?.focus(), []);
  return <div ref={here}>{children}</div>;
}
