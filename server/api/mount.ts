import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { createORPCErrorConstructorMap } from '@orpc/server';
import type { Hono, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type Stripe from 'stripe';
import { childPhotos, PHOTO_UPLOADS } from '#contract/child-photos.ts';
import { answerAfterBody } from '#server/http/answer-after-body.ts';
import { methodsOfCall } from '#server/http/contract-paths.ts';
import { noteFailure } from '#server/http/note-failure.ts';
import type { WebEnv } from '#server/http/web-env.ts';
import { LOOKING, wrongMethod } from '#server/http/wrong-method.ts';
import type { WebhookOutcome } from '#server/metrics/web-metrics.ts';
import type { Caller } from '#shop/accounts/caller.ts';
import { FILE_LINKS } from '#shop/printing/file-links.ts';
import { isRefusal } from '#shop/refused.ts';
import { PHOTO_TOO_LARGE } from '#vocabulary/sentences/photos.ts';
import { LAMP } from '#web/shell/lamplight.ts';
import { readWordCookie } from '#web/shell/read-word-cookie.ts';
import type { ShopServices } from './api-context.ts';
import { createApiHandler, MOST_UPLOAD_BYTES } from './http.ts';
import { receivePrintingEvent } from './receive-printing-event.ts';
import { type Receipt, receiveEvent } from './receive-stripe-event.ts';
import { describeApi } from './reference/openapi.ts';
import { referencePage } from './reference/reference-page.ts';
import { servePrintFile } from './serve-print-file.ts';

export type ApiParts = {
  shop: ShopServices;
  stripe: Stripe;
  noteWebhook: (outcome: WebhookOutcome) => void;
  webhookSecret: string;
  /** Signs the print partner's events. */
  printingSecret: string;
  callerOf: (headers: Headers) => Promise<Caller | null>;
  /** Addresses of the shop's stylesheets, for the page about the API. */
  stylesheets: () => Promise<string[]>;
};

const WEBHOOK = '/api/webhooks/stripe';
const PRINTING_EVENTS = '/api/webhooks/printing';
const MOST_EVENT_BYTES = 1024 * 1024;

/** A failure in the contract's shape, for what happens outside of its calls. */
const failure = (code: string, status: number, message: string) => ({
  defined: false,
  code,
  status,
  message,
});

/** An upload's own failures, for what is looked at before the call. */
const uploadFailures = createORPCErrorConstructorMap(childPhotos.upload['~orpc'].errorMap);

const EVENT_REFUSED = {
  forged: failure('SIGNATURE_INVALID', 400, 'This event is not signed by our provider.'),
  unreadable: failure('EVENT_UNREADABLE', 400, 'This is signed, but no event.'),
};

const noSuchCall = failure('NOT_FOUND', 404, 'The API has no such call.');

/**
 * Whether a request names its path in the one way that the routes above know. The router of the calls reads on where
 * they stop: it drops slashes at the end and follows `/./` and backslashes, and an upload under such a name was counted
 * nowhere.
 */
function isSpelledPlainly(address = ''): boolean {
  const [path = ''] = address.split('?');
  return !path.endsWith('/') && URL.parse(path, 'http://shop')?.pathname === path;
}

/**
 * Puts everything under /api onto the web process, the sign-in calls apart.
 * @param secure sets the security headers of what is no call; a call needs two of them, and no nonce, which alone took a
 *   twentieth of reading a cart
 */
export async function mountApi(
  app: Hono<WebEnv>,
  secure: MiddlewareHandler<WebEnv>,
  parts: ApiParts,
): Promise<void> {
  const { shop, stripe, webhookSecret: secret } = parts;
  const description = await describeApi(shop.publicUrl);
  const answer = createApiHandler(shop);

  for (const path of ['/api', '/api/openapi.json']) {
    app.use(path, secure, async (c, next) =>
      LOOKING.includes(c.req.method) ? next() : wrongMethod(LOOKING),
    );
  }
  app.get('/api', async (c) => {
    const nonce = c.get('secureHeadersNonce');
    const theme = await readWordCookie(LAMP, c.req.header('cookie') ?? null);
    const { stylesheets } = parts;
    return c.html(referencePage(description, { nonce, theme, stylesheets: await stylesheets() }));
  });
  app.get('/api/openapi.json', (c) => c.json(description));

  app.post(WEBHOOK, secure, bodyLimit({ maxSize: MOST_EVENT_BYTES }), async (c) => {
    const receipt = await noted(
      receiveEvent(shop, stripe, {
        body: Buffer.from(await c.req.arrayBuffer()),
        signature: c.req.header('stripe-signature') ?? '',
        secret,
      }),
    );
    return receipt === 'noted' ? c.json({ received: true }) : c.json(EVENT_REFUSED[receipt], 400);
  });
  app.post(PRINTING_EVENTS, secure, bodyLimit({ maxSize: MOST_EVENT_BYTES }), async (c) => {
    const receipt = await noted(
      receivePrintingEvent(shop, {
        body: Buffer.from(await c.req.arrayBuffer()),
        signature: c.req.header('lulu-hmac-sha256') ?? '',
        secret: parts.printingSecret,
      }),
    );
    return receipt === 'noted' ? c.json({ received: true }) : c.json(EVENT_REFUSED[receipt], 400);
  });
  const noted = async (receiving: Promise<Receipt>) => {
    const receipt = await receiving.catch((error) => {
      parts.noteWebhook('broken');
      throw error;
    });
    parts.noteWebhook(receipt);
    return receipt;
  };

  app.get(`${FILE_LINKS}/:token`, (c) => servePrintFile(shop, c.req.param('token')));
  app.all(`${FILE_LINKS}/:token`, () => wrongMethod(LOOKING));

  // Asked before anything of the body is looked at.
  app.post(`/api${PHOTO_UPLOADS}`, secure, answerAfterBody, async (c, next) => {
    const caller = await parts.callerOf(c.req.raw.headers);
    if (!caller) return c.json(uploadFailures.UNAUTHORIZED(), 401);
    try {
      await shop.limits.upload(caller);
    } catch (error) {
      if (!isRefusal(error, 'TOO_MANY_REQUESTS')) throw error;
      const { message, data } = error;
      c.header('Retry-After', String(data.retry_after));
      return c.json(uploadFailures.TOO_MANY_REQUESTS({ message, data }), 429);
    }
    if (Number(c.req.header('content-length') ?? 0) <= MOST_UPLOAD_BYTES) return next();
    const details = PHOTO_TOO_LARGE;
    const tooBig = failure('PHOTO_REFUSED', 413, `Failed to upload photo: ${details}`);
    return c.json({ ...tooBig, defined: true, data: { details } }, 413);
  });

  app.all('/api/*', async (c) => {
    const { incoming, outgoing } = c.env;
    outgoing.setHeader('X-Content-Type-Options', 'nosniff');
    outgoing.setHeader('X-Frame-Options', 'DENY');
    outgoing.setHeader('Cache-Control', 'private, no-store');
    outgoing.setHeader('X-Robots-Tag', 'noindex');
    if (!isSpelledPlainly(incoming.url)) return c.json(noSuchCall, 404);
    const matched = await answer(incoming, outgoing, {
      caller: await parts.callerOf(c.req.raw.headers),
      report: (error) => noteFailure(c, error, 'call failed'),
    });
    if (matched) return RESPONSE_ALREADY_SENT;
    const isWebhook = c.req.path === WEBHOOK || c.req.path === PRINTING_EVENTS;
    const allowed = isWebhook ? ['POST'] : methodsOfCall(c.req.path);
    return allowed.length > 0 ? wrongMethod(allowed) : c.json(noSuchCall, 404);
  });
}
