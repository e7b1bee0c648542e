import { expect, test } from 'vitest';
import { composeBook } from '#bookmaking/binding/compose-book.ts';
import { someCopy } from '#bookmaking/testing/readers.ts';
import { findTitle } from '#titles/find-title.ts';
import { paragraphsOf } from './words-of-page.ts';

const pages = composeBook(findTitle('goose-on-bus-nine')!, someCopy());
const said = (name: string): string[] =>
  paragraphsOf(pages.find((page) => page.name === name)!).map((runs) =>
    runs.map(({ text }) => text).join(''),
  );

test('paragraphs are those of the story, whatever lines they were broken into', () => {
  expect(said('2-left')).toEqual([
    '“Library next!” called Dot.',
    'Up went a finger. Up stood a man, leeks and all. DING! went the bell.',
    'And it wasn’t Maya.',
  ]);
});

test('a title that is drawn is said, too', () => {
  expect(said('title-page')).toEqual(['Maya and the Goose on Bus Nine. The Wonderling Story Room']);
});
