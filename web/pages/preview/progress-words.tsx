import { useEffect, useState } from 'react';
import { PREVIEW_EXPIRED, PREVIEW_IS_MADE } from '#vocabulary/sentences/previews.ts';
import { Notice } from '#web/ui/notice.tsx';
import {
  elapsedSeconds,
  isPreparing,
  type PollTrouble,
  type PreviewState,
} from './preview-state.ts';

const TROUBLE: Record<PollTrouble, string> = {
  offline: "We couldn't check on your preview. We're trying again.",
  'signed-out': 'Session expired, please refresh the page',
};

/** What is going on with the preview, in words; the seconds beside it are for the eye only. */
export function ProgressWords({ preview }: { preview: PreviewState }) {
  const trouble = preview.step === 'pending' ? preview.trouble : undefined;
  return (
    <div className="mx-auto max-w-read text-center">
      <p role="status" className="not-empty:mt-4">
        {isPreparing(preview) && PREVIEW_IS_MADE}
        {preview.step === 'expired' && PREVIEW_EXPIRED}
      </p>
      {preview.step === 'pending' && trouble !== 'signed-out' && <Seconds since={preview.since} />}
      {trouble && (
        <div className="mx-auto mt-4 max-w-[27rem] text-left">
          <Notice kind="error">
            {TROUBLE[trouble]}
            {trouble === 'signed-out' && (
              <button type="button" className="link ml-4" onClick={() => window.location.reload()}>
                Refresh Page
              </button>
            )}
          </Notice>
        </div>
      )}
    </div>
  );
}

function Seconds({ since }: { since: number }) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const seconds = elapsedSeconds(since, now);
  return (
    // The server's clock ticked a moment ago; the browser's may be a second on.
    <p className="display num mt-1 text-2xl" suppressHydrationWarning>
      {seconds} {seconds === 1 ? 'second' : 'seconds'}
    </p>
  );
}
