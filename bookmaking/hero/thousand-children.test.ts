import { describe, expect, test } from 'vitest';
import { contrast, luma } from '#bookmaking/drawing/color.ts';
import { difference } from '#bookmaking/drawing/difference.ts';
import { tone } from '#bookmaking/drawing/light.ts';
import { sheet } from '#bookmaking/drawing/sheet.ts';
import { someReader } from '#bookmaking/testing/readers.ts';
import { someTimes } from '#tests/support/some-of.ts';
import { testSeed } from '#tests/support/test-seed.ts';
import { listedTitles } from '#titles/find-title.ts';
import { LAMPS } from '#titles/goose-on-bus-nine/set/lights.ts';
import { armDepth, HEAD_DEPTH } from './arm-depth.ts';
import { overEyes } from './arms-off-eyes.ts';
import { type FigureView, figureOf } from './figure.ts';
import { type Hero, heroOf } from './hero.ts';
import { against, FROM_GROUND, FROM_SKIN, keptApart } from './kept-apart.ts';
import { PALETTES } from './palettes.ts';
import { POSE_NAMES } from './poses.ts';
import type { Skeleton } from './skeleton.ts';
import { skinTone } from './skin-tone.ts';
import { HAIR_COLORS, MOODS, SKINS } from './traits.ts';
import { asUsual } from './usual-hand.ts';

const YAWS = [0, 18, -26, 40, -52, 64, -78, 90];
const PITCHES = [0, 6, 20, 38, 60];

/** Children of whom a family has said nothing, each in another pose, mood and view. */
const CHILDREN = Array.from({ length: someTimes(1000) }, (_, i) => {
  const turn = i * 7 + Math.floor(i / POSE_NAMES.length);
  const view: FigureView = {
    pose: POSE_NAMES[i % POSE_NAMES.length]!,
    mood: MOODS[turn % MOODS.length]!,
    yaw: YAWS[turn % YAWS.length]!,
    pitch: PITCHES[Math.floor(turn / YAWS.length) % PITCHES.length]!,
  };
  const seed = `${testSeed()} ${i}`;
  const pronoun = (['she', 'he', 'they'] as const)[i % 3]!;
  return {
    who: seed,
    view,
    hero: asUsual(heroOf(someReader({ seed, pronoun, ageMonths: 4 + (turn % 132) }))),
  };
});

const skeletonOf = (hero: Hero, view: FigureView): Skeleton => {
  let skeleton: Skeleton | undefined;
  sheet('t', [0, 0, 1, 1], () => {
    ({ skeleton } = figureOf(hero, view, LAMPS));
    return '';
  });
  return skeleton!;
};

describe('a thousand children of whom nothing was said', () => {
  test('none of them looks undressed', () => {
    for (const { who, hero } of CHILDREN) {
      const { main, second, shoes } = hero.colors;
      for (const cloth of [main, second, shoes]) {
        expect(difference(cloth, hero.skin), who).toBeGreaterThanOrEqual(FROM_SKIN);
      }
    }
  });

  test('no arm lies over an eye', () => {
    for (const { who, view, hero } of CHILDREN) {
      const s = skeletonOf(hero, view);
      const coversEye = overEyes(s, hero);
      for (const side of [1, -1] as const) {
        if (!coversEye(side > 0 ? s.armL : s.armR)) continue;
        const depth = armDepth(s, view, side, coversEye);
        expect(depth, `${who}, ${view.pose} ${view.yaw}`).toBeLessThan(HEAD_DEPTH);
      }
    }
  });

  test('whoever stands, kneels or climbs has a sole or a knee on the ground', () => {
    for (const { who, view, hero } of CHILDREN) {
      const s = skeletonOf(hero, { ...view, pitch: 0 });
      if (s.pose.seat || s.pose.lie || s.pose.lift) continue;
      const lowest = Math.max(
        ...[s.legL, s.legR].flatMap(({ bend, heel, toe }) => [
          bend[1] + s.body.legWidths[1],
          Math.max(heel[1], toe[1]) + s.body.sole,
        ]),
      );
      expect(Math.abs(lowest), `${who}, ${view.pose}`).toBeLessThan(8);
    }
  });
});

test('on every skin, with every hair, clothes are neither skin nor hair, and what was said stays', () => {
  for (const skin of Object.values(SKINS)) {
    for (const hair of Object.values(HAIR_COLORS)) {
      for (const palette of PALETTES) {
        const kept = keptApart(palette, skin, hair);
        expect(difference(kept.main, skin)).toBeGreaterThanOrEqual(FROM_SKIN);
        expect(difference(kept.main, hair)).toBeGreaterThanOrEqual(12);
        expect(difference(kept.second, skin)).toBeGreaterThanOrEqual(FROM_SKIN);
        const said = keptApart(palette, skin, hair, { clothes: skin, headwear: hair });
        expect([said.main, said.headwear]).toEqual([skin, hair]);
      }
    }
  }
});

describe.each(listedTitles.map((title) => [title.slug, title.cover.grounds] as const))(
  'before what %s stands before',
  (_, grounds) => {
    test('no clothes sink into it, unless they were said', () => {
      for (const { who, hero } of CHILDREN) {
        const { main } = against(hero, grounds).colors;
        expect(difference(main, hero.skin), who).toBeGreaterThanOrEqual(FROM_SKIN);
        for (const { color, light } of grounds) {
          const apart = difference(tone(light, main).base, color);
          expect(apart, who).toBeGreaterThanOrEqual(FROM_GROUND);
        }
        const said = { ...hero, said: { clothes: '#1d3f5b' } };
        expect(against(said, grounds).colors.main).toBe('#1d3f5b');
      }
    });
  },
);

test('the darkest faces are seen in the darkest rooms: 1.6 to 1, where they were 1.06 and 1.23', () => {
  const nights = listedTitles.flatMap(({ cover }) =>
    cover.grounds.filter(({ color }) => luma(color) < 0.25),
  );
  expect(nights.length).toBeGreaterThanOrEqual(3);
  for (const { color, light } of nights) {
    for (const skin of Object.values(SKINS)) {
      expect(contrast(skinTone(light, skin).base, color)).toBeGreaterThan(1.6);
    }
  }
});
