import { describe, expect, test } from 'vitest';
import { DAYLIGHT } from '#bookmaking/drawing/light.ts';
import { sheet } from '#bookmaking/drawing/sheet.ts';
import { someReader } from '#bookmaking/testing/readers.ts';
import { type Figure, figureOf } from './figure.ts';
import { heroOf } from './hero.ts';
import { bendTo } from './reach.ts';
import { trunkSides } from './skeleton.ts';
import { asUsual } from './usual-hand.ts';

const touching = (touchL: readonly [number, number]): Figure => {
  let figure: Figure | undefined;
  sheet('t', [0, 0, 1, 1], () => {
    const hero = asUsual(heroOf(someReader({ ageMonths: 60, traits: { wheelchair: false } })));
    figure = figureOf(hero, { pose: 'stand', mood: 'happy', yaw: 0, touchL }, DAYLIGHT);
    return '';
  });
  return figure as Figure;
};

describe('an arm that is told what to touch', () => {
  test.each([
    [70, -110],
    [60, -100],
    [50, -120],
  ] as const)('has its elbow outside the trunk, with the hand low at %i, %i', (x, y) => {
    const { skeleton } = touching([x, y]);
    const { bend } = skeleton.armL;
    const levels = [0.2, 0.4, 0.6, 0.8].map((level) => trunkSides(skeleton, level, 1)[1]);
    const beside = levels.reduce((a, b) =>
      Math.abs(a[1] - bend[1]) < Math.abs(b[1] - bend[1]) ? a : b,
    );
    expect(bend[0]).toBeGreaterThan(beside[0]);
  });

  test('lets its elbow hang where it reaches straight out', () => {
    for (const out of [-1, 0, 1])
      for (const x of [-70, 70])
        expect(bendTo([0, 0, 0], [x, 0], 50, 45, 20, out).bend[1]).toBeGreaterThan(10);
  });

  test('opens to its own side where it reaches up', () => {
    expect(bendTo([40, 0, 0], [20, -70], 50, 45, 20, 1).bend[0]).toBeGreaterThan(45);
    expect(bendTo([-40, 0, 0], [-20, -70], 50, 45, 20, -1).bend[0]).toBeLessThan(-45);
  });
});
