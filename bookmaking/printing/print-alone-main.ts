/** A program: a book on its input (`v8.serialize`), its files for the printer and the report on its output. */
import { writeFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { deserialize, serialize } from 'node:v8';
import { printBook } from './print-book.ts';

// Where memory runs out, Linux ends this program before any other. Elsewhere there is no such file.
await writeFile('/proc/self/oom_score_adj', '1000').catch(() => {});

process.stdout.write(serialize(await printBook(deserialize(await buffer(process.stdin)))));
