import { spawn } from 'node:child_process';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { deserialize, serialize } from 'node:v8';
import type { BookToPrint, PrintedBook } from './print-book.ts';

const PROGRAM = path.join(import.meta.dirname, 'print-alone-main.ts');
/** It needs fifteen seconds of a processor; on a machine that eight others used, five minutes were not enough. */
const MOST_MS = 900_000;

let last: Promise<unknown> = Promise.resolve();

/**
 * The same as `printBook` in a process of its own, one book after the other: it stands still for half a second a page, and its memory
 * goes back to the machine with it.
 * @throws Error if it ended without files
 */
export function printAlone(book: BookToPrint): Promise<PrintedBook> {
  const mine = last.then(() => alone(book));
  last = mine.catch(() => {});
  return mine;
}

async function alone(book: BookToPrint): Promise<PrintedBook> {
  const printing = spawn(process.execPath, [PROGRAM], {
    // One arena instead of one for each thread: with its usual ones a book took 900 MB.
    env: { MALLOC_ARENA_MAX: '1' },
    // Its errors may quote a page, and with it a child's name.
    stdio: ['pipe', 'pipe', 'ignore'],
    timeout: MOST_MS,
    killSignal: 'SIGKILL',
  });
  const ended = new Promise<string>((resolve, reject) => {
    printing.once('close', (code, signal) => resolve(String(signal ?? code)));
    printing.once('error', reject);
  });
  // It may end before it has read everything; how it ended is what counts.
  printing.stdin.on('error', () => {});
  printing.stdin.end(serialize(book));
  const [made, end] = await Promise.all([buffer(printing.stdout), ended]);
  if (end !== '0') throw new Error(`The book could not be made ready for the printer (${end})`);
  return deserialize(made) as PrintedBook;
}
