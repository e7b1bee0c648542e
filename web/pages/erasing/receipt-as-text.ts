import { shopRequest } from '#web/request-context.ts';
import { signedInViewer } from '#web/sign-in/signed-in-viewer.ts';
import type { Route } from './+types/receipt-as-text.ts';
import { findReceipt } from './find-receipt.ts';
import { receiptPath } from './paths.ts';
import { receiptAsText } from './receipt-in-words.ts';

/** A receipt of what was erased, as a file to keep. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { timeZone } = signedInViewer({ url, context });
  const shop = context.get(shopRequest);
  const receipt = await findReceipt(shop, params.erasureId, timeZone);
  const address = `${shop.settings.publicUrl}${receiptPath(params.erasureId)}`;
  return new Response(receiptAsText(receipt, address), {
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'content-disposition': 'attachment; filename="wonderling-receipt.txt"',
      'cache-control': 'private, no-store',
    },
  });
}
