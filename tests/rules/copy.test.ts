import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { paymentLetter } from '#services/mail/payment-letter.ts';
import { signInLetter } from '#services/mail/sign-in-letter.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Code without comments, by file: of these folders, or of a file that is named. */
function read(...places: string[]): [file: string, code: string][] {
  return places.flatMap((place) => {
    const within = place.includes('.')
      ? [place]
      : readdirSync(path.join(root, place), { recursive: true, encoding: 'utf8' })
          .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
          .map((file) => path.join(place, file));
    return within.map((file): [string, string] => [
      file,
      readFileSync(path.join(root, file), 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, ''),
    ]);
  });
}

const titleWords = readdirSync(path.join(root, 'titles'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => `titles/${name}/words.ts`);
/** What is written to be enjoyed; the rest of the shop is written to be understood. */
const authored = read('content', 'services/mail', 'vocabulary/what-is-sold.ts', ...titleWords);
const everything = [
  ...authored,
  ...read(
    'web',
    'vocabulary',
    'contract',
    'shop',
    'server',
    'services/photos',
    'seeds',
    'pictures',
  ),
];

/** A stage of the API, spelled as it is specified; what is shown for it is ours. */
const STAGE = /'cancelled'|\bcancelled:/g;

/** Strings of two words and more, and the text between tags. */
const prose = (code: string): string =>
  (
    code
      .replace(STAGE, '')
      .match(/(['"`])(?:(?!\1).)* (?:(?!\1).)*\1|^\s*[A-Za-z][^{}<>=;()]*$/gm) ?? []
  ).join('\n');

/** In 'Magic link sent!', 'Cherished Books', 'Gentle journey not found' and 'their reading journey': the specification's. */
const specifiedWords = ['Magic', 'Cherished', 'journey'];

/** Whole sentences only: names of styles and of files are none. */
const sentences = (code: string): string =>
  (
    code.match(/(['"`])[A-Z](?:(?!\1|[\n{]).)* (?:(?!\1|\n).)*\1|^\s*[A-Z][^{}<>=;()]*$/gm) ?? []
  ).join('\n');

const found = (files: [string, string][], pattern: RegExp): string[] =>
  files.flatMap(([file, code]) => (code.match(pattern) ?? []).map((words) => `${file}: ${words}`));

/** Words that an American family would read as foreign. What is stored under such a word is shown under another. */
const british =
  /\b(?:\w*colour\w*|favourit\w+|grey\w*|\w*centre[ds]?|theatre|\w*neighbour\w*|behaviour\w*|\w*honour\w*|(?:organ|personal|recogn|real|apolog|memor)is(?:e|es|ed|ing|ation)|practis\w+|programmes?|cosy|jewellery|tyres?|kerbs?|mum(?:my)?|telly|cheque|aeroplanes?|lorr(?:y|ies)|pavements?|rubbish|nursery|nappy|nappies|trousers?|jumpers?|semolina|soft toy|misspelt|learnt|burnt|dreamt|whilst|amongst|(?:to|back|for|up)wards|(?<=[\w,] )afterwards|cancelled|travell\w+|labell(?:ed|ing)|postman|have got|by post|turned round|maths|spelt|prams?|wellies|biscuits?|fortnight|queue up|straight back|surnames?|at the weekend|any more[.!,])\b/gi;

test('American English', () => {
  const shown = authored.map(([file, code]): [string, string] => [file, code.replace(STAGE, '')]);
  expect(found(shown, british)).toEqual([]);
  expect(
    found(
      everything.map(([file, code]) => [file, prose(code)]),
      british,
    ),
  ).toEqual([]);
});

test('none of the words that advertisements and machines are known by', () => {
  const worn =
    /\b(?:amazing|boost\w*|cherish\w*|delight your|delve\w*|effortless\w*|elevate\w*|embark\w*|empower\w*|genius|game.changer|journey|magic\w*|once upon a time|seamless\w*|supercharge\w*|tapestry|treasured|unleash\w*|unlock\w*|whimsical\w*|world of)\b|—|–/gi;
  expect(found(authored, worn)).toEqual([]);
  const shown = everything
    .filter(([file]) => /^(?:web(?!\/pages\/admin)|vocabulary|pictures)/.test(file))
    .map(([file, code]): [string, string] => [file, sentences(code)]);
  const ours = found(shown, worn).filter(
    (words) => !specifiedWords.some((each) => words.endsWith(`: ${each}`)),
  );
  expect(ours).toEqual([]);
});

const names = ['Google', 'Grandma', 'My', 'Orders', 'PDF', 'URL', 'Wonderling'];
/** As the specification has them; everything that is ours begins with one capital. */
const specified = [
  'About This Activity',
  'Edit Parent Information',
  'Why This Matters',
  'Add to Cart',
  'Back to Cart',
  'Back to Explore',
  'Check Your Email',
  'Gift Wonder to a Special Child',
  'Personalize Your Book',
  'Preview Generation Started',
  'Proceed to Checkout',
  'Questions to Ask Your Child',
  'Remove from Cart',
  'Share Your Experience',
  'Steps to Set Up',
  'Thank You for Your Order!',
  'Try Different Email',
  'Users per Page',
];

const isCapital = (word: string): boolean => /^[A-Z]/.test(word) && !names.includes(word);

test('a label has one capital, at its beginning, unless the specification wrote it', () => {
  const labels = read('web', 'vocabulary/sentences', 'services/mail').flatMap(([file, code]) =>
    [...code.matchAll(/(?:['"`]|>\s*)([A-Z][a-z]+(?: [A-Za-z]+){2,5}[.!?]?)\s*(?:['"`]|<)/g)]
      .map(([, label = '']) => label)
      .filter((label) => label.split(' ').slice(1).some(isCapital))
      .filter((label) => !specified.includes(label))
      .map((label) => `${file}: ${label}`),
  );
  expect(labels).toEqual([]);
});

test('what a letter says begins with a capital, after the greeting too', () => {
  const news = { name: 'Anna', to: 'anna@example.com', mailId: 'm', lines: [] };
  const money = { amount: 100, discount: 10, code: 'SPRING10', paidByCard: 5, giftCard: '7K4M' };
  const letters = [
    signInLetter('anna@example.com', { url: 'https://shop.example', code: '123456', name: 'Anna' }),
    ...(['confirmed', 'pending', 'failed'] as const).map((kind) =>
      paymentLetter({ ...news, ...money, kind }, new Map(), 'https://shop.example'),
    ),
  ];
  for (const { text } of letters) {
    for (const paragraph of text.split('\n\n')) expect(paragraph).toMatch(/^[A-Z]/);
  }
});
