import type { Context } from 'hono';
import type { WebEnv } from './web-env.ts';

/** nginx's word for it: whoever asked has hung up before the answer began. Nobody is ever sent it. */
export const READER_LEFT = 499;

/** Whether nobody waits for the answer any more. */
export const hasLeft = ({ env: { outgoing } }: Context<WebEnv>): boolean =>
  outgoing.destroyed && !outgoing.writableFinished;
