import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { BOUND_NAMES, PAGES_INSIDE } from '#bookmaking/binding/openings.ts';
import { BLEED, TRIM } from '#bookmaking/sheet-size.ts';
import { importsOf } from '#tests/support/imports-of.ts';
import { factsOfTheBook, whatIsSold } from '#vocabulary/what-is-sold.ts';

const root = path.resolve(import.meta.dirname, '../..');
const SOURCE = '#vocabulary/what-is-sold.ts';

/** Whoever tells a buyer what it is, and where in the code that is. */
const places = {
  'the list for the page of a book and /delivery': 'web/book/what-you-get.tsx',
  'the sheet of dialog and cart': 'web/checkout/checkout-sheet.tsx',
  'the address that is asked for': 'web/checkout/goes-to.tsx',
  'the lines of a payment': 'services/stripe/stripe-payments.ts',
  'the confirmation': 'web/pages/confirmation/what-happens-next.tsx',
  'the letters about a payment': 'services/mail/payment-letter.ts',
  '/help': 'web/pages/good-to-know/help.tsx',
  'structured data': 'web/seo/product-data.ts',
};
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

test.each(Object.entries(places))('%s speaks from the one place', (_, file) => {
  const code = read(file);
  expect(importsOf(code)).toContain(SOURCE);
  const said = code.slice(code.lastIndexOf(SOURCE));
  expect(said).toMatch(/whatIsSold\.\w+|factsOfTheBook\.map/);
  // The facts themselves stand nowhere else: a number, a size, a promise of a delivery.
  expect(said).not.toMatch(/\b\d+ (?:pages|cm|inches)\b|hardcover|\bbusiness days\b/i);
});

test.each(['web/pages/book/book.tsx', 'web/pages/good-to-know/delivery.tsx'])(
  '%s shows all of them',
  (file) => expect(read(file)).toContain('<WhatYouGet />'),
);

test('pages and size are those of the books', () => {
  expect(BOUND_NAMES).toHaveLength(PAGES_INSIDE + 2);
  expect(whatIsSold.pages).toMatch(new RegExp(`^${PAGES_INSIDE} pages between two covers`));
  expect(whatIsSold.size).toContain(`${TRIM / 10} cm square (${(TRIM / 25.4).toFixed(1)} inches)`);
  expect(whatIsSold.size).toContain(`${BLEED} mm more on every side`);
  expect(whatIsSold.inShort).toContain(`${PAGES_INSIDE} pages, ${TRIM / 10} cm square`);
});

test('nothing is promised that the shop does not do', () => {
  const all = factsOfTheBook.map(({ fact }) => fact).join(' ');
  expect(all).toContain('Nothing comes in the mail yet.');
  expect(`${all} ${whatIsSold.inShort}`).not.toMatch(/hardcover|deliver|ship|\bposted\b/i);
});
