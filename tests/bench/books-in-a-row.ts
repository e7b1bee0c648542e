/**
 * `node tests/bench/books-in-a-row.ts <count>`: a process that sets one preview and then `count` books,
 * all titles in turn, names in five scripts. Prints its peak memory in KB at the end.
 */
import { DIFFERENT_READERS, someCopy } from '#bookmaking/testing/readers.ts';
import { typesetBook, typesetPreview } from '#bookmaking/typesetting/typeset.ts';
import { listedTitles } from '#titles/find-title.ts';

const NAMES = ['Mia', '小明', 'محمد', 'Ελένη', 'Zoë'];
const count = Number(process.argv[2]);

const readerAt = (n: number) => ({
  ...DIFFERENT_READERS[n % DIFFERENT_READERS.length]!,
  seed: `row ${n}`,
  name: NAMES[n % NAMES.length]!,
});
const titleAt = (n: number) => listedTitles[n % listedTitles.length]!;

await typesetPreview(titleAt(0), readerAt(0));
for (let n = 0; n < count; n++) await typesetBook(titleAt(n), someCopy(readerAt(n)));
// The kernel's own high-water mark, in KB: nothing falls between two samples.
console.log(`peak ${process.resourceUsage().maxRSS}`);
