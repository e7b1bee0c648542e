import { safe } from '@orpc/client';
import { data, redirect } from 'react-router';
import { type FavoriteKey, favoriteKey } from '#contract/favorites.ts';
import { orStay } from '#web/forms/or-stay.ts';
import { type ShopRequest, shopRequest } from '#web/request-context.ts';
import { SESSION_ENDED } from '#web/sign-in/session-ended.ts';
import { errorToast, type ToastMessage } from '#web/ui/toast.ts';
import type { Route } from './+types/save-favorites.ts';

/** There is something to say only where it went wrong: else the heart says it by itself. */
export type FavoriteAnswer = {
  toast?: ToastMessage;
  /** A visitor's hearts that the server has now. */
  merged?: FavoriteKey[];
};

/** There is nothing to look at here; what was hearted stands in the collection. */
export const loader = () => redirect('/collections');

/**
 * Saves the hearts of a signed-in user. Form fields: `change` ('add', 'remove' or 'merge') and `hearts`,
 * a JSON list of what is meant.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const shop = context.get(shopRequest);
  if (!shop.viewer) return refused(SESSION_ENDED);
  const form = await request.formData();
  const change = form.get('change');
  const hearts = heartsIn(String(form.get('hearts')));
  const { error, isDefined } = await safe(save(shop, change, hearts));
  if (!error) return change === 'merge' ? { merged: hearts } : {};
  if (!isDefined) shop.report(error);
  // Nobody pressed anything for a merge, and nothing is lost: the browser keeps them and tries again.
  if (change === 'merge') return data<FavoriteAnswer>({}, { status: 422 });
  return refused("We couldn't save your heart. Please try again.");
}

function save({ api }: ShopRequest, change: unknown, hearts: FavoriteKey[]): Promise<unknown> {
  if (change === 'merge') return api.favorites.merge({ items: hearts });
  const one = change === 'remove' ? api.favorites.remove : api.favorites.add;
  return Promise.all(hearts.map((heart) => one(heart)));
}

/** The hearts in a form; what is none is left out, so that one odd entry cannot keep the others back. */
function heartsIn(text: string): FavoriteKey[] {
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list)
      ? list.flatMap((entry) => favoriteKey.safeParse(entry).data ?? [])
      : [];
  } catch {
    return [];
  }
}

/** A status of failure leaves the page's hearts as they were saved: the card falls back to them. */
const refused = (description: string) =>
  data<FavoriteAnswer>({ toast: errorToast(description) }, { status: 422 });

export const clientAction = (call: Route.ClientActionArgs) =>
  orStay<FavoriteAnswer>(call, {
    toast: errorToast("We couldn't reach the shop, so your heart isn't saved."),
  });
