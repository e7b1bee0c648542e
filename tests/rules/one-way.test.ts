import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

/** What is done in one way in web/, and the only file that may hold its words. Beside their tests, no other may. */
const ways: [what: string, words: RegExp, where: string[]][] = [
  ['the toast of an error is made', /variant: 'destructive'/, ['ui/toast.ts']],
  [
    'the API is called from a browser',
    /\bfetch\(|XMLHttpRequest\(/,
    // fetch does not tell how much of a photo has left the house; who is signed in is no call of the shop's contract, nor is
    // whether a script can be had.
    [
      ...['shell/shop-link.ts', 'family/photo/send-photo.ts', 'sign-in/use-waiting-tab.ts'],
      'line/fetch-again.ts',
    ],
  ],
  ['a cookie is written by a script', /document\.cookie/, ['shell/word-cookie.ts']],
  [
    'a cookie is read or made',
    /createCookie\(/,
    ['shell/read-word-cookie.ts', 'shell/flash-toast.ts'],
  ],
];

const web = path.resolve(import.meta.dirname, '../../web');
const files = readdirSync(web, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file),
);

test.each(ways)('%s in one place', (_what, words, where) => {
  const found = files.filter((file) => words.test(readFileSync(path.join(web, file), 'utf8')));
  expect(found.toSorted()).toEqual(where.toSorted());
});
