import type { Context } from 'hono';
import type { Database } from '#database/connect.ts';
import { lookForWorkers } from '#database/worker-presence.ts';
import type { BackupProof } from '#server/metrics/backup-proof.ts';

/**
 * 200 once the database answers and a worker is there to make books, and not hanging; 503 with what is missing else.
 * For whoever routes visitors; whether this process lives is told by /livez. How the
 * last backup was found is told beside, and changes no status: visitors are served as well as ever.
 */
export function healthz(database: Database, lastProof: () => Promise<BackupProof | undefined>) {
  return async (c: Context): Promise<Response> => {
    const backup = wordFor(await lastProof());
    try {
      const worker = await lookForWorkers(database.orm);
      return c.json({ database: 'reachable', worker, backup }, worker === 'present' ? 200 : 503);
    } catch {
      return c.json({ database: 'away', worker: 'unknown', backup }, 503);
    }
  };
}

function wordFor(proof: BackupProof | undefined): string {
  if (!proof) return 'never proved';
  return proof.passed ? 'proved' : 'not good';
}
