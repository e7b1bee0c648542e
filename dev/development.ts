/** Loaded by Vite: new after an edit of anything that the web process consists of. */
import { Hono } from 'hono';
import type { ServerBuild } from 'react-router';
import type { WebEnv } from '#server/http/web-env.ts';
import { openLog } from '#server/logging/log.ts';
import { sharedSettings } from '#server/settings/shared-settings.ts';
import type { Mode } from '#server/web/mode.ts';
import { openWeb, type Web } from '#server/web/open-web.ts';

/** What Vite has to give, as it is now. */
export type Sources = {
  pages(): Promise<ServerBuild>;
  /** See draw-picture.ts. */
  picture(address: string): Promise<Buffer | undefined>;
};

/** What is off in a shop that is worked on, and why. Everything else are the lines that visitors meet. */
const development = ({ pages, picture }: Sources): Mode => ({
  name: 'development',
  // No bundle: pages are rendered from their sources, and Vite serves their scripts and styles, uncompressed and
  // without hashes in their names.
  build: pages,
  // Vite answers whoever asks for it as a stylesheet.
  stylesheets: async () => ['/web/styles/shop.css'],
  // No pictures beforehand: one is drawn when it is asked for. What messengers show of a link (/social) and the icons of
  // phones are made by a build alone, and are not found.
  files: (secure) =>
    new Hono<WebEnv>().use(
      '/:drawn{(?:covers|leaves|scenes|cutouts|social)}/*',
      secure,
      async (c) => {
        const drawn = await picture(c.req.path);
        if (!drawn) return c.text('Not found', 404);
        return c.body(new Uint8Array(drawn), 200, { 'content-type': 'image/webp' });
      },
    ),
  // No page cache: it would keep a page as it was before the edit.
  cachesPages: false,
  // No nonce: Vite writes style elements, and React Router a link, that agree with none.
  inline: 'any',
});

/** Opens the web process's app with pages and pictures as they are now. */
export async function openDevelopment(sources: Sources): Promise<Web> {
  const web = await openWeb(sharedSettings(), openLog('web'), development(sources));
  const app = new Hono<WebEnv>();
  // Nothing is kept by browsers: a drawn child would be shown for a day as it was before the edit.
  app.use(async (c, next) => {
    await next();
    c.res.headers.set('cache-control', 'no-store');
  });
  app.route('/', web.app);
  return { ...web, app };
}
