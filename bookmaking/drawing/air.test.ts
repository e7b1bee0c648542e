import { expect, test } from 'vitest';
import { air, plane } from './air.ts';
import { difference } from './difference.ts';
import { DAYLIGHT } from './light.ts';
import { box } from './marks.ts';
import { sheet } from './sheet.ts';

test('what is further away is nearer to the color of the air', () => {
  const roof = box(0, 0, 9, 9, '#203050');
  const seen = (art: string) => /#[0-9a-f]{6}/.exec(art)?.[0] ?? '';
  const [far, middle, near] = [
    plane('far', DAYLIGHT, roof),
    plane('middle', DAYLIGHT, roof),
    roof,
  ].map((art) => difference(seen(art), DAYLIGHT.haze)) as [number, number, number];
  expect(far).toBeLessThan(middle);
  expect(middle).toBeLessThan(near);
});

test('air is densest at its foot and nothing at its top', () => {
  const svg = sheet('t', [0, 0, 9, 9], () =>
    air(DAYLIGHT, { x: 0, y: 0, width: 9, height: 9 }, 0.5),
  );
  const opacities = [...svg.matchAll(/stop-opacity="([^"]+)"/g)].map(([, n]) => Number(n));
  expect(opacities).toEqual([0, 0.2, 0.5]);
});
