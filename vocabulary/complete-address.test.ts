import { describe, expect, test } from 'vitest';
import { isComplete } from './complete-address.ts';

const home = {
  addressLine1: '12 Willow Lane',
  city: 'Portland',
  state: 'OR',
  postalCode: '97205',
  countryCode: 'US',
};

describe('an address is complete', () => {
  test('with its five lines; the second line and the phone may be empty', () => {
    expect(isComplete(home)).toBe(true);
  });

  test.each(['addressLine1', 'city', 'state', 'postalCode', 'countryCode'] as const)(
    'never without %s',
    (line) => {
      for (const blank of ['', '   ', '\t\n', '\u00a0', '\u200b', '\u3164', '\u2800', '\u00ad']) {
        expect(isComplete({ ...home, [line]: blank })).toBe(false);
      }
    },
  );
});

test.each(['DE', 'GB', 'JP', 'SG', 'FR', 'IE'])(
  'a state is needed in %s as its addresses have one',
  (countryCode) => {
    expect(isComplete({ ...home, state: '', countryCode })).toBe(countryCode !== 'JP');
  },
);
