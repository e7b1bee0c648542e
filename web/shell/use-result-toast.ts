import { useEffect } from 'react';
import { showToast, type ToastMessage } from '#web/ui/toast.ts';

/**
 * Shows the toast that an action or a loader answered with, once per answer.
 *
 * @param result `fetcher.data`, `actionData` or `loaderData`
 */
export function useResultToast(result: { toast?: ToastMessage } | null | undefined): void {
  useEffect(() => {
    if (result?.toast) showToast(result.toast);
  }, [result]);
}
