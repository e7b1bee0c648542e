import { describe, expect, test } from 'vitest';
import { contrast } from '#bookmaking/drawing/color.ts';
import { DAYLIGHT, type Light } from '#bookmaking/drawing/light.ts';
import { someReader } from '#bookmaking/testing/readers.ts';
import { LAMPS } from '#titles/goose-on-bus-nine/set/lights.ts';
import { traitChoices } from '#vocabulary/trait-choices.ts';
import { browInk } from './brows.ts';
import { lipInkOn } from './head.ts';
import { heroOf } from './hero.ts';
import { browBone } from './modelling.ts';
import { READ } from './readable.ts';
import { skinTone } from './skin-tone.ts';

const face = (seed: string, more: Parameters<typeof someReader>[0] = {}) =>
  heroOf(someReader({ ...more, seed })).features;

describe('the features of a face', () => {
  test('are the same for the same child, and another child has others', () => {
    expect(face('a')).toEqual(face('a'));
    const many = Array.from({ length: 200 }, (_, i) => JSON.stringify(face(`child ${i}`)));
    expect(new Set(many).size).toBe(200);
    const kinds = new Set(Array.from({ length: 60 }, (_, i) => face(`child ${i}`).eyeKind));
    expect(kinds.size).toBeGreaterThanOrEqual(3);
  });

  test('grow with the child: the eyes rise and the nose lengthens', () => {
    const [small, tall] = [face('a', { ageMonths: 14 }), face('a', { ageMonths: 110 })];
    expect(tall.eyeLatitude).toBeLessThan(small.eyeLatitude - 2);
    expect(tall.noseLength).toBeGreaterThan(small.noseLength);
    expect(tall.chub).toBeLessThan(small.chub);
  });

  test('are as they were said', () => {
    for (let i = 0; i < 80; i++) {
      const seed = `child ${i}`;
      const said = { monolid: true, teeth: 'gap' } as const;
      expect(face(seed, { traits: said })).toMatchObject({ eyeKind: 'monolid', teeth: 'gap' });
      const not = { monolid: false, teeth: 'all', skin: 'fair', hairColor: 'black' } as const;
      const { eyeKind, teeth } = face(seed, { ageMonths: 80, traits: not });
      expect(eyeKind).not.toBe('monolid');
      expect(teeth).toBe('all');
    }
  });
});

const NIGHT: Light = { ...DAYLIGHT, cast: '#2c2450', castAmount: 0.42, shade: '#191338' };

test.each(traitChoices.skin)('brows and lips are read on %s skin in every light', (skin) => {
  for (const light of [DAYLIGHT, LAMPS, NIGHT]) {
    for (const hairColor of traitChoices.hairColor) {
      const hero = heroOf(someReader({ traits: { skin, hairColor } }));
      const t = skinTone(light, hero.skin);
      expect(contrast(browInk(hero, light), browBone(t, light))).toBeGreaterThanOrEqual(READ);
      expect(contrast(lipInkOn(hero, light), t.base)).toBeGreaterThanOrEqual(READ);
    }
  }
});
