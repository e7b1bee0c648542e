import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import { Portrait } from '#web/book/live/portrait.tsx';
import { Button } from '#web/ui/button.tsx';
import { forgetDraft } from './browser-draft.ts';
import { draftQuestions } from './draft.ts';
import type { DraftAnswer } from './save-draft.ts';
import { useDraft, useDraftReader } from './use-draft.ts';

/**
 * Offers whoever has signed in to keep the child that was drawn in this browser, with one press (readings: A visitor's
 * draft). Nothing where nobody was drawn, or where the drawing has no name yet.
 *
 * @param props.isGivenTo whether it is somebody to give a book to, and no child of the family
 * @param props.isMain whether it is the page's main act
 * @param props.onKept told the child's id once it is saved; the page's own data have it soon after
 * @param props.className room around it, where there is something
 */
export function KeepDraft({
  isGivenTo = false,
  isMain = false,
  onKept,
  className = '',
}: {
  isGivenTo?: boolean;
  isMain?: boolean;
  onKept?: (childId: string) => void;
  className?: string;
}) {
  const draft = useDraft();
  const reader = useDraftReader('');
  const { Form, state, data } = useFetcher<DraftAnswer>();
  const saved = data?.saved;
  useEffect(() => {
    if (!saved || saved !== draft?.id) return;
    forgetDraft();
    onKept?.(saved);
  }, [saved, draft, onKept]);
  const name = draft?.name.trim();
  if (!draft || !reader || !name) return null;
  return (
    <Form
      method="post"
      action="/draft"
      className={`flex flex-wrap items-center gap-4 rounded-md bg-page p-4 text-left shadow-rest ${className}`}
    >
      <input type="hidden" name="id" value={draft.id} />
      {draftQuestions.map((question) => (
        <input key={question} type="hidden" name={question} value={draft[question]} />
      ))}
      <input type="hidden" name="is_given_to" value={String(isGivenTo)} />
      <Portrait reader={reader} />
      <p className="min-w-0 grow basis-40 break-words">
        <span className="rubric display text-xl">{name}</span> is still here, as you drew them.
      </p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          type="submit"
          look={isMain ? 'primary' : 'quiet'}
          busy={state !== 'idle'}
          busyLabel="Saving..."
        >
          <span className="break-words">
            {isGivenTo ? `The book is for ${name}` : `Save ${name} to your family`}
          </span>
        </Button>
        <button type="button" className="link min-h-11" onClick={forgetDraft}>
          No, let go
        </button>
      </div>
    </Form>
  );
}
