import { expect, test } from 'vitest';
import { DAYLIGHT } from '#bookmaking/drawing/light.ts';
import { sheet } from '#bookmaking/drawing/sheet.ts';
import { CHALK } from '#titles/all-puff-no-whistle/cast/face-hand.ts';
import { WASH } from '#titles/boots-for-an-octopus/cast/face-hand.ts';
import { CUT } from '#titles/box-of-snow/cast/face-hand.ts';
import { LITHO } from '#titles/goose-on-bus-nine/cast/face-hand.ts';
import { CRAYON } from '#titles/what-the-baby-said/cast/face-hand.ts';
import { grownHead } from './head.ts';

test('no two titles draw the same grown-up with one hand', () => {
  const faces = [CHALK, CUT, CRAYON, WASH, LITHO].map((hand) =>
    sheet('t', [0, 0, 1, 1], () => {
      const who = {
        skin: '#6f442e',
        hair: '#2b2023',
        shape: 'round',
        nose: 'broad',
        hairdo: 'short',
        years: 40,
      } as const;
      const view = { yaw: 20, pitch: 0, eyes: 'dots', mouth: 'smile', gaze: [0, 0] } as const;
      return grownHead(who, view, DAYLIGHT, hand).main;
    }),
  );
  expect(new Set(faces).size).toBe(5);
  for (const face of faces) expect(face).not.toMatch(/NaN|Infinity|undefined/);
});
