import { get } from 'node:http';

/** What most visits begin with, the books apart. */
const FIRST = ['/', '/books', '/explore', '/help', '/api/books'];
/** Once for the code, then for the machine code that V8 makes of what runs often. */
const TIMES = 3;

/**
 * Asks a web process that has just opened for its own pages, one after the other. Its first visitors met code that had not
 * been compiled and pages that were not kept yet: the slowest hundredth of the first minute's answers took up to 0.6 s.
 *
 * @param bookIds the books on the shelf
 */
export async function warmUp(port: number, bookIds: () => Promise<number[]>): Promise<void> {
  try {
    const books = (await bookIds()).map((id) => `/book/${id}`);
    for (const path of [...FIRST, ...books]) await ask(port, path);
    // A page with a query is never kept, so these are rendered each time.
    for (let n = 0; n < TIMES; n++) {
      for (const path of FIRST.slice(0, -1)) await ask(port, `${path}?warm`);
    }
  } catch {
    // Whoever comes then finds it cold, as before; what is wrong is told where it matters.
  }
}

const ask = (port: number, path: string) =>
  new Promise<void>((resolve, reject) => {
    get({ host: '127.0.0.1', port, path }, (answer) => {
      answer.resume().once('end', resolve).once('error', reject);
    }).once('error', reject);
  });
