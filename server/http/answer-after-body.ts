import { finished } from 'node:stream/promises';
import { createMiddleware } from 'hono/factory';
import type { WebEnv } from './web-env.ts';

/** What is sent beyond this may lose the reason why it was refused. */
const MOST_READ_AWAY = 64 * 1024 * 1024;

/**
 * Middleware for calls that are refused before their body is read: the body is read away, and only then the answer goes
 * out. Whoever is still sending does not look for an answer, and node-server closes the connection half a second after
 * one, so that a photo of 21 MB, sent over more than this half second, was answered by a connection that broke
 * (ECONNRESET) instead of by the reason. How long a sender may take is the server's own limit for a request.
 */
export const answerAfterBody = createMiddleware<WebEnv>(async (c, next) => {
  await next();
  const { incoming } = c.env;
  const bytes = Number(c.req.header('content-length') ?? 0);
  if (incoming.readableEnded || bytes > MOST_READ_AWAY) return;
  incoming.resume();
  // Who leaves meanwhile needs no answer.
  await finished(incoming).catch(() => {});
});
