import pg from 'pg';

/**
 * Fills a database with the demo shop if nobody is in it yet; answers whether it did. Two supervisors on
 * one database take turns.
 */
export async function seedOnce(
  url: string,
  seed: (url: string) => Promise<void>,
): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    // Any constant does; it only has to be the same for all who seed.
    await client.query('select pg_advisory_lock(7305116)');
    const { rows } = await client.query('select not exists (select from profiles) as empty');
    if (!rows[0].empty) return false;
    await seed(url);
    return true;
  } finally {
    await client.end();
  }
}
