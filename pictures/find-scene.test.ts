import { describe, expect, test } from 'vitest';
import { drawScene } from './draw-scene.ts';
import { findScene, scenes } from './find-scene.ts';

test('a scene is found by its name, and by no other', () => {
  for (const scene of scenes) expect(findScene(scene.name)).toBe(scene);
  expect(findScene('no-such-scene')).toBeUndefined();
  expect(new Set(scenes.map(({ name }) => name)).size).toBe(scenes.length);
});

describe.each(scenes.map((scene) => [scene.name, scene] as const))('%s', (name, scene) => {
  test('has a name for addresses and words for who cannot see it', () => {
    expect(name).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(scene.alt.split(' ').length).toBeGreaterThanOrEqual(6);
    expect(scene.alt).toMatch(/\.$/);
  });

  test('is drawn alike every time, of numbers and colors only', () => {
    const drawn = drawScene(scene);
    expect(drawScene(scene)).toBe(drawn);
    expect(drawn).not.toMatch(/NaN|Infinity|undefined|null/);
    expect(drawn).not.toMatch(/<(text|filter|script)|href="(?!#|tile:)/);
  });
});
