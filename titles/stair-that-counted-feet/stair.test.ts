import { describe, expect, test } from 'vitest';
import { composePage } from '#bookmaking/compose-page.ts';
import { cameraAt } from '#bookmaking/house/camera.ts';
import { onStep } from '#bookmaking/house/staircase.ts';
import { someReader } from '#bookmaking/testing/readers.ts';
import { unpainted } from '#bookmaking/testing/unpainted.ts';
import type { StoryPage } from '#bookmaking/title.ts';
import { tellings } from '#vocabulary/reading-levels.ts';
import { stairThatCountedFeet } from './title.ts';

const title = unpainted(stairThatCountedFeet);

const page = (number: StoryPage, traits = {}): string =>
  composePage(title, someReader({ traits }), number).svg;

/** The spokes of a wheelchair: a path of ten strokes from the hub. */
const wheels = (svg: string): number => svg.match(/d="(?:M[-\d. ]+L[-\d. ]+){10}"/g)?.length ?? 0;

describe('The Stair That Counted Feet', () => {
  test('page 9 is wordless but for the smallest', () => {
    for (const level of tellings) {
      const { text } = composePage(title, someReader({ level }), 9);
      expect(text.length).toBe(level === 'seedling' ? 1 : 0);
    }
  });

  test('nobody climbs the stairs in a wheelchair, and nobody is without it off the stairs', () => {
    const rolls = { wheelchair: true, wheelchairColor: 'orange', glasses: 'none' } as const;
    for (const number of [1, 2, 3, 7, 8, 9, 10, 12] as const) {
      expect(wheels(page(number, rolls)), `${number}`).toBeGreaterThan(0);
    }
    for (const number of [4, 5, 6, 11] as const) {
      expect(wheels(page(number, rolls)), `${number}`).toBe(0);
    }
  });

  test('glasses and hearing aids come off to sleep, and lie beside the bed', () => {
    const worn = { glasses: 'round', glassesColor: 'pink', hearingAids: false } as const;
    const frame = /<ellipse[^>]*rx="14\.6"/;
    expect(page(10, worn)).toMatch(frame);
    expect(page(12, worn)).not.toMatch(frame);
    expect(page(12, worn)).not.toBe(page(12, { ...worn, glasses: 'none' }));
    const aids = { glasses: 'none', hearingAids: true, hearingAidColor: 'pink' } as const;
    expect(page(12, aids)).not.toBe(page(12, { ...aids, hearingAids: false }));
  });

  test('the stairs rise to the right, and what is further away is smaller', () => {
    const camera = cameraAt({
      from: [0, 150, -300],
      to: [0, 100, 0],
      middle: [108, 108],
      focal: 200,
    });
    const [low, high] = [camera.see(onStep(2)), camera.see(onStep(5))];
    expect(high[0]).toBeGreaterThan(low[0]);
    expect(high[1]).toBeLessThan(low[1]);
    expect(camera.scale(onStep(3, 0.5, 1))).toBeLessThan(camera.scale(onStep(3, 0.5, 0)));
  });
});
