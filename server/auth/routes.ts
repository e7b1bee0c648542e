import { OpenAPIHandler } from '@orpc/openapi/fetch';
import { createRouterClient, ORPCError, onError } from '@orpc/server';
import { BodyLimitPlugin } from '@orpc/server/fetch';
import { Hono } from 'hono';
import { methodsOfCall } from '#server/http/contract-paths.ts';
import { addressOf } from '#server/http/network-address.ts';
import { noteFailure } from '#server/http/note-failure.ts';
import { withRetryAfter } from '#server/http/retry-after.ts';
import type { WebEnv } from '#server/http/web-env.ts';
import { wrongMethod } from '#server/http/wrong-method.ts';
import { type SignInContext, signInCalls } from './calls.ts';
import type { SignIn } from './sign-in.ts';

/** A mail address, a name and a path fit many times. */
const MOST_BODY_BYTES = 16 * 1024;

/**
 * Everything under /api/auth: the calls of the contract, and the address that Google sends the browser back to.
 * This list is the whole of it; any other path of the sign-in library is a 404.
 */
export function signInRoutes({
  signIn,
  publicUrl,
  trustProxy,
}: {
  signIn: SignIn;
  publicUrl: string;
  trustProxy: number;
}): Hono<WebEnv> {
  const handler = new OpenAPIHandler<SignInContext & { report: (error: unknown) => void }>(
    signInCalls,
    {
      plugins: [new BodyLimitPlugin({ maxBodySize: MOST_BODY_BYTES })],
      rootInterceptors: [withRetryAfter],
      clientInterceptors: [
        onError((error, { context }) => {
          if (!(error instanceof ORPCError) || error.status >= 500) context.report(error);
        }),
      ],
    },
  );

  const app = new Hono<WebEnv>().basePath('/api/auth');

  app.use(async (c, next) => {
    await next();
    c.res.headers.set('cache-control', 'no-store');
  });

  app.get('/callback/google', async (c, next) => signIn.google?.finish(c.req.raw) ?? next());

  app.post('*', async (c, next) => {
    // A form on another site can post anything but JSON without asking us first. Whether there is a body at all is
    // read from the headers: the server hands over an empty stream where there is none.
    const type = c.req.header('content-type');
    const { headers } = c.req.raw;
    const isEmpty = !headers.has('transfer-encoding') && !Number(headers.get('content-length'));
    if (type ? isJson(type) : isEmpty) return next();
    return refuse(415, 'UNSUPPORTED_MEDIA_TYPE', 'Please send JSON.');
  });

  app.all('*', async (c) => {
    const cookies: string[] = [];
    const { matched, response } = await handler.handle(c.req.raw, {
      prefix: '/api',
      context: {
        signIn,
        publicUrl,
        headers: c.req.raw.headers,
        networkAddress: addressOf(c, trustProxy),
        setCookies: (lines) => cookies.push(...lines),
        report: (error) => noteFailure(c, error, 'sign-in call failed'),
      },
    });
    const allowed = matched ? [] : methodsOfCall(c.req.path);
    if (allowed.length > 0) return wrongMethod(allowed);
    if (!matched) return refuse(404, 'NOT_FOUND', 'There is nothing at this address.');
    for (const line of cookies) response.headers.append('set-cookie', line);
    return response;
  });
  return app;
}

/** The same calls for a page's loader or action, in this process. Copy `setCookies`' lines onto the page's answer. */
export function signInFor(context: SignInContext) {
  return createRouterClient(signInCalls, { context });
}

const isJson = (type: string) => /^application\/json *(;|$)/i.test(type);

function refuse(status: number, code: string, message: string): Response {
  return Response.json({ defined: false, code, status, message }, { status });
}
