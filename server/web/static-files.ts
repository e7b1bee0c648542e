import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import type { WebEnv } from './web-env.ts';

/**
 * Serves the browser's build. What lies under /assets carries its content's hash in its name and
 * may be kept for a year; icons and the like keep their names, so an hour.
 *
 * @param folder the browser's build, an absolute path
 */
export function staticFiles(folder: string): Hono<WebEnv> {
  const kept = (rule: string) =>
    serveStatic<WebEnv>({
      root: folder,
      precompressed: true,
      onFound: (_path, c) => c.header('Cache-Control', rule),
    });
  return new Hono<WebEnv>()
    .use('/assets/*', kept('public, max-age=31536000, immutable'))
    .all('/assets/*', (c) => c.text('Not found', 404))
    .use('/:file{[\\w-]+\\.(?:svg|png|ico|webmanifest)}', kept('public, max-age=3600'));
}
