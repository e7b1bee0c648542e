import { shopRequest } from '#web/request-context.ts';
import type { Route } from './+types/robots.ts';

/**
 * /robots.txt: everything may be fetched. What may not be shown says so itself (`noindex`), which a
 * crawler that is kept out could never read; and a list of what is private would be a map for thieves.
 */
export function loader({ context }: Route.LoaderArgs) {
  const { publicUrl } = context.get(shopRequest).settings;
  return new Response(`User-agent: *\nAllow: /\n\nSitemap: ${publicUrl}/sitemap.xml\n`, {
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    },
  });
}
