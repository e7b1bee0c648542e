import { Hono } from 'hono';
import { proxy } from 'hono/proxy';
import type { WebEnv } from '#server/http/web-env.ts';

/**
 * Passes /sandbox/* on to the sandbox's own process, so that its pages live under the shop's
 * address. Mounted only where settings switch the sandbox on.
 *
 * @param sandboxUrl the sandbox's loopback address
 */
export function sandboxProxy(sandboxUrl: URL): Hono<WebEnv> {
  return new Hono<WebEnv>().all('/sandbox/*', async (c) => {
    const { pathname, search } = new URL(c.req.url);
    const headers = new Headers(c.req.raw.headers);
    // The shop's session is nobody else's business, not even a stand-in's.
    headers.delete('cookie');
    headers.set('x-forwarded-host', c.req.header('host') ?? '');
    return proxy(new URL(pathname + search, sandboxUrl), {
      raw: c.req.raw,
      headers,
      // Its redirects are for the browser.
      redirect: 'manual',
    });
  });
}
