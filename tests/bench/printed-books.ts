import { spawn } from 'node:child_process';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { serialize } from 'node:v8';
import { composeBook } from '#bookmaking/binding/compose-book.ts';
import { someCopy } from '#bookmaking/testing/readers.ts';
import type { Title } from '#bookmaking/title.ts';
import { WALKS } from '#tests/golden/two-readers.ts';
import { listedTitles } from '#titles/find-title.ts';

/** As the print partner works it out for 32 pages, in mm. */
const SHEET = { width: 482.6, height: 260.35 };

type Cost = { seconds: number; bytes: number; peak: number; passed: boolean };

/**
 * What both files of a book for the printer cost, each made in a process of its own as the shop makes it: at most 20 s of a
 * processor, start and look at the files included, 15 MB, and 600 MB of memory.
 */
export async function benchPrintedBooks(): Promise<void> {
  console.log(`${'for the printer'.padEnd(28)}  s of CPU       MB   MB of memory`);
  for (const title of listedTitles) {
    const { seconds, bytes, peak, passed } = await costOf(title);
    const columns = [seconds, bytes / 2 ** 20, peak / 2 ** 20];
    const row = columns.map((value) => value.toFixed(1).padStart(9)).join('');
    console.log(`${title.slug.padEnd(28)} ${row}${passed ? '' : '   refused by our own look'}`);
  }
}

async function costOf(title: Title): Promise<Cost> {
  const printing = spawn(process.execPath, [path.join(import.meta.dirname, 'print-a-book.ts')], {
    env: { MALLOC_ARENA_MAX: '1' },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const pages = composeBook(title, someCopy(WALKS));
  printing.stdin.end(serialize({ pages, name: WALKS.name, sheet: SHEET }));
  return JSON.parse(await text(printing.stdout)) as Cost;
}
