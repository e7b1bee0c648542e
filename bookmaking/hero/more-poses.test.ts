import { describe, expect, test } from 'vitest';
import { DAYLIGHT } from '#bookmaking/drawing/light.ts';
import { sheet } from '#bookmaking/drawing/sheet.ts';
import { someReader } from '#bookmaking/testing/readers.ts';
import { type Figure, figureOf, usesChair } from './figure.ts';
import { heroOf } from './hero.ts';
import { MORE_POSES } from './more-poses.ts';
import { POSES, type Pose } from './poses.ts';
import { asUsual } from './usual-hand.ts';

const drawn = (pose: Pose, ageMonths: number, wheelchair = false): Figure => {
  let figure: Figure | undefined;
  sheet('t', [0, 0, 1, 1], () => {
    const hero = asUsual(heroOf(someReader({ ageMonths, traits: { wheelchair } })));
    figure = figureOf(hero, { pose, mood: 'happy', yaw: 0 }, DAYLIGHT);
    return '';
  });
  return figure as Figure;
};

describe.each(Object.entries(MORE_POSES))('a page that brings along %s', (_, pose: Pose) => {
  test('has a child in it at every age', () => {
    for (const ageMonths of [8, 20, 60, 110])
      expect(drawn(pose, ageMonths).art).not.toMatch(/NaN|undefined|Infinity/);
  });

  test('leaves nobody without a wheelchair', () => {
    const hero = asUsual(heroOf(someReader({ traits: { wheelchair: true } })));
    expect(usesChair(hero, pose)).toBe(true);
    expect(drawn(pose, 60, true).art).not.toBe(drawn(pose, 60).art);
  });
});

describe('whoever stands', () => {
  test('has the weight on one leg: that hip up, that shoulder down', () => {
    const { armL, armR, legL, legR } = drawn({ ...POSES.stand, twist: 0 }, 60).skeleton;
    expect(legL.root[1]).toBeLessThan(legR.root[1] - 3);
    expect(armL.root[1]).toBeGreaterThan(armR.root[1] + 3);
  });

  test('has both soles on the ground', () => {
    for (const ageMonths of [20, 60, 110]) {
      const { legL, legR } = drawn(POSES.stand, ageMonths).skeleton;
      expect(Math.abs(legL.toe[1] - legR.toe[1])).toBeLessThan(14);
    }
  });
});
