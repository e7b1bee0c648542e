import { createMiddleware } from 'hono/factory';
import type { NameRoute } from '../metrics/name-route.ts';
import type { WebFigures } from '../metrics/web-figures.ts';
import { statusOf } from './status-of.ts';
import type { WebEnv } from './web-env.ts';

/** Counts every request by its route, and how long it took. */
export const countRequests = (figures: WebFigures, nameRoute: NameRoute) =>
  createMiddleware<WebEnv>(async (c, next) => {
    const begun = performance.now();
    await next();
    figures.noteRequest({
      method: c.req.method,
      route: nameRoute(c.req.path),
      status: statusOf(c),
      seconds: (performance.now() - begun) / 1000,
    });
  });
