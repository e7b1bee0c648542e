import { ORPCError } from '@orpc/server';
import type { Context } from 'hono';
import { loggablePath } from '#server/logging/loggable-path.ts';
import { hasLeft } from './has-left.ts';
import type { WebEnv } from './web-env.ts';

/**
 * Logs what went wrong with a request. A line at error level means that we did something wrong. What breaks because its
 * reader has left (half an upload, say) is only noted, and so is a call of a page that was refused by its name.
 * @param what in a few words, such as 'call failed'
 */
export function noteFailure(c: Context<WebEnv>, error: unknown, what: string): void {
  const isOurs = !hasLeft(c) && !(error instanceof ORPCError && error.status < 500);
  c.get('log')[isOurs ? 'error' : 'info']({ err: error, path: loggablePath(c.req.path) }, what);
}
