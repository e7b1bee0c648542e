import { MailCheck } from 'lucide-react';
import { Form } from 'react-router';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

/** What is shown once the link is on its way (specification, section 2: Login). */
export function CheckYourEmail({
  sentTo,
  name,
  sandbox,
}: {
  sentTo: string;
  /** What was typed as the name: it is still the same person. */
  name: string;
  sandbox: boolean;
}) {
  return (
    <>
      <MailCheck className="size-12 text-pine" strokeWidth={1.5} aria-hidden="true" />
      <h1 className="mt-4 text-4xl md:text-[3.4rem]">Check Your Email</h1>
      <p className="mt-4 text-lg">
        We sent a link to <strong className="break-words">{sentTo}</strong>. Tap it within 10
        minutes and you are in.
      </p>
      <p className="mt-2 text-ink-soft">
        Nothing there? It sometimes hides among the spam, or the address has a small slip in it.
      </p>
      {sandbox && (
        <div className="mt-6">
          <Notice kind="todo" title="This is a demo shop">
            No real mail is sent. Your link waits in the{' '}
            <a className="link" href="/sandbox/inbox">
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
