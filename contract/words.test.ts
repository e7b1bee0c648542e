import { expect, test } from 'vitest';
import type { z } from 'zod';
import { addresses } from './addresses.ts';
import { functions } from './book-previews.ts';
import { checkout } from './checkout.ts';
import { childPhotos } from './child-photos.ts';
import { profiles } from './profiles.ts';

/** The sentences about what was sent, field by field. */
function sentences(call: { '~orpc': { inputSchema?: unknown } }, sent: object) {
  const { error } = (call['~orpc'].inputSchema as z.ZodType).safeParse(sent);
  return Object.fromEntries(
    error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [],
  );
}

const CHECKOUT = 'Missing required information for checkout.';
const PREVIEW = 'Missing book or child information.';
const ADDRESS = 'Please fill in all required address fields';

test('what is not sent at all has the words of the specification', () => {
  expect(sentences(checkout['create-book-checkout'], {})).toEqual({
    bookId: CHECKOUT,
    childId: CHECKOUT,
  });
  expect(sentences(functions.start_generate_book_preview, {})).toEqual({
    book_id: PREVIEW,
    child_id: PREVIEW,
  });
  expect(sentences(addresses.save, {})).toEqual({
    address_line_1: ADDRESS,
    city: ADDRESS,
    postal_code: ADDRESS,
    country_code: ADDRESS,
  });
  const incomplete = 'Missing required parameters for photo upload';
  expect(sentences(childPhotos.upload, {})).toEqual({ file: incomplete, child_name: incomplete });
});

test('nobody signed in has them too, where there are any', () => {
  const unauthorized = (call: { '~orpc': { errorMap: object } }) =>
    (call['~orpc'].errorMap as { UNAUTHORIZED: object }).UNAUTHORIZED;
  expect(unauthorized(functions.start_generate_book_preview)).toMatchObject({
    message: 'Please log in to generate a preview.',
  });
  expect(unauthorized(childPhotos.upload)).toMatchObject({ message: 'User not authenticated' });
});

const read = (call: { '~orpc': { inputSchema?: unknown } }, sent: object) =>
  (call['~orpc'].inputSchema as z.ZodType).parse(sent);

test('a name that nobody would see is none, and one that would turn a line around does not', () => {
  expect(sentences(profiles.change, { name: '\u200b\u200b' })).toEqual({
    name: 'Please tell us your name',
  });
  expect(read(profiles.change, { name: '\u202eHanna\nLind' })).toEqual({ name: 'Hanna Lind' });
});

test('of an address, what nobody would see is empty, and UK is GB', () => {
  const sent = {
    address_line_1: '\u3164\u2800',
    city: '\u00ad',
    postal_code: '\u200b',
    country_code: 'uk',
  };
  expect(read(addresses.save, sent)).toEqual({
    address_line_1: '',
    address_line_2: '',
    city: '',
    state: '',
    postal_code: '',
    country_code: 'GB',
    phone_number: '',
  });
});

test('a checkout takes as many lines as the provider does', () => {
  const line = { book_id: 1, child_id: crypto.randomUUID(), quantity: 1 };
  const call = checkout['create-cart-checkout'];
  expect(sentences(call, { cartItems: Array(100).fill(line) })).toEqual({});
  expect(sentences(call, { cartItems: Array(101).fill(line) })).toHaveProperty('cartItems');
});
