import { createMiddleware } from 'hono/factory';
import type { WebEnv } from '#server/http/web-env.ts';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses a change that another site's page asks for in a visitor's name (403). A browser always
 * says where such a request comes from; a program that is no browser (the payment provider, a
 * script with a bearer token) says nothing and carries no cookie that it did not put there itself.
 *
 * @param publicUrl the shop's own address; the address that was asked for counts as ours as well,
 *   so that localhost and 127.0.0.1 both work
 * @param headers of the refusal
 */
export const refuseForeignOrigins = (publicUrl: URL, headers: Record<string, string>) =>
  createMiddleware<WebEnv>(async (c, next) => {
    if (READING.has(c.req.method)) return next();
    const origin = c.req.header('origin');
    const ours = origin
      ? origin === publicUrl.origin || origin === new URL(c.req.url).origin
      : (c.req.header('sec-fetch-site') ?? 'same-origin') === 'same-origin';
    if (ours) return next();
    return c.json(
      {
        defined: true,
        code: 'FOREIGN_ORIGIN',
        status: 403,
        message: 'This request came from another site.',
      },
      403,
      headers,
    );
  });
