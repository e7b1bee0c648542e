import { expect, test } from 'vitest';
import { checkTypedParent, readTypedParent } from './read-parent-form.ts';

const typed = {
  name: 'Hanna',
  address_line_1: '12 Willow Lane',
  address_line_2: '',
  city: 'Portland',
  state: 'OR',
  postal_code: '97205',
  country_code: 'US',
  phone_number: '',
};

test('line 2 and phone are optional', () => {
  expect(checkTypedParent(typed)).toEqual({});
});

test.each(['name', 'address_line_1', 'city', 'state', 'postal_code', 'country_code'] as const)(
  'a missing %s is asked for',
  (field) => {
    expect(Object.keys(checkTypedParent({ ...typed, [field]: '' }))).toEqual([field]);
  },
);

test('blanks around a line do not count, and the country code is two capitals', () => {
  const form = new FormData();
  for (const [field, value] of Object.entries(typed)) form.set(field, ` ${value} `);
  form.set('country_code', 'usa');
  expect(readTypedParent(form)).toEqual(typed);
  form.set('city', '   ');
  expect(Object.keys(checkTypedParent(readTypedParent(form)))).toEqual(['city']);
});
