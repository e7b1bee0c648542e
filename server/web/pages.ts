import type { Context } from 'hono';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { type BrowserSettings, type ShopRequest, shopRequest } from '../../web/request-context.ts';
import type { WebEnv } from './web-env.ts';

/** Who sent a request, and the API speaking for them. */
export type PageCaller = Pick<ShopRequest, 'api' | 'viewer' | 'callAuth'>;

/**
 * Answers with the storefront's pages.
 *
 * @param build the pages' bundle
 * @param settings what the browser may know
 * @param callerOf finds the signed-in user of a request and binds the API to them
 */
export function pages(
  build: ServerBuild,
  settings: BrowserSettings,
  callerOf: (request: Request) => Promise<PageCaller>,
) {
  const render = createRequestHandler(build, 'production');
  return async (c: Context<WebEnv>): Promise<Response> => {
    const request = c.req.raw;
    const context = new RouterContextProvider();
    context.set(shopRequest, {
      ...(await callerOf(request)),
      nonce: c.get('secureHeadersNonce'),
      requestId: c.get('requestId'),
      settings,
      report: (error) => c.get('log').error({ err: error, path: c.req.path }, 'page failed'),
    });
    const response = await render(request, context);
    // A page may name its viewer: no cache between us and the browser may keep it.
    if (!response.headers.has('cache-control')) {
      response.headers.set('cache-control', 'private, no-cache');
    }
    return response;
  };
}
