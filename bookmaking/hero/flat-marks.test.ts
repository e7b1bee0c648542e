import { expect, test } from 'vitest';
import { DAYLIGHT } from '#bookmaking/drawing/light.ts';
import { someReader } from '#bookmaking/testing/readers.ts';
import { marksOnCheek } from './flat-marks.ts';
import { heroOf } from './hero.ts';
import { ACTING } from './moods.ts';
import { skinTone } from './skin-tone.ts';
import { skullOf } from './skull-of.ts';

/** How far from the middle of what is stuck on a cheek the outermost freckle is, with half its width. */
const OUTERMOST = 11.4;

test.each([20, 34, 48])('freckles are on the cheek that is turned away by %i degrees', (yaw) => {
  const hero = { ...heroOf(someReader()), freckles: true };
  const head = skullOf(hero, yaw, 0);
  const t = skinTone(DAYLIGHT, hero.skin);
  const art = marksOnCheek(hero, head, ACTING.happy, t, 1);
  const [, x, y, across] = art.match(/translate\((\S+) (\S+)\)(?: scale\((\S+))?/) ?? [];
  const out = Number(x) + OUTERMOST * Number(across ?? 1);
  expect(Math.hypot(out, Number(y))).toBeLessThan(head.radius(Math.atan2(Number(y), out)));
});
