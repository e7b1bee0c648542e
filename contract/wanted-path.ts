/** Pages that are part of signing in: nobody wanted to go there for their own sake. */
const ON_THE_WAY = /^\/(login|signup|auth|api)(\/|$)/;

/**
 * The page that a visitor wanted before the shop asked who he is: a path on our own site, or '/' for anything else
 * (another site, a scheme, `//host`, a backslash, a control character).
 *
 * @param asked a path, or a full address on `origin`; a sign-in page that itself carries `to` stands for that page
 * @param origin the shop's own origin, such as https://shop.example.com
 */
export function wantedPath(asked: unknown, origin: string): string {
  if (typeof asked !== 'string' || asked.length > 2_000) return '/';
  const path = asked.startsWith(`${origin}/`) ? asked.slice(origin.length) : asked;
  // Browsers read a backslash as a slash and drop tabs and line ends, so "/\host" and "/<tab>/host" leave the site.
  if (!/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(path)) return '/';
  const url = URL.parse(path, origin);
  if (!url || url.origin !== origin) return '/';
  // "/..//host" is resolved to "//host", which the next reader would take for another site.
  if (url.pathname.startsWith('//')) return '/';
  if (!ON_THE_WAY.test(url.pathname)) return url.pathname + url.search + url.hash;
  const carried = url.searchParams.get('to');
  return carried && carried.length < path.length ? wantedPath(carried, origin) : '/';
}
