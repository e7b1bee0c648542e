import { hash } from 'node:crypto';
import { open, rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { type Pack, pack } from 'tar-stream';
import { copyOut, settleFormats } from '#database/dump/copy-rows.ts';
import { listDumpedTables } from '#database/dump/dumped-tables.ts';
import { openRowsSum } from '#database/dump/rows-sum.ts';
import { readSequences } from '#database/dump/sequences.ts';
import { readTableVersion } from '#database/dump/table-version.ts';
import { holdRemovals } from '#database/removals.ts';
import { listFilesToKeep } from '#shop/admin/stray-files.ts';
import type { Files } from '#shop/files.ts';
import {
  CONTENTS,
  type Contents,
  FILES,
  MANIFEST,
  type Manifest,
  nameOf,
  ROWS,
} from './manifest.ts';

/** How much of a table is one entry: tar wants to know a size beforehand, and memory should not hold a table. */
const PIECE_BYTES = 8 * 1024 * 1024;

/**
 * Writes everything that a shop must not lose into one archive (tar, gzip), while the shop may run. Rows are those of
 * one moment (one transaction, REPEATABLE READ), and the files are those that these rows promise. That is whole
 * because a file is written before the row that promises it, and removed after that row is gone; and while the archive
 * is made, nothing is removed. Half an archive never bears the name `to`.
 * @param from without `files`, the archive holds the rows alone
 * @returns how many tables and files it holds
 */
export async function writeArchive(
  from: { url: string; files?: Files },
  to: string,
  now: Date,
): Promise<{ tables: number; files: number }> {
  const client = new pg.Client({ connectionString: from.url });
  await client.connect();
  // What is in it opens no door, but shows children: for this user alone.
  const draft = `${to}.part`;
  const output = await open(draft, 'w', 0o600);
  try {
    const tar = pack();
    const written = pipeline(
      tar,
      createGzip({ level: 4 }),
      output.createWriteStream({ flush: true }),
    );
    const [count] = await Promise.all([
      packShop(client, from.files, tar, now).finally(() => tar.finalize()),
      written,
    ]);
    await rename(draft, to);
    return count;
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  } finally {
    await client.end();
  }
}

async function packShop(client: pg.Client, files: Files | undefined, tar: Pack, now: Date) {
  await holdRemovals(client);
  await settleFormats(client);
  await client.query('begin isolation level repeatable read, read only');
  const tables = await listDumpedTables(client);
  const head: Manifest = {
    kind: 'wonderling backup',
    format: 2,
    made_at: now.toISOString(),
    tables_version: await readTableVersion(client),
    tables,
    sequences: await readSequences(client),
    holds_files: files !== undefined,
  };
  await put(tar, MANIFEST, asJson(head));

  const packed: Contents = { tables: [], files: [] };
  for (const table of tables) {
    const name = nameOf(table);
    const sum = openRowsSum();
    for await (const piece of inPieces(copyOut(client, table))) {
      sum.add(piece);
      await put(tar, ROWS + name, piece);
    }
    packed.tables.push({ name, ...sum.total() });
  }
  if (files) packed.files = await packFiles(client, files, tar);
  await client.query('commit');
  await put(tar, CONTENTS, asJson(packed));
  return { tables: packed.tables.length, files: packed.files.length };
}

async function packFiles(client: pg.Client, files: Files, tar: Pack): Promise<Contents['files']> {
  const packed: Contents['files'] = [];
  for (const { key, mayBeMissing } of await listFilesToKeep(drizzle(client))) {
    const bytes = await files.read(key);
    if (!bytes && !mayBeMissing) throw new Error(`The file ${key} is promised and not there`);
    if (!bytes) continue;
    await put(tar, FILES + key, bytes);
    packed.push({ key, bytes: bytes.length, sha256: hash('sha256', bytes) });
  }
  return packed;
}

const asJson = (value: Manifest | Contents) => Buffer.from(JSON.stringify(value, null, 2));

/** Whole rows, about PIECE_BYTES at a time. A line's end inside of a value is written as \\n, so each real one ends a row. */
async function* inPieces(rows: AsyncIterable<Buffer>): AsyncIterable<Buffer> {
  let waiting: Buffer[] = [];
  let size = 0;
  for await (const chunk of rows) {
    const end = chunk.lastIndexOf(0x0a) + 1;
    if (end === 0 || size < PIECE_BYTES) {
      waiting.push(chunk);
      size += chunk.length;
      continue;
    }
    yield Buffer.concat([...waiting, chunk.subarray(0, end)]);
    waiting = [chunk.subarray(end)];
    size = 0;
  }
  yield Buffer.concat(waiting);
}

/** One entry; resolves when the archive is ready for the next. */
function put(tar: Pack, name: string, bytes: Uint8Array): Promise<void> {
  return new Promise((resolve, reject) => {
    tar.entry({ name, mode: 0o600 }, Buffer.from(bytes), (error) =>
      error ? reject(error) : resolve(),
    );
  });
}
