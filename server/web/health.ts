import type { Context } from 'hono';
import type { Database } from '#database/connect.ts';
import { hasRoom } from '#database/room.ts';
import { lookForWorkers } from '#database/worker-presence.ts';
import type { BackupProof } from '#server/metrics/backup-proof.ts';

/** What is asked for besides the database. */
export type HealthParts = {
  database: Database;
  /** Undefined where files are kept in a store, whose room is not ours to know. */
  hasRoomForFiles: (() => Promise<boolean>) | undefined;
  /** How the last backup was found; undefined if none ever was looked at. */
  lastProof: () => Promise<BackupProof | undefined>;
};

/**
 * 200 once the database answers, has room to write, and a worker is there to make books, and not hanging; 503 with what
 * is missing else.
 * For whoever routes visitors; whether this process lives is told by /livez. No room for files is told and no more:
 * the shop is open without its file store (decision 081). How the last backup was found changes no status either:
 * visitors are served as well as ever.
 */
export function healthz({ database, hasRoomForFiles, lastProof }: HealthParts) {
  return async (c: Context): Promise<Response> => {
    const backup = wordFor(await lastProof());
    try {
      const [room, worker, files] = await Promise.all([
        hasRoom(database),
        lookForWorkers(database.orm),
        hasRoomForFiles?.(),
      ]);
      return c.json(
        {
          database: room ? 'reachable' : 'full',
          worker,
          backup,
          ...(files === false && { files: 'full' }),
        },
        room && worker === 'present' ? 200 : 503,
      );
    } catch {
      return c.json({ database: 'away', worker: 'unknown', backup }, 503);
    }
  };
}

function wordFor(proof: BackupProof | undefined): string {
  if (!proof) return 'never proved';
  return proof.passed ? 'proved' : 'not good';
}
