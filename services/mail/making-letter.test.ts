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
};
const textOf = (timeZone?: string) =>
  makingLetter(news, new Map(), 'https://shop.example', timeZone).text;

test('tells the time where its reader is, and says whose time it is', () => {
  expect(textOf('America/New_York')).toContain('Until Nov 22, 2026, 7:21 PM EST you can');
  expect(textOf()).toContain('Until Nov 23, 2026, 12:21 AM UTC you can');
});
