import { RetryNotice } from '#web/shell/retry-notice.tsx';
import { errorToast, type ToastMessage } from '#web/ui/toast.ts';

/** What a page's loader answers when its list could not be read. */
export type LoadFailure = { failure: string; toast: ToastMessage };

/** The same words in the page and in a toast (specification, section 8: Orders and admin). */
export const loadFailure = (message: string): LoadFailure => ({
  failure: message,
  toast: errorToast(message),
});

/** Stands in for a list that could not be read. */
export function LoadFailed({ message }: { message: string }) {
  return (
    <div className="mt-6">
      <RetryNotice title="Error" message={message} />
    </div>
  );
}
