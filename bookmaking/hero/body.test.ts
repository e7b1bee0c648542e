import { expect, test } from 'vitest';
import { someReader } from '#bookmaking/testing/readers.ts';
import { type Body, bodyAt } from './body.ts';
import { eyePlace } from './face-places.ts';
import type { Features } from './features.ts';
import { heroOf } from './hero.ts';
import { longerBody } from './jointed/longer-body.ts';
import { skullOf } from './skull-of.ts';

/** Half of what a head is wide. */
const HEAD = 49;
const shoulders = ({ shoulder, armWidths }: Body): number => shoulder * 0.8 + armWidths[0];

test.each([
  ['the shop', bodyAt],
  ['a title', longerBody],
])('a child as %s draws it is seen to be one, five or eleven', (_, bodyOf) => {
  const [one, five, eleven] = [bodyOf(1.6), bodyOf(5), bodyOf(11)];
  expect(shoulders(one)).toBeLessThan(HEAD * 0.9);
  expect(shoulders(eleven)).toBeGreaterThan(HEAD * 1.05);
  expect(one.neck).toBeGreaterThan(0);
  expect(one.neck).toBeLessThan(five.neck * 0.6);
  // A long one under a small head was a woman's of thirty.
  expect(eleven.neck).toBeGreaterThan(five.neck);
  expect(eleven.neck).toBeLessThan(five.neck * 1.3);
  expect(eleven.heads).toBeLessThan(5);
  expect(one.plump).toBeGreaterThan(five.plump);
  expect(eleven.plump).toBeLessThan(five.plump);
});

test('nobody grows in jumps: two months change nothing by a tenth', () => {
  for (let years = 0.5; years < 12; years += 1 / 6) {
    const [now, then] = [bodyAt(years), bodyAt(years + 1 / 6)];
    for (const part of ['heads', 'shoulder', 'plump', 'hand', 'thigh'] as const)
      expect(Math.abs(then[part] / now[part] - 1), `${part} at ${years}`).toBeLessThan(0.1);
  }
});

const face = (seed: string, ageMonths: number): Features =>
  heroOf(someReader({ seed, ageMonths })).features;

test('a face of any seed is lower, wider and rounder at one than at five, and longer at eleven', () => {
  for (let i = 0; i < 40; i++) {
    const [one, five, eleven] = [20, 60, 132].map((months) => face(`child ${i}`, months)) as [
      Features,
      Features,
      Features,
    ];
    expect(one.eyeLatitude).toBeGreaterThan(five.eyeLatitude + 4);
    expect(eleven.eyeLatitude).toBeLessThan(five.eyeLatitude - 4);
    expect(one.chub).toBeGreaterThanOrEqual(five.chub);
    expect(eleven.chin / eleven.width).toBeGreaterThan(five.chin / five.width);
    expect(one.browWeight).toBeGreaterThanOrEqual(0.4);
    expect(eleven.browWeight).toBeLessThan(five.browWeight * 1.1);
    expect(eleven.eyeHeight).toBeGreaterThan(five.eyeHeight * 0.95);
  }
});

test('both eyes of the very young are inside a face that turns', () => {
  for (let i = 0; i < 40; i++) {
    const hero = heroOf(someReader({ seed: `child ${i}`, ageMonths: 9 + (i % 15) }));
    const head = skullOf(hero, 34, 0);
    const [longitude, latitude] = eyePlace(head, hero.features, 1);
    const [x, y] = head.at(longitude, latitude);
    const edge = head.radius(Math.atan2(y, x));
    expect(Math.hypot(x, y) / edge).toBeLessThan(0.8);
  }
});
