import { createMiddleware } from 'hono/factory';
import type { Logger } from 'pino';
import type { WebEnv } from './web-env.ts';

/**
 * Writes one line per request: method, path, status and milliseconds. Never the query, which may
 * carry a sign-in token, and nothing of the body.
 */
export const logRequests = (log: Logger) =>
  createMiddleware<WebEnv>(async (c, next) => {
    const begun = performance.now();
    c.set('log', log.child({ requestId: c.get('requestId') }));
    await next();
    c.get('log').info(
      {
        method: c.req.method,
        path: c.req.path,
        status: c.res.status,
        ms: Math.round(performance.now() - begun),
      },
      'request',
    );
  });
