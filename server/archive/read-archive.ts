import { createReadStream } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import pg from 'pg';
import { extract } from 'tar-stream';
import { copyIn } from '#database/dump/copy-rows.ts';
import { type DumpedTable, quoted } from '#database/dump/dumped-tables.ts';
import { setSequences } from '#database/dump/sequences.ts';
import { readTableVersion } from '#database/dump/table-version.ts';
import { createSandboxTables } from '#database/sandbox-schema.ts';
import type { Files } from '#shop/files.ts';
import { FILES, MANIFEST, type Manifest, manifest, ROWS } from './manifest.ts';

/** Why an archive is not taken: one line for the operator. */
export class ArchiveRefused extends Error {
  override name = 'ArchiveRefused';
}

/**
 * Unpacks an archive into a database whose tables are there and empty, and into an empty file store. All rows come in
 * one transaction, and only after the last file has been written: a restore that is cut off leaves an empty shop.
 * @returns how many tables and files it held
 * @throws ArchiveRefused if the archive is another version's, or the place is not empty
 */
export async function readArchive(
  from: string,
  to: { url: string; files: Files },
): Promise<{ tables: number; files: number }> {
  const client = new pg.Client({ connectionString: to.url });
  await client.connect();
  try {
    await client.query('begin');
    const count = await unpack(from, client, to.files);
    await client.query('commit');
    return count;
  } finally {
    await client.end();
  }
}

async function unpack(from: string, client: pg.Client, files: Files) {
  const tar = extract();
  // An error of either passes on to the loop below, through the archive's stream.
  pipeline(createReadStream(from), createGunzip(), tar).catch(() => {});

  let head: Manifest | undefined;
  let count = 0;
  for await (const entry of tar) {
    const { name } = entry.header;
    if (!head) {
      head = readManifest(name, await buffer(entry));
      await createSandboxTablesIfHeld(client, head);
      await expectRoom(client, head);
    } else if (name.startsWith(ROWS)) {
      await pipeline(entry, copyIn(client, tableOf(head, name.slice(ROWS.length))));
    } else {
      await files.put(name.slice(FILES.length), await buffer(entry));
      count++;
    }
  }
  if (!head) throw new ArchiveRefused('This is no archive of a shop.');
  await setSequences(client, head.sequences);
  return { tables: head.tables.length, files: count };
}

function readManifest(name: string, bytes: Buffer): Manifest {
  const read = manifest.safeParse(name === MANIFEST ? JSON.parse(bytes.toString()) : undefined);
  if (read.success) return read.data;
  throw new ArchiveRefused('This is no archive of a shop, or one of a later version.');
}

/** @throws ArchiveRefused if the tables are others than the archive's, or not empty */
async function expectRoom(client: pg.Client, head: Manifest): Promise<void> {
  const here = await readTableVersion(client);
  if (JSON.stringify(here) !== JSON.stringify(head.tables_version)) {
    throw new ArchiveRefused(
      `The archive was made by another version of the shop (its tables had seen ${head.tables_version.length} changes, these ${here.length}). Restore it with that version; this one brings the tables up to date when it starts.`,
    );
  }
  for (const table of head.tables) {
    const { rowCount } = await client.query(`select from ${quoted(table)} limit 1`);
    if (rowCount) {
      throw new ArchiveRefused(
        'There is a shop in this database already. Restore into an empty one.',
      );
    }
  }
}

/** The stand-ins' payments and mails lie in the same database; an archive of a shop without them brings none along. */
async function createSandboxTablesIfHeld(client: pg.Client, { tables }: Manifest): Promise<void> {
  if (!tables.some(({ schema }) => schema === 'sandbox')) return;
  await createSandboxTables(client);
}

function tableOf({ tables }: Manifest, name: string): DumpedTable {
  const table = tables.find((listed) => `${listed.schema}.${listed.name}` === name);
  if (!table)
    throw new ArchiveRefused(
      `The archive holds rows of ${name}, which its manifest does not name.`,
    );
  return table;
}
