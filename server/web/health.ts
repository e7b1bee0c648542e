import type { Context } from 'hono';
import type { Database } from '#database/connect.ts';
import { hasRoom } from '#database/room.ts';
import { isAnyWorkerPresent } from '#database/worker-presence.ts';

/** What is asked for besides the database. */
export type HealthParts = {
  database: Database;
  /** Undefined where files are kept in a store, whose room is not ours to know. */
  hasRoomForFiles: (() => Promise<boolean>) | undefined;
};

/**
 * 200 once the database answers, has room to write, and a worker is there to make books; 503 with what is missing else.
 * For whoever routes visitors; whether this process lives is told by /livez. No room for files is told and no more:
 * the shop is open without its file store (decision 081).
 */
export function healthz({ database, hasRoomForFiles }: HealthParts) {
  return async (c: Context): Promise<Response> => {
    try {
      const [room, worker, files] = await Promise.all([
        hasRoom(database),
        isAnyWorkerPresent(database.orm),
        hasRoomForFiles?.(),
      ]);
      return c.json(
        {
          database: room ? 'reachable' : 'full',
          worker: worker ? 'present' : 'absent',
          ...(files === false && { files: 'full' }),
        },
        room && worker ? 200 : 503,
      );
    } catch {
      return c.json({ database: 'away', worker: 'unknown' }, 503);
    }
  };
}
