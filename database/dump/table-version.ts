import type pg from 'pg';

const JOB_QUEUE = 'job queue ';

/** Which tables a database has: the fingerprints of the migrations that have run, the shop's and the job queue's. */
export async function readTableVersion(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ step: string }>(
    `select hash as step from (select hash from migrations.__drizzle_migrations order by id) as ours
     union all select '${JOB_QUEUE}' || max(id) from graphile_worker.migrations`,
  );
  return rows.map(({ step }) => step);
}

/** The shop's own migrations in it, the first one first, and the number of the job queue's last. */
export function partsOfVersion(version: string[]): { ours: string[]; jobQueue: number } {
  const isOurs = (step: string) => !step.startsWith(JOB_QUEUE);
  const queue = version.find((step) => !isOurs(step));
  return { ours: version.filter(isOurs), jobQueue: Number(queue?.slice(JOB_QUEUE.length)) };
}
