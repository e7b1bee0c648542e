import { expect, test } from 'vitest';
import type { MakingNews } from '#shop/orders/making-mail.ts';
import type { MakingStage } from '#vocabulary/making.ts';
import { makingLetter } from './making-letter.ts';

const news: MakingNews = {
  mailId: '7',
  kind: 'corrected',
  to: 'ana@example.com',
  name: 'Ana',
  until: new Date('2026-11-23T00:21:00Z'),
  stage: 'checking',
  books: [],
  parcel: { trackingUrl: null, arrives: null },
  reason: null,
  money: undefined,
  shipTo: null,
};
const textOf = (timeZone?: string) =>
  makingLetter(news, new Map(), 'https://shop.example', timeZone).text;

test('a canceled book: what goes back and how long that takes, and why if the shop did it', () => {
  const money = { amount: 3299, onCard: 0, isRefused: false, why: null };
  const letter = (about: object) =>
    makingLetter(
      { ...news, kind: 'cancelled', money: { ...money, ...about } },
      new Map(),
      'https://shop.example',
    );
  expect(letter({}).text).toContain(
    '$32.99 goes back the way it came. Banks usually take 5 to 10 business days to show it.',
  );
  expect(letter({ why: 'We are out of paper.' }).text).toContain(
    'Why we canceled it: We are out of paper.',
  );
  const byCard = letter({ amount: 0, onCard: 3299 }).text;
  expect(byCard).toContain('$32.99 is back on the gift card that paid it.');
  expect(byCard).not.toMatch(/bank|Nothing was paid/i);
  const byBoth = letter({ amount: 1299, onCard: 2000 }).text;
  expect(byBoth).toMatch(/\$12\.99 goes back.*\$20\.00 is back on the gift card/s);
  expect(letter({ amount: 0 }).text).toContain('Nothing was paid for it, so nothing goes back.');
  const refused = letter({ isRefused: true });
  expect(refused.subject).toBe('Your refund came back to us');
  expect(refused.text).toContain('The money is yours, and it is safe with us.');
});

test('a part: what goes back, why, and that the book goes on; what the bank does not take is safe', () => {
  const money = {
    amount: 500,
    onCard: 0,
    isRefused: false,
    why: 'A corner came bent, and we are sorry.',
  };
  const letter = (kind: 'refunded' | 'refund_failed') =>
    makingLetter({ ...news, kind, money }, new Map(), 'https://shop.example');
  expect(letter('refunded').text).toContain("We're giving you $5.00 back, the way it came.");
  expect(letter('refunded').text).toContain('Why: A corner came bent, and we are sorry.');
  expect(letter('refund_failed').subject).toBe('Your refund came back to us');
  expect(letter('refund_failed').text).toContain('We sent $5.00 back to you of what you had paid');
});

test('tells the time where its reader is, and says whose time it is', () => {
  expect(textOf('America/New_York')).toContain('Until Nov 22, 2026, 7:21 PM EST you can');
  expect(textOf()).toContain('Until Nov 23, 2026, 12:21 AM UTC you can');
});

test('a correction: what may still be corrected, and until when, is what is so', () => {
  const letter = (stage: MakingStage) =>
    makingLetter({ ...news, stage }, new Map(), 'https://shop.example').text;
  expect(letter('checking')).toContain('you can look through it and correct it again');
  // Only where it goes can be corrected by then.
  expect(letter('approved')).toMatch(/pages stay as they are.*address until the book goes/s);
  expect(letter('sent')).not.toMatch(/Until|until/);
  for (const stage of ['approved', 'sent'] as const)
    expect(letter(stage)).not.toMatch(/2026|look through/);
});

test('a book that goes on: back to be checked, or to the printer', () => {
  const letter = (stage: MakingStage) =>
    makingLetter({ ...news, kind: 'resumed', stage }, new Map(), 'https://shop.example').text;
  expect(letter('checking')).toContain('Until Nov 23, 2026, 12:21 AM UTC you can look through it');
  expect(letter('approved')).toContain('on its way to the printer again');
  expect(letter('approved')).not.toContain('2026');
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

test('what the shop did itself: an address that it corrected, a book that it holds', () => {
  const letter = (about: Partial<MakingNews>) =>
    makingLetter({ ...news, ...about }, new Map(), 'https://shop.example');
  const corrected = letter({
    kind: 'address_corrected',
    shipTo: {
      ...{ recipient: 'Ana', addressLine1: '14 Willow Lane', addressLine2: '', city: 'Portland' },
      ...{ state: 'Oregon', postalCode: '97205', countryCode: 'US', phoneNumber: '' },
    },
  });
  expect(corrected.text).toContain('It goes to: Ana, 14 Willow Lane, Portland');
  const held = letter({ kind: 'held', reason: 'We are asking you about the dedication.' });
  expect(held.subject).toBe('We are holding your Wonderling book for a moment');
  expect(held.text).toContain('We are asking you about the dedication.');
});
