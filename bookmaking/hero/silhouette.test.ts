import { expect, test } from 'vitest';
import { DAYLIGHT } from '#bookmaking/drawing/light.ts';
import { sheet } from '#bookmaking/drawing/sheet.ts';
import { someReader } from '#bookmaking/testing/readers.ts';
import { figureOf } from './figure.ts';
import { heroOf } from './hero.ts';
import { asUsual } from './usual-hand.ts';

const xs = (svg: string): number[] =>
  [...svg.matchAll(/[ML](-?[\d.]+) /g)].map(([, x]) => Number(x));

test('a figure throws its own shape, away from the light, on the ground and on a wall', () => {
  sheet('t', [0, 0, 1, 1], () => {
    const view = { pose: 'stand', mood: 'happy', yaw: 0 } as const;
    const hero = asUsual(heroOf(someReader()));
    const left = figureOf(hero, view, { ...DAYLIGHT, direction: [-0.7, -0.7] });
    const right = figureOf(hero, view, { ...DAYLIGHT, direction: [0.7, -0.7] });
    const middle = (art: string) => xs(art).reduce((sum, x) => sum + x, 0) / xs(art).length;
    for (const thrown of [(f: typeof left) => f.shadow, (f: typeof left) => f.onWall(30)]) {
      expect(middle(thrown(left))).toBeGreaterThan(middle(thrown(right)) + 20);
      expect(thrown(left)).not.toMatch(/NaN|Infinity/);
    }
    return '';
  });
});
