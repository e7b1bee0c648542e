import { safe } from '@orpc/client';
import { failureToast } from '#web/forms/failed-call.ts';
import type { ShopRequest } from '#web/request-context.ts';
import type { ToastMessage } from '#web/ui/toast.ts';

/** What there is to say when somebody has noted that money was put right. */
export type MisfitAnswer = {
  toast?: ToastMessage;
  /** What was typed and not taken. */
  refused?: { how: string; error?: string };
};

/** Notes what was done about money that did not fit. */
export async function settleMisfit(shop: ShopRequest, form: FormData): Promise<MisfitAnswer> {
  const how = String(form.get('how') ?? '');
  const session_id = String(form.get('session_id') ?? '');
  const noted = await safe(shop.api.today.settleMisfit({ session_id, how }));
  if (!noted.error) return { toast: { title: 'Noted as put right', variant: 'success' } };
  const { error, isDefined } = noted;
  if (isDefined && error.code === 'INPUT_INVALID' && error.data.fields.how) {
    return { refused: { how, error: error.data.fields.how[0] } };
  }
  return { toast: failureToast(noted, shop), refused: { how } };
}
