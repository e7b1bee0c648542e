import { expect, test } from 'vitest';
import { composePage } from '#bookmaking/compose-page.ts';
import { someReader } from '#bookmaking/testing/readers.ts';
import { unpainted } from '#bookmaking/testing/unpainted.ts';
import type { StoryPage } from '#bookmaking/title.ts';
import { YELLOW } from './set/colors.ts';
import { allPuffNoWhistle } from './title.ts';

const title = unpainted(allPuffNoWhistle);

const used = (page: StoryPage): number =>
  composePage(title, someReader(), page).svg.split('<use ').length - 1;

test('there are as many as the words say, for children who count', () => {
  expect(used(3), 'forty pigeons came down').toBe(40);
  expect(used(11), 'sixty beetles came to the wedding').toBe(60);
  expect(used(12), 'then forty pigeons arrived').toBe(40);
});

test('the whistle is yellow, and no breath before it', () => {
  const wears: StoryPage[] = ([1, 2, 3, 5, 6, 7, 8, 9, 10, 11] as const).filter((page) =>
    composePage(title, someReader(), page).svg.includes(YELLOW),
  );
  expect(wears).toEqual([11]);
});

test('it is ten to, eight to, three to, one to, and then it is twelve', () => {
  // A clock's minute hand is 20 long and 2.6 wide; where it points to is in its path.
  const minutes = (page: StoryPage): number => {
    const { svg } = composePage(title, someReader(), page);
    const [, x, y] = svg.match(/d="M0 -138l(-?[\d.]+) (-?[\d.]+)"[^>]+stroke-width="2\.6"/) ?? [];
    return (Math.round((Math.atan2(Number(x), -Number(y)) / Math.PI) * 30) + 60) % 60;
  };
  expect(([7, 8, 9, 10, 12] as const).map(minutes)).toEqual([50, 52, 57, 59, 0]);
});
