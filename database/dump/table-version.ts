import type pg from 'pg';

/** Which tables a database has: the fingerprints of the migrations that have run, the shop's and the job queue's. */
export async function readTableVersion(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ step: string }>(
    `select hash as step from (select hash from migrations.__drizzle_migrations order by id) as ours
     union all select 'job queue ' || max(id) from graphile_worker.migrations`,
  );
  return rows.map(({ step }) => step);
}
