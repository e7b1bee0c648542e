import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Reader } from '#bookmaking/reader.ts';
import { someCopy } from '#bookmaking/testing/readers.ts';
import { typesetBook, typesetPreview } from '#bookmaking/typesetting/typeset.ts';
import { listedTitles } from '#titles/find-title.ts';
import type { Figures } from './figures.ts';

/** Composing and setting, a new child each time, so that nothing is answered from memory. */
export async function benchPreviews(figures: Figures): Promise<void> {
  const title = listedTitles[0]!;
  let count = 0;
  const nextReader = (): Reader => ({
    seed: `bench ${count++}`,
    name: 'Zoë',
    pronoun: 'she',
    ageMonths: 60,
    level: 'explorer',
    interests: ['dinosaurs'],
    description: '',
    traits: {},
    photo: null,
  });
  await figures.measure('a preview, five pages', 20, () => typesetPreview(title, nextReader()));
  await figures.measure('a whole book', 8, () => typesetBook(title, someCopy(nextReader())));
  await figures.measure('a new process to its first preview', 3, () => booksInARow(0));
  const peak = await booksInARow(200);
  console.log(
    `${'peak memory of a process after 200 books'.padEnd(46)} ${Math.round(peak / 1000)} MB`,
  );
}

/** Sets books in a process of its own, as a worker is; answers its peak memory in KB. */
async function booksInARow(count: number): Promise<number> {
  const script = new URL('./books-in-a-row.ts', import.meta.url).pathname;
  const child = spawn(process.execPath, [script, String(count)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: child.stdout })) {
    if (line.startsWith('peak ')) return Number(line.slice(5));
  }
  throw new Error('the process that sets books has died');
}
