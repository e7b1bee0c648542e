import type { Context } from 'hono';
import type { Database } from '#database/connect.ts';
import { lookForWorkers } from '#database/worker-presence.ts';

/**
 * 200 once the database answers and a worker is there to make books, and not hanging; 503 with what is missing else.
 * For whoever routes visitors; whether this process lives is told by /livez.
 */
export function healthz(database: Database) {
  return async (c: Context): Promise<Response> => {
    try {
      const worker = await lookForWorkers(database.orm);
      return c.json({ database: 'reachable', worker }, worker === 'present' ? 200 : 503);
    } catch {
      return c.json({ database: 'away', worker: 'unknown' }, 503);
    }
  };
}
