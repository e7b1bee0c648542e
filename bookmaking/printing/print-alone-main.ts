/** A program: a book on its input (`v8.serialize`), its files for the printer and the report on its output. */
import { writeFile } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import { buffer } from 'node:stream/consumers';
import { deserialize, serialize } from 'node:v8';
import { printBook } from './print-book.ts';

// Nobody waits for a book that is printed in a day, and it takes all of a processor for half a minute: pages and previews go first.
setPriority(constants.priority.PRIORITY_LOW);
// Where memory runs out, Linux ends this program before any other. Elsewhere there is no such file.
await writeFile('/proc/self/oom_score_adj', '1000').catch(() => {});

process.stdout.write(serialize(await printBook(deserialize(await buffer(process.stdin)))));
