import { safe } from '@orpc/client';
import { SOMETHING_WENT_WRONG } from '#vocabulary/sentences/failures.ts';
import type { ShopRequest } from '#web/request-context.ts';
import { errorToast, type ToastMessage } from '#web/ui/toast.ts';

/** What there is to say when somebody has noted that money was put right. */
export type MisfitAnswer = {
  toast?: ToastMessage;
  /** What was typed and not taken. */
  refused?: { how: string; error?: string };
};

/** Notes what was done about money that did not fit. */
export async function settleMisfit(
  { api, report }: ShopRequest,
  form: FormData,
): Promise<MisfitAnswer> {
  const how = String(form.get('how') ?? '');
  const session_id = String(form.get('session_id') ?? '');
  const { error, isDefined } = await safe(api.today.settleMisfit({ session_id, how }));
  if (!error) return { toast: { title: 'Noted as put right', variant: 'success' } };
  if (!isDefined) report(error);
  if (isDefined && error.code === 'INPUT_INVALID' && error.data.fields.how) {
    return { refused: { how, error: error.data.fields.how[0] } };
  }
  return {
    toast: errorToast(isDefined ? error.message : SOMETHING_WENT_WRONG),
    refused: { how },
  };
}
