import { expect, test, vi } from 'vitest';
import { SOMETHING_WENT_WRONG } from '#vocabulary/sentences/failures.ts';
import type { ShopRequest } from '#web/request-context.ts';
import { firstOfEach, sentenceOf } from './failed-call.ts';

const report = vi.fn();
const shop = { report } as unknown as ShopRequest;

test('a refusal of the contract is said in its words, and nobody is woken', () => {
  const error = new Error('There is $4 left on it');
  expect(sentenceOf({ error, isDefined: true }, shop)).toBe('There is $4 left on it');
  expect(report).not.toHaveBeenCalled();
});

test('what nobody has foreseen is reported, and never shown', () => {
  const error = new Error('connect ECONNREFUSED 10.0.0.7');
  expect(sentenceOf({ error, isDefined: false }, shop)).toBe(SOMETHING_WENT_WRONG);
  expect(report).toHaveBeenCalledExactlyOnceWith(error);
});

test('a field has one sentence', () => {
  expect(firstOfEach({ why: ['Please say why', 'Too short'], amount: [] })).toEqual({
    why: 'Please say why',
  });
});
