import { expect, test } from 'vitest';
import { findTitle } from '#titles/find-title.ts';
import { composeCover } from './compose-cover.ts';
import { onCover } from './on-cover.ts';
import { someReader } from './testing/readers.ts';

const { cover } = findTitle('boots-for-an-octopus')!;
const idsOf = (svg: string) => new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));

test('the same cover twice in a page shares no gradient, which would be gone with the one that is hidden', () => {
  const [table, cards] = ['table', 'cards'].map((copy) =>
    composeCover(cover, onCover(someReader(), cover), copy),
  );
  expect(idsOf(table!).size).toBeGreaterThan(0);
  expect(idsOf(table!).isDisjointFrom(idsOf(cards!))).toBe(true);
  const drawn = (svg: string) => svg.replaceAll(/id="[^"]+"|url\(#[^)]+\)|href="#[^"]+"/g, '');
  expect(drawn(table!)).toBe(drawn(cards!));
});
