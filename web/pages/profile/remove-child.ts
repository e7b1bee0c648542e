import { safe } from '@orpc/client';
import type { ShopRequest } from '#web/request-context.ts';

/** Deletes a child with all that goes with it. A child who is gone already counts as deleted. */
export async function removeChild({ api, report }: ShopRequest, id: string): Promise<boolean> {
  const { error, isDefined } = await safe(api.children.remove({ id }));
  if (!error) return true;
  if (!isDefined) report(error);
  return isDefined && error.code === 'NOT_FOUND';
}
