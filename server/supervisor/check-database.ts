import pg from 'pg';
import { Refusal } from './refusal.ts';

/**
 * Makes sure that the database of DATABASE_URL can be reached, is new enough (`oldest` is a major version of
 * PostgreSQL) and lets us make tables. Throws Refusal.
 */
export async function checkDatabase(url: string, oldest = 15): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  const { host, port, database, user } = client;
  const where = `The database ${database} on ${host}:${port}`;
  // The server may end a session that it has just refused; without a listener that would end this process.
  client.on('error', () => {});
  try {
    await client.connect();
  } catch (error) {
    throw new Refusal(`${where} cannot be used: ${whyNot(error as Unreachable, user)}`);
  }
  try {
    const { rows } = await client.query(
      `select current_setting('server_version_num')::int / 10000 as major,
              current_setting('server_encoding') as encoding,
              pg_is_in_recovery() as standby`,
    );
    const { major, encoding, standby } = rows[0];
    if (major < oldest) {
      throw new Refusal(
        `${where} is PostgreSQL ${major}. Set DATABASE_URL to version ${oldest} or newer.`,
      );
    }
    if (encoding !== 'UTF8') {
      throw new Refusal(
        `${where} stores text as ${encoding}. Set DATABASE_URL to a database made with encoding UTF8.`,
      );
    }
    if (standby) {
      throw new Refusal(`${where} is a read-only standby. Set DATABASE_URL to the primary server.`);
    }
    await checkRights(client, where);
  } finally {
    await client.end();
  }
}

async function checkRights(client: pg.Client, where: string): Promise<void> {
  const { rows } = await client.query(
    `select has_schema_privilege('public', 'create') as tables,
            has_database_privilege(current_database(), 'create') as schemas`,
  );
  if (rows[0].tables && rows[0].schemas) return;
  const { database, user } = client;
  throw new Refusal(
    `${where} does not let ${user} make tables. Run as its owner: ` +
      `grant create on database "${database}" to "${user}"; grant all on schema public to "${user}";`,
  );
}

type Unreachable = Error & { code?: string };

function whyNot(error: Unreachable, user: string | undefined): string {
  switch (error.code) {
    case 'ECONNREFUSED':
      return 'no server answers there. Start it, or correct DATABASE_URL.';
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return 'no such host is known. Correct DATABASE_URL.';
    case '28P01':
    case '28000':
      return `it does not let ${user} in. Correct the user and password in DATABASE_URL.`;
    case '3D000':
      return 'it does not exist. Create it, or correct DATABASE_URL.';
    case '53300':
      return 'it has no connection left. Close some, or raise its max_connections.';
    default:
      return `${error.message.split('\n')[0]}. Check the server and DATABASE_URL.`;
  }
}
