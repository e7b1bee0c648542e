import { Hono, type MiddlewareHandler } from 'hono';
import { requestId } from 'hono/request-id';
import type { Logger } from 'pino';
import { cacheBookList } from '#server/api/cached-book-list.ts';
import { signInRoutes } from '#server/auth/routes.ts';
import { noteFailure } from '#server/http/note-failure.ts';
import type { WebEnv } from '#server/http/web-env.ts';
import { LOOKING, wrongMethod } from '#server/http/wrong-method.ts';
import { nameRoutes } from '#server/metrics/name-route.ts';
import { answerMetrics, mayRead } from '#server/metrics/show-metrics.ts';
import type { WebMetrics } from '#server/metrics/web-metrics.ts';
import { AnswerCache } from '#server/page-cache/answer-cache.ts';
import { watchCatalog } from '#server/page-cache/catalog-watch.ts';
import { cachePages } from '#server/page-cache/page-cache.ts';
import { compressPages } from './compress-pages.ts';
import { countRequests } from './count-requests.ts';
import { familyPages } from './family-pages.ts';
import { type HealthParts, healthz } from './health.ts';
import { lastResortPage } from './last-resort-page.ts';
import { refuseForeignOrigins } from './origin-check.ts';
import { refuseOddRequests } from './page-requests.ts';
import { type PageParts, pages } from './pages.ts';
import { logRequests } from './request-log.ts';
import { type SandboxDoor, sandboxProxy } from './sandbox-proxy.ts';
import { cachedSecurityHeaders, securityHeaders } from './security-headers.ts';

/** Everything that the web process puts together before it opens its port. */
export type WebParts = PageParts & {
  log: Logger;
  /** Adds the calls under /api; `secure` sets the security headers of what is no call. */
  mountApi: (app: Hono<WebEnv>, secure: MiddlewareHandler<WebEnv>) => Promise<void>;
  /** Origins besides our own on which a form's redirect may end. */
  formTargets: string[];
  hasRoomForFiles: HealthParts['hasRoomForFiles'];
  metrics: WebMetrics;
  /** Opens /metrics from afar; undefined: see server/metrics/show-metrics.ts. */
  metricsToken: string | undefined;
  /** Undefined where the sandbox is off. */
  sandbox: SandboxDoor | undefined;
  lastProof: HealthParts['lastProof'];
};

/** Public pages, in the few shapes that most families have; 70 KB each. */
const MOST_FOR_FAMILIES = 150;

/** The way of a request through the web process, top to bottom. */
export async function createWebApp(parts: WebParts): Promise<Hono<WebEnv>> {
  const publicUrl = new URL(parts.settings.publicUrl);
  const app = new Hono<WebEnv>();

  app.get('/livez', (c) => c.text('ok'));
  app.get('/healthz', healthz({ ...parts, database: parts.shop.database }));
  for (const probe of ['/livez', '/healthz']) app.all(probe, () => wrongMethod(LOOKING));
  app.get('/metrics', (c) => {
    const readers = { token: parts.metricsToken, publicUrl: publicUrl.href };
    return answerMetrics(parts.metrics.registry, mayRead(readers, c.env.incoming));
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
    const watch = watchCatalog(parts.shop.database, parts.shop.leastMargin);
    const answers = new AnswerCache(watch);
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
    app.get(
      '*',
      familyPages({
        ...parts,
        answers: new AnswerCache(watch, MOST_FOR_FAMILIES),
        render,
        headersFor: (nonce) => cachedSecurityHeaders(headerSettings, [`'nonce-${nonce}'`]),
      }),
    );
  }

  app.use(refuseForeignOrigins(publicUrl, cachedHeaders));
  if (parts.sandbox) app.route('/', sandboxProxy(parts.sandbox, secure));

  const { signIn, trustProxy } = parts;
  app.use('/api/auth/*', secure);
  app.route('/', signInRoutes({ signIn, publicUrl: parts.settings.publicUrl, trustProxy }));
  // What is told of the API is some 200 KB each; its calls' answers are small.
  for (const path of ['/api', '/api/openapi.json']) app.use(path, compressPages);
  await parts.mountApi(app, secure);
  app.use(secure);
  app.use(refuseOddRequests(mode.build));
  app.use(compressPages);
  app.all('*', (c) => render(c));

  app.onError((error, c) => {
    noteFailure(c, error, 'request failed');
    const page = lastResortPage(c, error);
    // It may have happened before they were set.
    for (const [name, value] of Object.entries(cachedHeaders)) page.headers.set(name, value);
    return page;
  });
  return app;
}
