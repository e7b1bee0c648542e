/** What a list is asked for; nothing of it has to be there. */
export type ListQuery = { q?: string; status?: string; user?: string; page?: number };

/** A path with a list's query behind it, without the parts that say nothing. */
export function adminPath(path: string, { q, status, user, page }: ListQuery): string {
  const query = new URLSearchParams();
  if (q) query.set('q', q);
  if (status) query.set('status', status);
  if (user) query.set('user', user);
  if (page && page > 1) query.set('page', String(page));
  const words = query.toString();
  return words ? `${path}?${words}` : path;
}
