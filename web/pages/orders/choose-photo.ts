import { safe } from '@orpc/client';
import { type PhotoChoice, photoChoices } from '#vocabulary/printed-books.ts';
import type { ShopRequest } from '#web/request-context.ts';
import { errorToast, type ToastMessage } from '#web/ui/toast.ts';

/** Chooses what a bought book carries whose photo is lost. The order then says by itself that it is being made. */
export async function choosePhoto(
  { api, report }: ShopRequest,
  id: string,
  chosen: string,
): Promise<{ toast?: ToastMessage }> {
  const photo: PhotoChoice = photoChoices.find((choice) => choice === chosen) ?? 'of_child';
  const { error, isDefined } = await safe(api.orders.choosePhoto({ id, photo }));
  if (!error) return {};
  if (isDefined && error.code === 'PHOTO_UNKNOWN') return { toast: errorToast(error.message) };
  if (!isDefined) report(error);
  return { toast: errorToast("We couldn't save your choice. Please try again.") };
}
