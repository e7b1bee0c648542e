import type { IncomingMessage, ServerResponse } from 'node:http';
import { OpenAPIHandler } from '@orpc/openapi/node';
import { createRouterClient, ORPCError, onError } from '@orpc/server';
import { BodyLimitPlugin, CompressionPlugin } from '@orpc/server/node';
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
  const drawings = handlerFor(MOST_BODY_BYTES, true);
  return async (request, response, { caller, report }) => {
    // Only somebody who is signed in may make us hold so much.
    const isUpload = caller && isPhotoUpload(request.url);
    const handler = isUpload ? uploads : isDrawing(request.url) ? drawings : ordinary;
    const { matched } = await handler.handle(request, response, {
      prefix: '/api',
      context: { shop, caller, report, waitMs: readWait(request.headers.prefer) },
    });
    return matched;
  };
}

/** @param isCompressed drawings are 100 to 300 KB; other answers are small, and some are held open */
function handlerFor(maxBodySize: number, isCompressed = false) {
  return new OpenAPIHandler<ApiContext & { report: (error: unknown) => void }>(router, {
    plugins: [
      new BodyLimitPlugin({ maxBodySize }),
      ...(isCompressed ? [new CompressionPlugin()] : []),
    ],
    rootInterceptors: [withRetryAfter],
    clientInterceptors: [
      onError((error, { context }) => {
        if (!(error instanceof ORPCError) || error.status >= 500) context.report(error);
      }),
    ],
  });
}

const DRAWINGS = /^\/api\/(storage\/order_pages\/|orders\/[^/]+\/book\/changes\/)/;
const isDrawing = (path: string | undefined): boolean => DRAWINGS.test(path ?? '');

/** Whether a path, with or without a query, is where photos are sent. */
const isPhotoUpload = (path: string | undefined) => path?.split('?')[0] === `/api${PHOTO_UPLOADS}`;

/** `Prefer: wait=20` (RFC 7240, section 4.3) in milliseconds; anything else is no wait. */
function readWait(prefer: string | string[] | undefined): number {
  const seconds = /(?:^|[,;\s])wait=(\d{1,4})/.exec(String(prefer ?? ''))?.[1];
  return seconds ? Math.min(Number(seconds) * 1000, LONGEST_WAIT_MS) : 0;
}
