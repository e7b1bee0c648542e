import { activities } from '#content/activities/find-activity.ts';
import { themes } from '#content/themes/find-theme.ts';
import { activityPath, themePath } from '#web/activity/paths.ts';
import { bookPath } from '#web/book/paths.ts';
import { shopRequest } from '#web/request-context.ts';
import type { Route } from './+types/sitemap.ts';

const ALWAYS = [
  ...['/', '/books', '/explore', '/help', '/delivery', '/returns', '/gift-cards'],
  ...['/privacy', '/accessibility'],
  '/contact',
];

/** /sitemap.xml: every page that anybody may find, books and activities included. */
export async function loader({ context }: Route.LoaderArgs) {
  const { api, settings } = context.get(shopRequest);
  const books = await api.books.list({});
  const paths = [
    ...ALWAYS,
    ...books.map(({ id }) => bookPath(id)),
    ...themes.map(({ id }) => themePath(id)),
    ...activities.map(({ id }) => activityPath(id)),
  ];
  // All of it is ours: digits, letters and hyphens, nothing that XML would need escaped.
  const urls = paths.map((path) => `  <url><loc>${settings.publicUrl}${path}</loc></url>`);
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
  return new Response(xml, {
    headers: { 'content-type': 'application/xml', 'cache-control': 'public, max-age=3600' },
  });
}
