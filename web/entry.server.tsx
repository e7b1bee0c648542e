import { renderToString } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { inScript } from './in-script.ts';
import { shopRequest } from './request-context.ts';

/** How long a loader may keep a promise that it answered with, in ms. */
export const streamTimeout = 5_000;

/**
 * Renders a page in one piece. Every loader of ours answers when it has all of a page, so there is nothing to stream;
 * and React's streams, with the router's data in them, cost a fifth of what a page did.
 */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  page: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8');
  if (request.method === 'HEAD') return new Response(null, { status, headers });

  const { nonce, report } = context.get(shopRequest);
  const handedOver = await new Response(page.serverHandoffStream).text();
  // The router would send its data in a part of the page that waits, and renderToString waits for nothing.
  page.serverHandoffStream = undefined;
  const html = renderToString(<ServerRouter context={page} url={request.url} nonce={nonce} />);
  if (!html.endsWith(END)) throw new Error('React ends a page in another way than it did');
  if (html.includes(LEFT_TO_BROWSER)) {
    report(new Error(`A part of ${page.staticHandlerContext.matches.at(-1)?.route.id} is missing`));
  }
  const scripts = page.renderMeta?.didRenderScripts ? handOver(handedOver, nonce) : '';
  const whole = `<!DOCTYPE html>${html.slice(0, -END.length)}${scripts}${END}`;
  return new Response(whole, { status, headers });
}

const END = '</body></html>';
/** Where a part of a page has failed, or was not there yet, and the browser is to try again. */
const LEFT_TO_BROWSER = '<!--$!-->';

/** The router's own two scripts, by which the browser's router gets what the loaders have found. */
const handOver = (data: string, nonce: string) =>
  `<script nonce="${nonce}">window.__reactRouterContext.streamController.enqueue(${inScript(data)});</script>` +
  `<script nonce="${nonce}">window.__reactRouterContext.streamController.close();</script>`;

/** Notes what a loader, an action or a page threw; a reader who left is no error, and neither is a refusal. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  const isRefusal = isRouteErrorResponse(error) && error.status < 500;
  if (!request.signal.aborted && !isRefusal) context.get(shopRequest).report(error);
};
