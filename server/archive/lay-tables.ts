import type pg from 'pg';
import { quoted } from '#database/dump/dumped-tables.ts';
import { partsOfVersion, readTableVersion } from '#database/dump/table-version.ts';
import { migrate } from '#database/migrate.ts';
import { knownMigrations } from '#database/migrations-until.ts';
import { createSandboxTables } from '#database/sandbox-schema.ts';
import { ArchiveRefused } from './archive-refused.ts';
import type { Manifest } from './manifest.ts';

/**
 * Lays the tables out that an archive was made of, as they were then, and begins the transaction that fills them.
 * @param client of the same database
 * @throws ArchiveRefused if this version does not know such tables, or if there are others already, or rows in them
 */
export async function layTables(url: string, client: pg.Client, head: Manifest): Promise<void> {
  const { ours, jobQueue } = partsOfVersion(head.tables_version);
  const known = knownMigrations();
  if (ours.some((step, place) => step !== known[place])) {
    throw new ArchiveRefused(
      `The archive was made by a later version of the shop, or another one (its tables had seen ${ours.length} changes, and ${known.length} are known here). Restore it with that version.`,
    );
  }
  await migrate(url, ours.length);
  await client.query('begin');
  const here = partsOfVersion(await readTableVersion(client));
  if (here.ours.length !== ours.length || here.jobQueue < jobQueue) {
    throw new ArchiveRefused(
      'The tables in this database are not those of the archive. Restore into an empty one.',
    );
  }
  // The stand-ins' payments and mails lie in the same database; an archive of a shop without them brings none along.
  if (head.tables.some(({ schema }) => schema === 'sandbox')) await createSandboxTables(client);
  await expectColumns(client, head);
  await expectNoRows(client, head);
}

/** The job queue's library lays its own tables out, as they are today and never as they were. */
async function expectColumns(client: pg.Client, { tables }: Manifest): Promise<void> {
  const { rows } = await client.query<{ columns: string[] }>(
    `select array_agg(table_schema || '.' || table_name || '.' || column_name) as columns
     from information_schema.columns`,
  );
  const there = new Set(rows[0]!.columns);
  for (const { schema, name, columns } of tables) {
    const missing = columns.find((column) => !there.has(`${schema}.${name}.${column}`));
    if (missing === undefined) continue;
    throw new ArchiveRefused(
      `The archive holds ${schema}.${name}.${missing}, and this version has no place for it. Restore it with the version that made it.`,
    );
  }
}

async function expectNoRows(client: pg.Client, { tables }: Manifest): Promise<void> {
  for (const table of tables) {
    const { rowCount } = await client.query(`select from ${quoted(table)} limit 1`);
    if (!rowCount) continue;
    throw new ArchiveRefused(
      'There is a shop in this database already. Restore into an empty one.',
    );
  }
}
