import { describe, expect, test } from 'vitest';
import { difference } from '#bookmaking/drawing/difference.ts';
import { DAYLIGHT } from '#bookmaking/drawing/light.ts';
import { sheet } from '#bookmaking/drawing/sheet.ts';
import { headOf } from '#bookmaking/hero/head.ts';
import type { HeadView } from '#bookmaking/hero/head-view.ts';
import { heroOf } from '#bookmaking/hero/hero.ts';
import { inTitle } from '#bookmaking/hero/in-title.ts';
import { EYE_COLORS, MOODS, SKINS } from '#bookmaking/hero/traits.ts';
import { someReader } from '#bookmaking/testing/readers.ts';
import { findTitle, listedTitles } from '#titles/find-title.ts';

const slugs = listedTitles.map(({ slug }) => slug);

const VIEW: HeadView = { yaw: 20, pitch: 4, mood: 'happy', gaze: [0.4, 0] };

const drawn = (
  slug: string,
  reader: Parameters<typeof someReader>[0],
  view: Partial<HeadView> = {},
): string =>
  sheet('h', [-80, -90, 160, 160], () => {
    const hero = inTitle(heroOf(someReader(reader)), findTitle(slug)!.cover);
    const head = headOf(hero, { ...VIEW, ...view }, DAYLIGHT);
    return head.back + head.under + head.main;
  });

test('no two titles draw the same child with one hand', () => {
  const child = { seed: 'one', traits: { skin: 'honey', hair: 'short' } } as const;
  expect(new Set(slugs.map((slug) => drawn(slug, child))).size).toBe(slugs.length);
});

describe.each(slugs)('the children of %s', (slug) => {
  test('have the color of eyes that was said, on the lightest and on the darkest skin', () => {
    const names = Object.keys(EYE_COLORS) as (keyof typeof EYE_COLORS)[];
    for (const skin of ['porcelain', 'ebony'] as const) {
      const of = (eyes: keyof typeof EYE_COLORS): string[] =>
        fills(drawn(slug, { seed: 'eyes', traits: { skin, hair: 'short', eyes } }));
      for (const name of names) {
        const others = new Set(names.filter((other) => other !== name).flatMap(of));
        const own = [...new Set(of(name))].filter((color) => !others.has(color));
        expect(own, `${name} on ${skin}`).toHaveLength(1);
        expect(difference(own[0] as `#${string}`, EYE_COLORS[name]), name).toBeLessThan(26);
      }
    }
  });

  test('are drawn with good numbers in every skin and mood, from one profile to the other', () => {
    for (const [i, skin] of Object.keys(SKINS).entries())
      for (const [j, mood] of MOODS.entries()) {
        const child = {
          seed: `${skin} ${mood}`,
          ageMonths: 8 + i * 13,
          traits: { skin: skin as keyof typeof SKINS, monolid: i % 3 === 0 },
        };
        const yaw = -90 + ((i * 8 + j) % 19) * 10;
        expect(drawn(slug, child, { mood, yaw })).not.toMatch(/NaN|undefined|Infinity/);
      }
  });

  test('lose nothing that was said', () => {
    const plain = { skin: 'honey', hair: 'short', freckles: false } as const;
    const bare = drawn(slug, { traits: plain });
    for (const more of [
      { glasses: 'round' },
      { eyePatch: 'left' },
      { freckles: true },
      { lashes: true },
      { hearingAids: true },
      { blush: true },
      { monolid: true },
    ] as const)
      expect(drawn(slug, { traits: { ...plain, ...more } }), JSON.stringify(more)).not.toBe(bare);
  });
});

const fills = (svg: string): string[] =>
  [...svg.matchAll(/fill="(#[0-9a-f]{6})"/g)].map((found) => found[1] as string);
