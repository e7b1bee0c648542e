import { useRevalidator } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { ToastMessage } from '../../ui/toast.ts';

/** What a page's loader answers when its list could not be read. */
export type LoadFailure = { failure: string; toast: ToastMessage };

/** The same words in the page and in a toast (specification, section 8: Orders and admin). */
export const loadFailure = (message: string): LoadFailure => ({
  failure: message,
  toast: { title: 'Error', description: message, variant: 'destructive' },
});

/** Stands in for a list that could not be read. */
export function LoadFailed({ message }: { message: string }) {
  const { revalidate, state } = useRevalidator();
  return (
    <div className="mt-6">
      <Notice kind="error" title="Error">
        <p>{message}</p>
        <Button
          type="button"
          look="quiet"
          className="mt-3"
          busy={state === 'loading'}
          onClick={() => revalidate()}
        >
          Retry
        </Button>
      </Notice>
    </div>
  );
}
