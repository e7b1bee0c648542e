import type { Context } from 'hono';
import type { Database } from '../../database/connect.ts';
import { isAnyWorkerPresent } from '../../database/worker-presence.ts';
import type { WebEnv } from './web-env.ts';

const PATIENCE_MS = 3_000;

/** GET /healthz: 200 once the database answers and a worker lives, 503 with the reason otherwise. */
export const health = (database: Database) => async (c: Context<WebEnv>) => {
  const state = await Promise.race([
    isAnyWorkerPresent(database.orm).then(
      (present) => (present ? 'ok' : 'no worker'),
      () => 'no database',
    ),
    new Promise<string>((resolve) => {
      setTimeout(() => resolve('database is silent'), PATIENCE_MS).unref();
    }),
  ]);
  return c.text(state, state === 'ok' ? 200 : 503);
};
