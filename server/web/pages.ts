import type { Context } from 'hono';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import type { ShopServices } from '#server/api/api-context.ts';
import { apiFor } from '#server/api/http.ts';
import { signInFor } from '#server/auth/routes.ts';
import type { SignIn } from '#server/auth/sign-in.ts';
import { addressOf } from '#server/http/network-address.ts';
import { noteFailure } from '#server/http/note-failure.ts';
import { meansAway, RETRY_AFTER_S } from '#server/http/unavailable.ts';
import type { WebEnv } from '#server/http/web-env.ts';
import { LOOKING } from '#server/http/wrong-method.ts';
import { type BrowserSettings, type ShopRequest, shopRequest } from '#web/request-context.ts';
import type { Mode } from './mode.ts';
import { presentBelongings, presentViewer } from './present-viewer.ts';

export type PageParts = {
  /** Its build is the pages' bundle. */
  mode: Mode;
  /** What the browser may know. */
  settings: BrowserSettings;
  shop: ShopServices;
  signIn: SignIn;
  /** How many proxies of ours stand before this process. */
  trustProxy: number;
};

/** Answers with the page of the context's request; `instead` is told to it in the place of who asks. */
export type RenderPage = (
  c: Context<WebEnv>,
  instead?: Pick<ShopRequest, 'api' | 'viewer' | 'belongings' | 'requestId'>,
) => Promise<Response>;

/** Answers with the storefront's pages, which see the shop as the sender of the request may see it. */
export function pages({ mode, settings, shop, signIn, trustProxy }: PageParts): RenderPage {
  const render = createRequestHandler(trusting(mode.build), mode.name);
  return async (c, instead) => {
    const request = c.req.raw;
    const visit = c.get('visit') ?? (await signIn.recognize(request.headers));
    const { caller } = visit;
    const cookies = [...visit.cookies];
    let isAway = false;
    const context = new RouterContextProvider();
    context.set(shopRequest, {
      api: apiFor(shop, caller),
      signIn: signInFor({
        signIn,
        publicUrl: settings.publicUrl,
        headers: request.headers,
        networkAddress: addressOf(c, trustProxy),
        setCookies: (lines) => cookies.push(...lines),
      }),
      viewer: caller && presentViewer(caller, request.headers),
      // Whoever acts may have changed them.
      belongings: async () =>
        LOOKING.includes(request.method)
          ? presentBelongings(visit)
          : presentBelongings(await signIn.recognize(request.headers)),
      nonce: c.get('secureHeadersNonce'),
      requestId: c.get('requestId'),
      settings,
      report: (error) => {
        isAway ||= meansAway(error);
        c.set('pageFailed', true);
        noteFailure(c, error, 'page failed');
      },
      ...instead,
    });
    const rendered = await render(request, context);
    const response = isAway && rendered.status === 500 ? asAway(rendered) : rendered;
    for (const line of cookies) response.headers.append('set-cookie', line);
    // A page may name its viewer: no cache between us and the browser may keep it.
    if (!response.headers.has('cache-control')) {
      response.headers.set('cache-control', 'private, no-cache');
    }
    return response;
  };
}

/**
 * The pages' bundle without the router's own look at where a form comes from: origin-check.ts has looked, and knows the
 * shop's address. The router compares with the address that this process was asked under, which behind a proxy that ends
 * TLS is http: every form of such a shop was answered 400.
 */
function trusting(build: Mode['build']): Mode['build'] {
  const allowedActionOrigins = ['**'];
  return typeof build === 'function'
    ? async () => ({ ...(await build()), allowedActionOrigins })
    : { ...build, allowedActionOrigins };
}

/** The router knows one status for whatever a loader throws; that the database is away is not the shop's mistake. */
function asAway({ body, headers }: Response): Response {
  headers.set('retry-after', RETRY_AFTER_S);
  return new Response(body, { status: 503, headers });
}
