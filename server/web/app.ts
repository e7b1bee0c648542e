import { Hono } from 'hono';
import { requestId } from 'hono/request-id';
import type { Logger } from 'pino';
import type { ServerBuild } from 'react-router';
import type { BrowserSettings } from '../../web/request-context.ts';
import { compressPages } from './compress-pages.ts';
import { lastResortPage } from './last-resort-page.ts';
import { refuseForeignOrigins } from './origin-check.ts';
import { type PageCaller, pages } from './pages.ts';
import { logRequests } from './request-log.ts';
import { sandboxProxy } from './sandbox-proxy.ts';
import { securityHeaders } from './security-headers.ts';
import { staticFiles } from './static-files.ts';
import type { WebEnv } from './web-env.ts';

/** Everything that the web process puts together before it opens its port. */
export type WebParts = {
  settings: BrowserSettings;
  log: Logger;
  /** The pages' bundle, and the folder of what the browser loads. */
  build: ServerBuild;
  clientFolder: string;
  callerOf: (request: Request) => Promise<PageCaller>;
  /** Adds the calls under /api. */
  mountApi: (app: Hono<WebEnv>) => void;
  formTargets: string[];
  /** The sandbox's loopback address, where it is on. */
  sandboxUrl?: URL;
};

/** The way of a request through the web process, top to bottom. */
export function createWebApp(parts: WebParts): Hono<WebEnv> {
  const { settings, log } = parts;
  const publicUrl = new URL(settings.publicUrl);
  const app = new Hono<WebEnv>();

  app.get('/livez', (c) => c.text('ok'));
  app.use(securityHeaders({ publicUrl, formTargets: parts.formTargets }));
  app.route('/', staticFiles(parts.clientFolder));

  // No name that a stranger chose reaches the logs: headerName stays unread, the answer carries ours.
  app.use(requestId({ headerName: '' }));
  app.use(async (c, next) => {
    await next();
    c.header('X-Request-Id', c.get('requestId'));
  });
  app.use(logRequests(log));
  app.use(refuseForeignOrigins(publicUrl));
  if (parts.sandboxUrl) app.route('/', sandboxProxy(parts.sandboxUrl));
  parts.mountApi(app);
  app.use(compressPages);
  app.all('*', pages(parts.build, settings, parts.callerOf));

  app.onError((error, c) => {
    c.get('log').error({ err: error, path: c.req.path }, 'request failed');
    return lastResortPage(c);
  });
  return app;
}
