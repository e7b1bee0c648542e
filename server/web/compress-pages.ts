import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { constants, createGzip } from 'node:zlib';
import { createMiddleware } from 'hono/factory';
import type { WebEnv } from './web-env.ts';

const COMPRESSIBLE = /^(text\/(html|x-script)|application\/json)/;

/**
 * Gzips pages and their data on the way out. Each chunk is flushed at once: the stock compression
 * stream holds a page's first chunk back until the slow part is there, which undoes streaming.
 */
export const compressPages = createMiddleware<WebEnv>(async (c, next) => {
  await next();
  const { body, headers, status } = c.res;
  const wanted = c.req.header('accept-encoding')?.includes('gzip');
  if (!body || !wanted || !COMPRESSIBLE.test(headers.get('content-type') ?? '')) return;
  if (headers.has('content-encoding')) return;

  const gzip = createGzip({ flush: constants.Z_SYNC_FLUSH });
  const plain = Readable.fromWeb(body as ReadableStream);
  // Whoever leaves first takes the other end along; an unread page must not stay in memory.
  plain.on('error', (error) => gzip.destroy(error));
  gzip.on('close', () => plain.destroy());
  plain.pipe(gzip);

  c.res = new Response(Readable.toWeb(gzip) as globalThis.ReadableStream, { status, headers });
  c.res.headers.delete('content-length');
  c.res.headers.set('content-encoding', 'gzip');
  c.res.headers.append('vary', 'accept-encoding');
});
