import type { Context } from 'hono';
import { hasLeft, READER_LEFT } from './has-left.ts';
import type { WebEnv } from './web-env.ts';

/**
 * How a request was answered, for the log and the figures; 499 where nobody waited for it. The API writes to Node's own
 * response, and then only that one knows how the call ended.
 */
export function statusOf(c: Context<WebEnv>): number {
  const { outgoing } = c.env;
  if (hasLeft(c)) return READER_LEFT;
  return outgoing.headersSent ? outgoing.statusCode : c.res.status;
}
