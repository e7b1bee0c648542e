import { expect, test } from 'vitest';
import { asHero, box, path, shifted } from '#bookmaking/drawing/marks.ts';
import { clip, sheet } from '#bookmaking/drawing/sheet.ts';
import { byHand } from './by-hand.ts';
import type { Medium } from './medium.ts';
import { surfaceOf } from './surface-of.ts';
import type { SurfaceSheet } from './surface-sheet.ts';

const crayon: Medium = {
  marks: { tile: 'crayon', size: 50, lift: 0.5, sink: 0.5, angle: 30, onGround: 0.3 },
  form: 0.2,
  edge: 0,
  grain: { tile: 'hairs', size: 50 },
  paper: 0,
  marked: Number.POSITIVE_INFINITY,
  grained: Number.POSITIVE_INFINITY,
  hand: byHand({ ink: '#000000', toInk: 1, weight: 1, outlined: 100, washed: 3000 }),
};
const INK = 'stroke="#000000"';

const drawn = (draw: () => string, places: Partial<SurfaceSheet> = {}) =>
  sheet('s', [0, 0, 216, 216], draw, {
    finish: (art, on) => surfaceOf(art, on, crayon, { width: 216, height: 216, ...places }),
  });
const jar = () => box(20, 20, 40, 40, '#336699');

test('a line lies under its color and away from the light, which comes from the upper left', () => {
  const svg = drawn(jar);
  const moved = svg
    .match(/translate\(([\d.-]+) ([\d.-]+)\)/)
    ?.slice(1)
    .map(Number);
  expect(moved?.every((by) => by > 0)).toBe(true);
  expect(svg.lastIndexOf(INK)).toBeLessThan(svg.indexOf('fill="#336699"'));
});

test('a line swells: narrower strokes begin before broader ones', () => {
  const strokes = [
    ...drawn(jar).matchAll(/stroke-width="([\d.]+)"[^>]*?(?:dashoffset="-([\d.]+)")?\/>/g),
  ]
    .slice(0, 3)
    .map(([, width, later]) => [Number(width), Number(later ?? 0)] as const);
  expect(strokes).toHaveLength(3);
  for (const [i, [width, later]] of strokes.entries()) {
    const [wider, evenLater] = strokes[i + 1] ?? [Infinity, Infinity];
    expect(width).toBeLessThan(wider);
    expect(later).toBeLessThan(evenLater);
  }
});

test('small things have thinner lines, and the smallest none', () => {
  const width = (side: number) =>
    Math.max(
      0,
      ...[
        ...drawn(() => box(20, 20, side, side, '#336699')).matchAll(/stroke-width="([\d.]+)"/g),
      ].map(([, mm]) => Number(mm)),
    );
  expect(width(9)).toBe(0);
  expect(width(12)).toBeGreaterThan(0);
  expect(width(12)).toBeLessThan(width(40));
});

test('no line goes round the hero, nor through words', () => {
  expect(drawn(() => asHero(jar()))).not.toContain(INK);
  const quiet = [{ x: 30, y: 30, width: 90, height: 20 }];
  expect(drawn(jar, { quiet })).not.toContain(INK);
});

test('what is lit within its own outline has one line, along the inside of its edge', () => {
  const d = 'M20 20H70V70H20Z';
  const svg = drawn(() => clip(d, path(d, '#224466') + shifted(-6, -6, path(d, '#336699'))));
  expect(svg.split(INK)).toHaveLength(1 + 3);
  expect(svg.indexOf(INK)).toBeGreaterThan(svg.indexOf('fill="#224466"'));
  expect(svg.lastIndexOf(INK)).toBeLessThan(svg.indexOf('fill="#336699"'));
});

test('a large wash has gathered where it ran to; the largest grounds and small things are flat', () => {
  const gathers = (side: number) =>
    drawn(() => box(0, 0, side, side, '#336699')).includes('offset="0.94"');
  expect([40, 80, 200].map(gathers)).toEqual([false, true, false]);
});
