import type { IncomingMessage, ServerResponse } from 'node:http';
import { OpenAPIHandler } from '@orpc/openapi/node';
import { createRouterClient, ORPCError, onError } from '@orpc/server';
import { BodyLimitPlugin } from '@orpc/server/node';
import { PHOTO_UPLOADS } from '#contract/child-photos.ts';
import { withRetryAfter } from '#server/http/retry-after.ts';
import type { Caller } from '#shop/accounts/caller.ts';
import { MOST_PHOTO_BYTES } from '#vocabulary/photos.ts';
import type { ApiContext, ShopServices } from './api-context.ts';
import { router } from './router.ts';

/** Bodies over this are refused with a 413. */
const MOST_BODY_BYTES = 1024 * 1024;
/** An upload's photo with the form around it. */
export const MOST_UPLOAD_BYTES = MOST_PHOTO_BYTES + 64 * 1024;
/** The longest that a poll is held open; proxies give up on silent connections after 30 to 60 s. */
const LONGEST_WAIT_MS = 25_000;

/** The API as the pages' loaders and actions call it: in this process, with the same checks as over HTTP. */
export function apiFor(shop: ShopServices, caller: Caller | null) {
  return createRouterClient(router, { context: { shop, caller, waitMs: 0 } });
}

/** Answers a call under /api over HTTP. Resolves to false if the contract has no such call. */
export type AnswerApiCall = (
  request: IncomingMessage,
  response: ServerResponse,
  who: { caller: Caller | null; report: (error: unknown) => void },
) => Promise<boolean>;

export function createApiHandler(shop: ShopServices): AnswerApiCall {
  const ordinary = handlerFor(MOST_BODY_BYTES);
  const uploads = handlerFor(MOST_UPLOAD_BYTES);
  return async (request, response, { caller, report }) => {
    // Only somebody who is signed in may make us hold so much.
    const handler = caller && isPhotoUpload(request.url) ? uploads : ordinary;
    const { matched } = await handler.handle(request, response, {
      prefix: '/api',
      context: { shop, caller, report, waitMs: readWait(request.headers.prefer) },
    });
    return matched;
  };
}

function handlerFor(maxBodySize: number) {
  return new OpenAPIHandler<ApiContext & { report: (error: unknown) => void }>(router, {
    plugins: [new BodyLimitPlugin({ maxBodySize })],
    rootInterceptors: [withRetryAfter],
    clientInterceptors: [
      onError((error, { context }) => {
        if (!(error instanceof ORPCError) || error.status >= 500) context.report(error);
      }),
    ],
  });
}

/** Whether a path, with or without a query, is where photos are sent. */
const isPhotoUpload = (path: string | undefined) => path?.split('?')[0] === `/api${PHOTO_UPLOADS}`;

/** `Prefer: wait=20` (RFC 7240, section 4.3) in milliseconds; anything else is no wait. */
function readWait(prefer: string | string[] | undefined): number {
  const seconds = /(?:^|[,;\s])wait=(\d{1,4})/.exec(String(prefer ?? ''))?.[1];
  return seconds ? Math.min(Number(seconds) * 1000, LONGEST_WAIT_MS) : 0;
}
