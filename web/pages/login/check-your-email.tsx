import { MailCheck } from 'lucide-react';
import { Form, useNavigation } from 'react-router';
import type { RefusedForm } from '#web/forms/read-form.ts';
import { CodeForm, WITH_CODE } from '#web/sign-in/code-form.tsx';
import { useGoOnWhenSignedIn } from '#web/sign-in/use-waiting-tab.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

/** What is shown once the link is on its way (specification, section 2: Login). */
export function CheckYourEmail({
  sentTo,
  name,
  to,
  code,
  sandbox,
}: {
  sentTo: string;
  /** What was typed as the name: it is still the same person. */
  name: string;
  /** The page that is wanted after signing in. */
  to: string;
  code: RefusedForm<'code'> | undefined;
  sandbox: boolean;
}) {
  useGoOnWhenSignedIn(to);
  const busy = useNavigation().formData?.get('with') === WITH_CODE;
  return (
    <>
      <MailCheck className="size-12 text-pine" strokeWidth={1.5} aria-hidden="true" />
      <h1 className="mt-4 text-4xl md:text-[3.4rem]">Check Your Email</h1>
      <p className="mt-4 text-lg">
        We sent a link to <strong className="break-words">{sentTo}</strong>. Open it within 10
        minutes and you're in. This page will follow.
      </p>
      <p className="mt-2 text-ink-soft">
        Nothing there? Look in your spam folder, or check the address for a typo.
      </p>
      <CodeForm email={sentTo} name={name} refused={code} busy={busy} />
      {sandbox && (
        <div className="mt-6">
          <Notice kind="todo" title="This is a demo shop">
            No real mail is sent. Your link and code wait in the{' '}
            <a className="link" href="/sandbox/inbox" target="_blank" rel="noreferrer">
              sandbox inbox
            </a>
            .
          </Notice>
        </div>
      )}
      <Form method="post" className="mt-7">
        <input type="hidden" name="name" value={name} />
        <Button look="quiet" name="with" value="different-email">
          Try Different Email
        </Button>
      </Form>
    </>
  );
}
