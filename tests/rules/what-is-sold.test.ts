import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { BOUND_NAMES, PAGES_INSIDE } from '#bookmaking/binding/openings.ts';
import { TRIM } from '#bookmaking/sheet-size.ts';
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
  expect(said).toMatch(/whatIsSold\.\w+|factsOfTheBook\(days\)\.map/);
  // The facts themselves stand nowhere else: a number, a size, a promise of a delivery.
  expect(said).not.toMatch(/\b\d+ (?:pages|cm|inches)\b|hardcover|\bbusiness days\b/i);
});

test.each(['web/pages/book/book.tsx', 'web/pages/good-to-know/delivery.tsx'])(
  '%s shows all of them',
  (file) => expect(read(file)).toContain('<WhatYouGet days={days} />'),
);

test('pages and size are those of the books', () => {
  expect(BOUND_NAMES).toHaveLength(PAGES_INSIDE + 2);
  expect(whatIsSold.pages).toMatch(new RegExp(`^${PAGES_INSIDE} pages between two covers`));
  // A printed page is a drawn one, enlarged by less than 3 in 100 (study of printing).
  const [, inches, centimeters] = whatIsSold.size.match(
    /^([\d.]+) x \1 inches \(([\d.]+) cm square\)/,
  )!;
  expect((Number(inches) * 2.54).toFixed(1)).toBe(centimeters);
  expect((Number(inches) * 25.4) / TRIM).toBeCloseTo(1.028, 3);
  expect(whatIsSold.inShort).toContain(`${PAGES_INSIDE} pages, ${inches} x ${inches} inches`);
});

test('how long it takes is said as far as the printer has told', () => {
  const told = (days?: { least: number; most: number }) =>
    factsOfTheBook(days).find(({ about }) => about === 'In the mail')?.fact;
  expect(told({ least: 9, most: 21 })).toMatch(/^9 to 21 days after you have paid/);
  expect(told({ least: 9, most: 9 })).toMatch(/^9 days after/);
  expect(told()).toContain('we are just asking our printer');
  expect(told()).not.toMatch(/\d/);
});

test('nothing is said of a book to print at home, nor that nothing comes', () => {
  const all = factsOfTheBook(undefined)
    .map(({ fact }) => fact)
    .join(' ');
  expect(`${all} ${whatIsSold.inShort}`).not.toMatch(/at home|nothing comes|PDF/i);
  expect(whatIsSold.inShort).toContain('delivery included');
});
