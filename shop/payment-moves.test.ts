import { expect, test } from 'vitest';
import { statesBefore } from './payment-moves.ts';

test('completed is reached from everywhere else and left never', () => {
  expect(statesBefore('completed').sort()).toEqual(['expired', 'failed', 'pending']);
  expect(statesBefore('pending')).toEqual([]);
  expect(statesBefore('failed')).toEqual(['pending']);
  expect(statesBefore('expired')).toEqual(['pending']);
});
