import { expect, test } from 'vitest';
import type { MakingNews } from '#shop/orders/making-mail.ts';
import { makingLetter } from './making-letter.ts';

const news: MakingNews = {
  mailId: '7',
  kind: 'corrected',
  to: 'ana@example.com',
  name: 'Ana',
  until: new Date('2026-11-23T00:21:00Z'),
  books: [],
  parcel: { trackingUrl: null, arrives: null },
  reason: null,
  canceled: undefined,
};
const textOf = (timeZone?: string) =>
  makingLetter(news, new Map(), 'https://shop.example', timeZone).text;

test('a canceled book: what goes back and how long that takes, and why if the shop did it', () => {
  const canceled = { amount: 3299, isRefused: false, why: null };
  const letter = (about: object) =>
    makingLetter(
      { ...news, kind: 'cancelled', canceled: { ...canceled, ...about } },
      new Map(),
      'https://shop.example',
    );
  expect(letter({}).text).toContain(
    '$32.99 goes back the way it came. Banks usually take 5 to 10 business days to show it.',
  );
  expect(letter({ why: 'We are out of paper.' }).text).toContain(
    'Why we canceled it: We are out of paper.',
  );
  const refused = letter({ isRefused: true });
  expect(refused.subject).toBe('Your refund came back to us');
  expect(refused.text).toContain('The money is yours, and it is safe with us.');
});

test('tells the time where its reader is, and says whose time it is', () => {
  expect(textOf('America/New_York')).toContain('Until Nov 22, 2026, 7:21 PM EST you can');
  expect(textOf()).toContain('Until Nov 23, 2026, 12:21 AM UTC you can');
});

test('a parcel is followed by its number, or else the letter says that it has none, and when it comes', () => {
  const arrives = { from: '2026-12-02', until: '2026-12-09' };
  const letter = (trackingUrl: string | null) =>
    makingLetter(
      { ...news, kind: 'shipped', parcel: { trackingUrl, arrives } },
      new Map(),
      'https://shop.example',
    ).text;
  const followed = letter('https://parcels.example.com/7');
  expect(followed).toContain('It should come Dec 2 to 9.');
  expect(followed).toContain('https://parcels.example.com/7');
  expect(letter(null)).toContain('without a number to follow it by');
});

test('a book that has stopped says why, in kind words', () => {
  const stopped = { ...news, kind: 'stopped' as const, reason: 'The address is too long.' };
  expect(makingLetter(stopped, new Map(), 'https://shop.example').text).toContain(
    'The address is too long.',
  );
});
