import { expect, test } from 'vitest';
import { readStep, stepAfterCount, stepPath } from './steps.ts';

const A = 'aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaaa';
const B = 'bbbbbbbb-bbbb-4bbb-8bbb-bbbbbbbbbbbb';
const read = (query: string) => readStep(new URLSearchParams(query));

test('a step comes back from its address', () => {
  const step = { ids: [A, B], at: 2 };
  expect(readStep(new URL(stepPath(step, '/book/1?a=b'), 'http://shop').searchParams)).toEqual(
    step,
  );
  expect(stepPath({ ids: [], at: 0 }, '/')).toBe('/onboarding');
});

test.each([
  ['', { ids: [], at: 0 }],
  ['child=1', { ids: [], at: 0 }],
  [`children=${A}&child=2`, { ids: [A], at: 0 }],
  [`children=${A}&child=-1`, { ids: [A], at: 0 }],
  [`children=${A},nonsense,${A},${B}&child=2`, { ids: [A, B], at: 2 }],
])('%j is read as far as it makes sense', (query, step) => {
  expect(read(query)).toEqual(step);
});

test('a count makes ids, and keeps those that are there', () => {
  expect(stepAfterCount(2, { ids: [A], at: 0 }, () => B)).toEqual({ ids: [A, B], at: 1 });
  expect(stepAfterCount(1, { ids: [A, B], at: 0 }, () => B)).toEqual({ ids: [A], at: 1 });
});

test.each([0, 6, 1.5, Number.NaN])('%d is no number of children', (count) => {
  expect(stepAfterCount(count, { ids: [], at: 0 }, () => A)).toBeUndefined();
});
