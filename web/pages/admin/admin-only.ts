import type { RouterContextProvider } from 'react-router';
import { ADMINS_ONLY } from '#vocabulary/sentences/accounts.ts';
import { type ShopRequest, shopRequest } from '#web/request-context.ts';
import { redirectWithToast } from '#web/shell/flash-toast.ts';
import { errorToast } from '#web/ui/toast.ts';

/**
 * What the server knows about this request, for admins only. Everybody else, signed out or not, is
 * sent home with a toast (specification, section 6: Admin guard). Every loader and action of the
 * back office begins with it: they run side by side, so the layout's guard does not cover its pages.
 */
export async function adminOnly(context: Readonly<RouterContextProvider>): Promise<ShopRequest> {
  const shop = context.get(shopRequest);
  if (shop.viewer?.isAdmin) return shop;
  throw await redirectWithToast('/', DENIED);
}

const DENIED = errorToast(ADMINS_ONLY, 'Access Denied');
