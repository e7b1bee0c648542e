import { expect, test } from 'vitest';
import { DAYLIGHT, tone } from '#bookmaking/drawing/light.ts';
import { jointedHand } from './jointed-hand.ts';

const EDGE = { ink: '#22143a', lean: [0.4, 0.2], weight: 1.6, strong: 0.6, shade: 0.8 } as const;

test.each(['rest', 'open', 'point', 'hold'] as const)(
  'a hand (%s) in a shadow is a shape without lines or nails',
  (shape) => {
    const key = '#141b36';
    const dark = { ...DAYLIGHT, key, shade: key, rim: key, cast: key, castAmount: 1 };
    const colors = (svg: string): string[] =>
      [...svg.matchAll(/#[\da-f]{6}/g)].map(([color]) => color);
    expect(new Set(colors(jointedHand(EDGE, shape, tone(dark, '#8d5a3a'))))).toEqual(
      new Set([key]),
    );
    expect(
      new Set(colors(jointedHand(EDGE, shape, tone(DAYLIGHT, '#8d5a3a')))).size,
    ).toBeGreaterThan(1);
  },
);
