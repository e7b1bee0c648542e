import { expect, test } from 'vitest';
import { findTests } from './find-tests.ts';

test('a file is found by its path, with dashes between the words', () => {
  expect(findTests('cart model')).toMatchObject({ byPath: ['shop/cart/cart-model.test.ts'] });
  expect(findTests('support/find-tests').byPath).toEqual(['tests/support/find-tests.test.ts']);
});

test('a file is found by a title in it, whatever the case, and is named once', () => {
  const { byPath, byTitle } = findTests('is FOUND by a title in it');
  expect(byPath).toEqual([]);
  expect(byTitle).toEqual(['tests/support/find-tests.test.ts']);
  expect(findTests('find-tests').byTitle).toEqual([]);
});

test('journeys are found as well', () => {
  expect(findTests('declined-payment')).toEqual({ byPath: [], byTitle: [], journeys: true });
  expect(findTests('cart-model').journeys).toBe(false);
});

test('what nobody is called finds nothing', () => {
  const nobody = ['nowhere', 'to', 'be', 'found'].join(' and ');
  expect(findTests(nobody)).toEqual({ byPath: [], byTitle: [], journeys: false });
});
