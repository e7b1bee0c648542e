import { createMiddleware } from 'hono/factory';
import type { Logger } from 'pino';
import { statusOf } from '#server/http/status-of.ts';
import type { WebEnv } from '#server/http/web-env.ts';
import { loggablePath } from '#server/logging/loggable-path.ts';

/**
 * Gives every request a log that carries its id, and writes one line when it is answered: method,
 * path, status and milliseconds. Never the query, which may carry a sign-in token, and nothing of
 * the body. The answer carries the id as X-Request-Id.
 */
export const logRequests = (log: Logger) =>
  createMiddleware<WebEnv>(async (c, next) => {
    const begun = performance.now();
    c.set('log', log.child({ requestId: c.get('requestId') }));
    // On Node's own response: the API writes to that one, and an answer of ours stays as it is. Set on the answer it
    // makes a list of headers out of a kept one's record; c.header() even rebuilds it around a stream.
    c.env.outgoing.setHeader('X-Request-Id', c.get('requestId'));
    await next();
    c.get('log').info(
      {
        method: c.req.method,
        path: loggablePath(c.req.path),
        status: statusOf(c),
        ms: Math.round(performance.now() - begun),
      },
      'request',
    );
  });
