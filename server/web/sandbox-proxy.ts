import type { IncomingMessage } from 'node:http';
import { Hono, type MiddlewareHandler } from 'hono';
import { proxy } from 'hono/proxy';
import { comesDirectly, hostOf } from '#server/http/comes-directly.ts';
import type { WebEnv } from '#server/http/web-env.ts';

/** Where the sandbox listens, and under which hosts it is shown to others than this machine. */
export type SandboxDoor = { url: URL; hosts: string[] };

/**
 * Passes /sandbox/* on to the sandbox's own process, so that its pages live under the shop's
 * address. Mounted only where settings switch the sandbox on; and even there it is for whoever sits at this machine: to
 * a request that came through a proxy, or under a strange name, nothing is there. Settings cannot know of a tunnel.
 *
 * @param door.url the sandbox's loopback address
 * @param secure sets the security headers
 */
export function sandboxProxy(
  { url, hosts }: SandboxDoor,
  secure: MiddlewareHandler<WebEnv>,
): Hono<WebEnv> {
  const isLetIn = (asked: IncomingMessage) =>
    comesDirectly(asked) || hosts.includes(hostOf(asked) ?? '');
  return new Hono<WebEnv>().all('/sandbox/*', async (c, next) => {
    if (!isLetIn(c.env.incoming)) return next();
    return secure(c, async () => {
      const { pathname, search } = new URL(c.req.url);
      const headers = new Headers(c.req.raw.headers);
      // The shop's session is nobody else's business, not even a stand-in's.
      headers.delete('cookie');
      headers.set('x-forwarded-host', c.req.header('host') ?? '');
      c.res = await proxy(new URL(pathname + search, url), {
        raw: c.req.raw,
        headers,
        // Its redirects are for the browser.
        redirect: 'manual',
      });
    });
  });
}
