import { beforeEach, describe, expect, test, vi } from 'vitest';
import { someOf, someTimes } from './some-of.ts';
import { testSeed } from './test-seed.ts';

const hundred = Array.from({ length: 100 }, (_, n) => n);

beforeEach(() => vi.stubEnv('TEST_ALL', undefined));

describe('npm test', () => {
  test('looks at a tenth, in its order, and at one of few', () => {
    const some = someOf('numbers', hundred);
    expect(some).toHaveLength(10);
    expect(some).toEqual([...new Set(some)].sort((a, b) => a - b));
    expect(someOf('few', ['one', 'other'])).toHaveLength(1);
    expect(someOf('none', [])).toEqual([]);
  });

  test('looks at the same again with the same seed, and elsewhere with another', () => {
    vi.stubEnv('TEST_SEED', 'one');
    const some = someOf('numbers', hundred);
    expect(someOf('numbers', hundred)).toEqual(some);
    expect(someOf('other numbers', hundred)).not.toEqual(some);
    vi.stubEnv('TEST_SEED', 'two');
    expect(someOf('numbers', hundred)).not.toEqual(some);
  });

  test('has looked at everything after some seeds', () => {
    const seen = new Set<number>();
    for (let seed = 0; seed < 100; seed++) {
      vi.stubEnv('TEST_SEED', `seed ${seed}`);
      for (const n of someOf('numbers', hundred)) seen.add(n);
    }
    expect(seen.size).toBe(100);
  });
});

test('npm run test:all looks at everything', () => {
  vi.stubEnv('TEST_ALL', 'yes');
  expect(someOf('numbers', hundred)).toEqual(hundred);
  expect(someTimes(40)).toBe(40);
});

test('a run has a seed though nobody gave one, and hands it on', () => {
  vi.stubEnv('TEST_SEED', undefined);
  expect(testSeed()).toMatch(/^([0-9a-f]{7,}|\d{4}-\d\d-\d\d)$/);
  expect(process.env.TEST_SEED).toBe(testSeed());
});
