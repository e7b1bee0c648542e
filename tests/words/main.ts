/** `npm run words [slug]`: what can be counted in the words of every title, for the note and for whoever rewrites a page. */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { TitleWords } from '#bookmaking/words/title-words.ts';
import { type Telling, tellings } from '#vocabulary/reading-levels.ts';
import { budgets } from './budgets.ts';
import {
  KNOWN,
  lengthsOf,
  pagesFor,
  pagesThatChange,
  readability,
  sharedPhrases,
} from './measure.ts';

const folder = path.resolve(import.meta.dirname, '../../titles');
const [, , wanted] = process.argv;
const slugs = readdirSync(folder).filter((slug) => existsSync(path.join(folder, slug, 'words.ts')));
const titles = await Promise.all(
  slugs
    .filter((slug) => !wanted || slug === wanted)
    .map(async (slug) => {
      const { words }: { words: TitleWords } = await import(path.join(folder, slug, 'words.ts'));
      return words;
    }),
);

const within = (is: number, may: number) => `${is}/${may}${is > may ? ' OVER' : ''}`;
const pages = (numbers: readonly number[]) => (numbers.length ? numbers.join(' ') : '-');

function report(words: TitleWords, level: Telling): void {
  const { least, most, page, sentence } = lengthsOf(words, level);
  const budget = budgets[level];
  const changed = pagesThatChange(words, level);
  const told = pagesFor(words, level, KNOWN);
  const { ease, grade } = readability(told);
  const lines = [
    `${words.slug}, ${level}: ${least} to ${within(most, budget.most)} words (least ${budget.least}); ` +
      `page ${within(page.words, budget.page)}, sentence ${within(sentence.words, budget.sentence)}` +
      (level === 'seedling' ? '' : `; ease ${ease.toFixed(0)}, grade ${grade.toFixed(1)}`),
    `  this child's alone on ${changed.theirs.length} of 12: ${pages(changed.theirs)}`,
    `  by name ${pages(changed.name)} | interests ${pages(changed.interests)} | companion ${pages(changed.companion)} | ` +
      `grown-up ${pages(changed['grown-up'])} | baby ${pages(changed.baby)}`,
    `  longest sentence: ${sentence.text}`,
  ];
  console.log(lines.join('\n'));
}

for (const words of titles) for (const level of tellings) report(words, level);

console.log('\nFive words and more that stand in several titles:');
for (const level of tellings) {
  const books = titles.map((words) => ({ slug: words.slug, pages: pagesFor(words, level, KNOWN) }));
  for (const { phrase, slugs } of sharedPhrases(books)) {
    console.log(`  ${level}: “${phrase}” in ${slugs.join(', ')}`);
  }
}
