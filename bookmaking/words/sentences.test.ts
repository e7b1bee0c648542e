import { expect, test } from 'vitest';
import { splitSentences } from './sentences.ts';

test.each([
  ['DING! went the bell. It rang.', ['DING! went the bell.', 'It rang.']],
  ['“Where?” asked Dot. “Here!” It was.', ['“Where?” asked Dot.', '“Here!”', 'It was.']],
  ['Up… up…', ['Up… up…']],
  ['One line\nanother', ['One line', 'another']],
  ['Up went Mrs. Pereira. Off.', ['Up went Mrs. Pereira.', 'Off.']],
  ['Mrs. {cast.neighbor} sat. So.', ['Mrs. {cast.neighbor} sat.', 'So.']],
  ['“Where?” {they} asked.', ['“Where?” {they} asked.']],
  ['It rang. {they} ran. “Yes.” {They} sat.', ['It rang.', '{they} ran.', '“Yes.”', '{They} sat.']],
])('%j', (text, sentences) => {
  expect(splitSentences(text)).toEqual(sentences);
});
