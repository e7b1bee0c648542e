import { expect, test } from 'vitest';
import { isComplete } from './check-address.ts';

const address = {
  id: '6f0c1c0e-8f0a-4f9f-9a43-0d4d4a1f7d11',
  user_id: '0b1f7d11-8f0a-4f9f-9a43-6f0c1c0e0d4d',
  address_line_1: '12 Willow Lane',
  address_line_2: '',
  city: 'Portland',
  state: 'OR',
  postal_code: '97205',
  country_code: 'US',
  phone_number: '',
};

test('an address is complete without its second line and a phone number', () => {
  expect(isComplete(address)).toBe(true);
});

test('no address is not complete', () => {
  expect(isComplete(null)).toBe(false);
});

test.each(['address_line_1', 'city', 'state', 'postal_code', 'country_code'] as const)(
  'spaces do not make up for a missing %s',
  (part) => {
    expect(isComplete({ ...address, [part]: '  ' })).toBe(false);
  },
);

test('what cannot be seen does not either, and a state is needed where addresses have one', () => {
  expect(isComplete({ ...address, city: '\u200b\u3164' })).toBe(false);
  expect(isComplete({ ...address, state: '', country_code: 'DE' })).toBe(true);
});
