import { Hono, type MiddlewareHandler } from 'hono';
import { requestId } from 'hono/request-id';
import type { Logger } from 'pino';
import { cacheBookList } from '#server/api/cached-book-list.ts';
import { signInRoutes } from '#server/auth/routes.ts';
import type { WebEnv } from '#server/http/web-env.ts';
import { loggablePath } from '#server/logging/loggable-path.ts';
import type { BackupProof } from '#server/metrics/backup-proof.ts';
import { nameRoutes } from '#server/metrics/name-route.ts';
import { answerMetrics, mayRead } from '#server/metrics/show-metrics.ts';
import type { WebMetrics } from '#server/metrics/web-metrics.ts';
import { AnswerCache } from '#server/page-cache/answer-cache.ts';
import { watchCatalog } from '#server/page-cache/catalog-watch.ts';
import { cachePages } from '#server/page-cache/page-cache.ts';
import { compressPages } from './compress-pages.ts';
import { countRequests } from './count-requests.ts';
import { healthz } from './health.ts';
import { lastResortPage } from './last-resort-page.ts';
import { refuseForeignOrigins } from './origin-check.ts';
import { type PageParts, pages } from './pages.ts';
import { logRequests } from './request-log.ts';
import { sandboxProxy } from './sandbox-proxy.ts';
import { cachedSecurityHeaders, securityHeaders } from './security-headers.ts';

/** Everything that the web process puts together before it opens its port. */
export type WebParts = PageParts & {
  log: Logger;
  /** Adds the calls under /api; `secure` sets the security headers of what is no call. */
  mountApi: (app: Hono<WebEnv>, secure: MiddlewareHandler<WebEnv>) => Promise<void>;
  /** Origins besides our own on which a form's redirect may end. */
  formTargets: string[];
  metrics: WebMetrics;
  /** Opens /metrics from afar; undefined: see server/metrics/show-metrics.ts. */
  metricsToken: string | undefined;
  /** How the last backup was found; undefined if none ever was looked at. */
  lastProof: () => Promise<BackupProof | undefined>;
  /** The sandbox's loopback address; undefined where it is off. */
  sandboxUrl: URL | undefined;
};

/** The way of a request through the web process, top to bottom. */
export async function createWebApp(parts: WebParts): Promise<Hono<WebEnv>> {
  const publicUrl = new URL(parts.settings.publicUrl);
  const app = new Hono<WebEnv>();

  app.get('/livez', (c) => c.text('ok'));
  app.get('/healthz', healthz(parts.shop.database, parts.lastProof));
  app.get('/metrics', (c) => {
    const readers = { token: parts.metricsToken, publicUrl: publicUrl.href };
    const { remoteAddress: socketAddress } = c.env.incoming.socket;
    const authorization = c.req.header('authorization');
    return answerMetrics(
      parts.metrics.registry,
      mayRead(readers, { socketAddress, authorization }),
    );
  });
  const { mode } = parts;
  const { routes } = typeof mode.build === 'function' ? await mode.build() : mode.build;
  app.use(countRequests(parts.metrics, nameRoutes(routes)));

  const headerSettings = { publicUrl, formTargets: parts.formTargets, inline: mode.inline };
  const secure = securityHeaders(headerSettings);
  const cachedHeaders = await cachedSecurityHeaders(headerSettings, []);
  app.route('/', mode.files(secure, cachedHeaders));

  // No header name: a number that a stranger chose must not reach the logs.
  app.use(requestId({ headerName: '' }));
  app.use(logRequests(parts.log));

  const render = pages(parts);
  if (mode.cachesPages) {
    // What is kept has its headers with it.
    const answers = new AnswerCache(watchCatalog(parts.shop.database));
    app.get('/api/books', cacheBookList(answers, parts.shop, cachedHeaders));
    app.get(
      '*',
      cachePages({
        answers,
        publicUrl: parts.settings.publicUrl,
        render,
        headersFor: (hashes) => cachedSecurityHeaders(headerSettings, hashes),
      }),
    );
  }

  app.use(refuseForeignOrigins(publicUrl, cachedHeaders));
  if (parts.sandboxUrl) {
    app.use('/sandbox/*', secure);
    app.route('/', sandboxProxy(parts.sandboxUrl));
  }

  const { signIn, trustProxy } = parts;
  app.use('/api/auth/*', secure);
  app.route('/', signInRoutes({ signIn, publicUrl: parts.settings.publicUrl, trustProxy }));
  await parts.mountApi(app, secure);
  app.use(secure);
  app.use(compressPages);
  app.all('*', render);

  app.onError((error, c) => {
    c.get('log').error({ err: error, path: loggablePath(c.req.path) }, 'request failed');
    const page = lastResortPage(c, error);
    // It may have happened before they were set.
    for (const [name, value] of Object.entries(cachedHeaders)) page.headers.set(name, value);
    return page;
  });
  return app;
}
