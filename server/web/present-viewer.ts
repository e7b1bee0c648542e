import { parse } from 'hono/utils/cookie';
import type { Caller } from '#shop/accounts/caller.ts';
import type { Visit } from '#shop/accounts/find-caller.ts';
import { ON_COVERS } from '#web/book/on-covers.ts';
import type { Belongings, Viewer } from '#web/request-context.ts';

/** Who is looking, as the pages know him. */
export const presentViewer = (caller: Caller, headers: Headers): Viewer => ({
  id: caller.userId,
  name: caller.name,
  email: caller.email,
  isAdmin: caller.userType === 'admin',
  timeZone: caller.timeZone ?? 'UTC',
  onCovers: parse(headers.get('cookie') ?? '', ON_COVERS.name)[ON_COVERS.name] ?? null,
});

/** What the pages show of what he has. */
export function presentBelongings({ lines, hearts }: Pick<Visit, 'lines' | 'hearts'>): Belongings {
  const cartCount = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return {
    cartCount,
    badge: cartCount > 99 ? '99+' : cartCount > 0 ? String(cartCount) : '',
    inCart: lines.map(({ bookId, childId }) => ({ bookId, childId })),
    hearts,
  };
}
