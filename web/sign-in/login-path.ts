/**
 * The way to /login that comes back to the page that was wanted.
 *
 * @param to a path of our own; /login checks it once more, because anybody can write a link
 * @param extra further parts of the query, such as the reason why a sign-in failed
 */
export function loginPath(to: string, extra: Record<string, string> = {}): string {
  const query = new URLSearchParams(extra);
  if (to !== '/') query.set('to', to);
  const words = query.toString();
  return words ? `/login?${words}` : '/login';
}
