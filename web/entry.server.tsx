import { isbot } from 'isbot';
import { renderToPipeableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { pageBody } from './page-body.ts';
import { shopRequest } from './request-context.ts';

/** How long a slow part of a page may keep its stream open, in ms. */
export const streamTimeout = 5_000;

/**
 * Renders a page to a stream of HTML. Readers get what is ready at once; search engines, which
 * may not run scripts, get the finished page. A headless Chrome counts as a reader: our browser
 * journeys must see what a parent sees.
 */
export default function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  page: EntryContext,
  context: RouterContextProvider,
): Promise<Response> | Response {
  headers.set('Content-Type', 'text/html; charset=utf-8');
  if (request.method === 'HEAD') return new Response(null, { status, headers });

  const { nonce, report } = context.get(shopRequest);
  const reader = request.headers.get('user-agent')?.replace('HeadlessChrome', 'Chrome');
  const { promise, resolve, reject } = Promise.withResolvers<Response>();
  let started = false;

  const start = () => {
    started = true;
    const body = pageBody(() => clearTimeout(timeout));
    pipe(body.writable);
    resolve(new Response(body.readable, { status, headers }));
  };
  const { pipe, abort } = renderToPipeableStream(
    <ServerRouter context={page} url={request.url} nonce={nonce} />,
    {
      nonce,
      // Past 12.5 KB React sends even what is ready twice over: gray boards first, then the books, hidden
      // until a script swaps them. Readers without scripts would look at gray boards for ever.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      ...(isbot(reader) ? { onAllReady: start } : { onShellReady: start }),
      onShellError: reject,
      onError(error) {
        // An error before the first byte rejects above; one after it can only be noted.
        if (started && !request.signal.aborted) report(error);
      },
    },
  );
  // React gets a second more than the loaders, to send what has failed by then.
  const timeout = setTimeout(abort, streamTimeout + 1_000);
  return promise;
}

/** Notes what a loader, an action or a page threw; a reader who left is no error, and neither is a refusal. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  const isRefusal = isRouteErrorResponse(error) && error.status < 500;
  if (!request.signal.aborted && !isRefusal) context.get(shopRequest).report(error);
};
