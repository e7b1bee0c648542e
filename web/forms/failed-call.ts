import { SOMETHING_WENT_WRONG } from '#vocabulary/sentences/failures.ts';
import type { ShopRequest } from '#web/request-context.ts';
import { errorToast, type ToastMessage } from '#web/ui/toast.ts';

/** What `safe` answers of a call that failed; `isDefined` is a refusal that the contract names. */
type FailedCall = { error: Error; isDefined: boolean };

/** What a form says of a call that failed: the contract's own sentence; whatever else it was is reported, and said kindly. */
export function sentenceOf({ error, isDefined }: FailedCall, { report }: ShopRequest): string {
  if (isDefined) return error.message;
  report(error);
  return SOMETHING_WENT_WRONG;
}

/** The same in a toast. */
export const failureToast = (failed: FailedCall, shop: ShopRequest, title?: string): ToastMessage =>
  errorToast(sentenceOf(failed, shop), title);

/** The first sentence of each field that the API did not take. */
export const firstOfEach = (fields: Record<string, string[]>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([field, [first]]) => (first ? [[field, first]] : [])),
  );
