import { describe, expect, test } from 'vitest';
import { lexicon } from '#bookmaking/words/lexicon.ts';
import { DAYLIT } from '#pictures/lights.ts';
import { DRAWINGS, thing } from './things.ts';

const names = [...new Set(Object.values(lexicon).map((entry) => entry.thing)), 'book'] as const;

test('what is drawn is what a story can name, and no more', () => {
  expect(Object.keys(DRAWINGS).toSorted()).toEqual([...names].toSorted());
});

test('no two things look the same', () => {
  expect(new Set(names.map((name) => thing(name, DAYLIT))).size).toBe(names.length);
});

describe.each(names)('%s', (name) => {
  const svg = thing(name, DAYLIT);

  test('is few shapes with good numbers', () => {
    expect(svg).not.toMatch(/NaN|undefined|Infinity|\d\.\d{3}/);
    expect(svg.match(/<(?:path|ellipse|rect)/g)?.length).toBeGreaterThanOrEqual(2);
    expect(svg.match(/<(?:path|ellipse|rect)/g)?.length).toBeLessThanOrEqual(16);
    expect(svg.length).toBeLessThan(4000);
  });

  test('leaves pure red and the dark of night to the titles', () => {
    const colors = svg.match(/#[0-9a-f]{6}/g) ?? [];
    for (const color of colors) {
      const [red, green, blue] = [1, 3, 5].map((at) =>
        Number.parseInt(color.slice(at, at + 2), 16),
      );
      expect(red! > 200 && green! < 60 && blue! < 60, color).toBe(false);
    }
  });

  test('is about 100 wide around its middle', async () => {
    const { default: sharp } = await import('sharp');
    const { data, info } = await sharp(
      Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-100 -100 200 200" width="100" height="100">${svg}</svg>`,
      ),
    )
      .extractChannel('alpha')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const inked = [...data.keys()].filter((at) => (data[at] ?? 0) > 60);
    const xs = inked.map((at) => 2 * (at % info.width) - 100);
    const ys = inked.map((at) => 2 * Math.floor(at / info.width) - 100);
    const [left, right, top, bottom] = [
      Math.min(...xs),
      Math.max(...xs),
      Math.min(...ys),
      Math.max(...ys),
    ];
    expect(Math.max(-left, right, -top, bottom)).toBeLessThanOrEqual(70);
    expect(right - left).toBeGreaterThanOrEqual(44);
    expect(Math.abs(left + right)).toBeLessThanOrEqual(24);
    expect(Math.abs(top + bottom)).toBeLessThanOrEqual(24);
  });
});
