import type { Context } from 'hono';
import type { WebEnv } from './web-env.ts';

/**
 * How a request was answered. The API writes to Node's own response, and then only that one knows how the call ended.
 */
export function statusOf(c: Context<WebEnv>): number {
  const { outgoing } = c.env;
  return outgoing.headersSent ? outgoing.statusCode : c.res.status;
}
