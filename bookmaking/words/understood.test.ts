import { expect, test } from 'vitest';
import { understoodCompanion, understoodInterests } from './understood.ts';

const interests = (text: string, hasCompanion = false) =>
  understoodInterests(text, hasCompanion).map(
    ({ typed, says, instead }) =>
      `${typed}: ${says}${instead.map((word) => ` [${word}]`).join('')}`,
  );

test('every interest is told what becomes of it', () => {
  expect(interests('loves trains, my dog Rex, T. rex, star wars, , trampolin')).toEqual([
    'loves trains: a caboose, on 5 pages or more of most books',
    'my dog Rex: a squeaky bone, and a word or two about it',
    'T. rex: a stegosaurus, where another cannot come into a story',
    'star wars: a rocket, where another cannot come into a story',
    'trampolin: a toy trampoline, where another cannot come into a story',
  ]);
});

test('what is not known is a book, with a guess; what cannot be printed is said to be left out', () => {
  expect(interests('quokkas, dinsoaurs, guns, 🦕, whatever his big brother is doing')).toEqual([
    'quokkas: becomes a book about quokkas, on 5 pages or more of most books',
    'dinsoaurs: becomes a book about dinsoaurs, and a word or two about it [dinosaurs]',
    'guns: not in a picture book; something else comes along',
    '🦕: no words that we can print',
    'whatever his big brother is doing: left out: one to three words are best',
  ]);
});

test('where a toy is carried, the first interest comes second, and a double is told', () => {
  expect(interests('dinosaurs, dinos', true)).toEqual([
    'dinosaurs: a stegosaurus, and a word or two about it',
    'dinos: the same thing once more',
  ]);
});

test.each([
  ['stegosaurus', 'Rexy', 'stegosaurus: Rexy the stegosaurus, on 5 pages or more of most books'],
  ['our dog', '', 'our dog: a dog, on 5 pages or more of most books'],
  [
    'octupus',
    '',
    'octupus: a toy octupus, on 5 pages or more of most books; drawn as a teddy bear, since we have not drawn one yet [octopus]',
  ],
  [
    '',
    'Rexy',
    'Rexy: Rexy the teddy bear, on 5 pages or more of most books. Say what it is, and we draw that',
  ],
])('a companion: %j, called %j', (kind, name, told) => {
  const [{ typed, says, instead } = { typed: '', says: '', instead: [] }] = understoodCompanion({
    kind,
    name,
  });
  expect(`${typed}: ${says}${instead.map((word) => ` [${word}]`).join('')}`).toBe(told);
});

test('nothing is told of nothing', () => {
  expect(understoodCompanion({ kind: '', name: ' ' })).toEqual([]);
  expect(understoodInterests(' , ', false)).toEqual([]);
});
