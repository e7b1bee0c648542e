import { safe } from '@orpc/client';
import type { ShopRequest } from '#web/request-context.ts';
import { errorToast, type ToastMessage } from '#web/ui/toast.ts';

export type RetryAnswer = { toast: ToastMessage };

/** Has the book of the form's order made once more; the answer says in a toast how that went. */
export async function retryBook(
  { api, report }: ShopRequest,
  form: FormData,
): Promise<RetryAnswer> {
  const { error, isDefined } = await safe(
    api.admin.retryBook({ id: String(form.get('order_id')) }),
  );
  if (!error) {
    return {
      toast: {
        title: 'The book is being made again',
        description: 'That takes a minute. Refresh to see how it went.',
        variant: 'success',
      },
    };
  }
  if (!isDefined) report(error);
  const description = isDefined ? error.message : 'The book could not be queued. Please try again.';
  return { toast: errorToast(description) };
}
