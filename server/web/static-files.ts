import path from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type MiddlewareHandler } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { WebEnv } from '#server/http/web-env.ts';
import { LOOKING, wrongMethod } from '#server/http/wrong-method.ts';
import { cacheFiles } from '#server/page-cache/file-cache.ts';

/**
 * Serves the browser's build. What lies under /assets carries its content's hash in its name and
 * may be kept for a year; pictures, icons and the like keep their names, so an hour.
 *
 * The names of a list stand in a group of their own: the router puts them bare between the parts of a longer pattern,
 * where `a|social|b` also meant every path with `social` in it, /api/auth/sign-in/social for one.
 *
 * @param folder the browser's build, an absolute path
 * @param secure sets the security headers
 * @param cachedHeaders the same headers, for what is kept
 */
export function staticFiles(
  folder: string,
  secure: MiddlewareHandler,
  cachedHeaders: Record<string, string>,
): Hono<WebEnv> {
  const files = serveStatic<WebEnv>({ root: folder, precompressed: true });
  return new Hono<WebEnv>()
    .use('/:folder{(?:assets|covers|social|scenes|cutouts|leaves)}/*', lookingOnly(cachedHeaders))
    .use('/:file{[\\w-]+\\.(?:svg|png|ico|webmanifest)}', lookingOnly(cachedHeaders))
    .get(
      '/assets/*',
      cacheFiles(path.join(folder, 'assets'), '/assets/', {
        ...cachedHeaders,
        'cache-control': 'public, max-age=31536000, immutable',
      }),
    )
    .all('/assets/*', secure, (c) => c.text('Not found', 404))
    .use(
      '/:shared{(?:covers|social|scenes)}/*',
      secure,
      forEverySite,
      cachedBy('public, max-age=3600'),
      files,
    )
    .all('/:shared{(?:covers|social|scenes)}/*', secure, (c) => c.text('Not found', 404))
    .use('/:pictures{(?:cutouts|leaves)}/*', secure, cachedBy('public, max-age=3600'), files)
    .all('/:pictures{(?:cutouts|leaves)}/*', secure, (c) => c.text('Not found', 404))
    .use(
      '/:file{[\\w-]+\\.(?:svg|png|ico|webmanifest)}',
      secure,
      cachedBy('public, max-age=3600'),
      files,
    );
}

/** A file is only looked at. */
const lookingOnly = (headers: Record<string, string>) =>
  createMiddleware<WebEnv>(async (c, next) =>
    LOOKING.includes(c.req.method) ? next() : wrongMethod(LOOKING, headers),
  );

/** Covers stand in our letters, links to books in other people's: a mailbox on the web is another site. */
const forEverySite = createMiddleware<WebEnv>(async (c, next) => {
  await next();
  c.res.headers.set('Cross-Origin-Resource-Policy', 'cross-origin');
});

/** Says how long a file that was found may be kept. (The file handler's own hook comes too late for that.) */
const cachedBy = (rule: string) =>
  createMiddleware<WebEnv>(async (c, next) => {
    await next();
    if (c.res.ok) c.res.headers.set('Cache-Control', rule);
  });
