import { useRevalidator } from 'react-router';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

/** Stands in for a list that could not be read, and asks for the page's data again. */
export function RetryNotice({ title, message }: { title: string; message: string }) {
  const { revalidate, state } = useRevalidator();
  return (
    <Notice kind="error" title={title}>
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
  );
}
