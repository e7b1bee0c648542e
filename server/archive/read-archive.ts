import { hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { Writable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import pg from 'pg';
import { type Extract, extract } from 'tar-stream';
import { copyIn, settleFormats } from '#database/dump/copy-rows.ts';
import type { DumpedTable } from '#database/dump/dumped-tables.ts';
import { sumTable } from '#database/dump/rows-sum.ts';
import { setSequences } from '#database/dump/sequences.ts';
import { migrate } from '#database/migrate.ts';
import type { Files } from '#shop/files.ts';
import { ArchiveRefused, asRefusal, damaged, noArchive } from './archive-refused.ts';
import { layTables } from './lay-tables.ts';
import {
  CONTENTS,
  type Contents,
  contents,
  FILES,
  MANIFEST,
  type Manifest,
  manifest,
  nameOf,
  ROWS,
} from './manifest.ts';

/** What came out of an archive. */
export type Restored = { tables: number; rows: number; files: number };

/** An archive whose packing is sound, and what it says of itself. */
export type Archive = { file: string; head: Manifest };

/**
 * Reads an archive once to its end, for the checksum of its packing: met only while it is unpacked, damage would be told
 * of by the first thing that looks odd, such as a version that nobody knows.
 * @throws ArchiveRefused if it is damaged, or none
 */
export async function openArchive(file: string): Promise<Archive> {
  const nowhere = new Writable({ write: (_bytes, _encoding, done) => done() });
  try {
    await pipeline(createReadStream(file), createGunzip(), nowhere);
    for await (const entry of entriesOf(file)) {
      return { file, head: readManifest(entry.header.name, await buffer(entry)) };
    }
  } catch (error) {
    throw asRefusal(error);
  }
  throw noArchive();
}

/**
 * Unpacks an archive into an empty database and an empty file store: into tables as they were when it was made, which
 * then are brought to this version's. All rows come in one transaction, and only after the last file has been written
 * and everything was found to be what the archive's end says: rows are read from the tables again for that. A restore
 * that is cut off leaves an empty shop.
 * @returns what it held
 * @throws ArchiveRefused if the archive is damaged or of a later version, or the place is not empty
 */
export async function readArchive(
  archive: Archive,
  to: { url: string; files: Files },
): Promise<Restored> {
  const client = new pg.Client({ connectionString: to.url });
  await client.connect();
  let restored: Restored;
  try {
    await settleFormats(client);
    await layTables(to.url, client, archive.head);
    restored = await unpack(archive, client, to.files);
    await client.query('commit');
  } catch (error) {
    throw asRefusal(error);
  } finally {
    await client.end();
  }
  await migrate(to.url);
  return restored;
}

async function unpack({ file, head }: Archive, client: pg.Client, store: Files): Promise<Restored> {
  let end: Contents | undefined;
  const files: Contents['files'] = [];
  for await (const entry of entriesOf(file)) {
    const { name } = entry.header;
    if (name === MANIFEST) {
      entry.resume();
    } else if (name.startsWith(ROWS)) {
      await pipeline(entry, copyIn(client, tableOf(head, name.slice(ROWS.length))));
    } else if (name === CONTENTS) {
      end = contents.parse(JSON.parse((await buffer(entry)).toString()));
    } else {
      const key = name.slice(FILES.length);
      const bytes = await buffer(entry);
      await store.put(key, bytes);
      files.push({ key, bytes: bytes.length, sha256: hash('sha256', bytes) });
    }
  }
  await setSequences(client, head.sequences);
  const tables: Contents['tables'] = [];
  for (const table of head.tables) {
    tables.push({ name: nameOf(table), ...(await sumTable(client, table)) });
  }
  if (head.format > 1) compare({ tables, files }, end);
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return { tables: tables.length, rows, files: files.length };
}

function entriesOf(file: string): Extract {
  const tar = extract();
  // An error of either passes on to whoever reads the archive's stream.
  pipeline(createReadStream(file), createGunzip(), tar).catch(() => {});
  return tar;
}

function readManifest(name: string, bytes: Buffer): Manifest {
  const read = manifest.safeParse(name === MANIFEST ? JSON.parse(bytes.toString()) : undefined);
  if (read.success) return read.data;
  throw noArchive();
}

/** @throws ArchiveRefused with the first thing that is not as the archive's end says */
function compare(found: Contents, promised: Contents | undefined): void {
  if (!promised) throw damaged('its end is missing');

  for (const table of promised.tables) {
    const { rows = 0, sha256 } = found.tables.find(({ name }) => name === table.name) ?? {};
    if (rows !== table.rows) throw damaged(`${table.name} has ${rows} rows, not ${table.rows}`);
    if (sha256 !== table.sha256) throw damaged(`rows of ${table.name} are not what they were`);
  }
  const sums = new Map(found.files.map(({ key, sha256 }) => [key, sha256]));
  const lost = promised.files.filter(({ key }) => !sums.has(key));
  const changed = promised.files.filter(
    ({ key, sha256 }) => sums.has(key) && sums.get(key) !== sha256,
  );
  // Counted and not named: a photo is called after its child.
  if (lost.length > 0)
    throw damaged(`${lost.length} of ${promised.files.length} files are missing`);
  if (changed.length > 0) throw damaged(`${changed.length} files are not what they were`);
  if (found.files.length !== promised.files.length) throw damaged('it holds files too many');
}

function tableOf({ tables }: Manifest, name: string): DumpedTable {
  const table = tables.find((listed) => nameOf(listed) === name);
  if (table) return table;
  throw new ArchiveRefused(`The archive holds rows of ${name}, which its manifest does not name.`);
}
