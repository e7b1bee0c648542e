import { createMiddleware } from 'hono/factory';
import { statusOf } from '#server/http/status-of.ts';
import type { WebEnv } from '#server/http/web-env.ts';
import type { NameRoute } from '#server/metrics/name-route.ts';
import type { WebMetrics } from '#server/metrics/web-metrics.ts';

/** Counts every request by its route, and how long it took. */
export const countRequests = (metrics: WebMetrics, nameRoute: NameRoute) =>
  createMiddleware<WebEnv>(async (c, next) => {
    const begun = performance.now();
    await next();
    metrics.noteRequest({
      method: c.req.method,
      route: nameRoute(c.req.path),
      status: statusOf(c),
      seconds: (performance.now() - begun) / 1000,
    });
  });
