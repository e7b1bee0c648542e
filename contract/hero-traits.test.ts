import { expect, test } from 'vitest';
import { heroTraits } from './hero-traits.ts';

test('a made-up choice and a made-up trait are refused', () => {
  expect(heroTraits.safeParse({ hair: 'curly', freckles: true }).success).toBe(true);
  expect(heroTraits.safeParse({ hair: 'mohawk' }).success).toBe(false);
  expect(heroTraits.safeParse({ palette: 3 }).success).toBe(false);
  expect(heroTraits.safeParse({ freckles: 'yes' }).success).toBe(false);
});
