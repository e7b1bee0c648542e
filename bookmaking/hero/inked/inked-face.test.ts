import { describe, expect, test } from 'vitest';
import { difference } from '#bookmaking/drawing/difference.ts';
import { DAYLIGHT } from '#bookmaking/drawing/light.ts';
import { sheet } from '#bookmaking/drawing/sheet.ts';
import { headOf } from '#bookmaking/hero/head.ts';
import type { HeadView } from '#bookmaking/hero/head-view.ts';
import { type Hero, heroOf } from '#bookmaking/hero/hero.ts';
import { EYE_COLORS, MOODS, SKINS } from '#bookmaking/hero/traits.ts';
import { someReader } from '#bookmaking/testing/readers.ts';
import { INK } from './inked-eye.ts';
import { INKED } from './inked-face.ts';

const inked = (traits: Parameters<typeof someReader>[0] = {}): Hero => ({
  ...heroOf(someReader(traits)),
  hand: INKED,
});

const VIEW: HeadView = { yaw: 20, pitch: 4, mood: 'happy', gaze: [0.4, 0] };

const drawn = (hero: Hero, view: Partial<HeadView> = {}): string =>
  sheet('h', [-80, -90, 160, 160], () => {
    const head = headOf(hero, { ...VIEW, ...view }, DAYLIGHT);
    return head.back + head.under + head.main;
  });

const eyesOf = (eyes: keyof typeof EYE_COLORS): string =>
  drawn(inked({ seed: 'eyes', traits: { skin: 'peach', hair: 'short', eyes } }));

describe('a head in ink', () => {
  test('shows the color of eyes that was said, and no two of them alike', () => {
    const names = Object.keys(EYE_COLORS) as (keyof typeof EYE_COLORS)[];
    const colors = names.map((name) => {
      const others = new Set(
        names.filter((other) => other !== name).flatMap((other) => fills(eyesOf(other))),
      );
      const own = [...new Set(fills(eyesOf(name)))].filter((color) => !others.has(color));
      expect(own, name).toHaveLength(1);
      return own[0] as string;
    });
    for (const color of colors) expect(difference(color, INK)).toBeGreaterThan(6);
  });

  test('has neither gloss nor lashes that nobody asked for: no gradient, and one small light an eye', () => {
    const svg = drawn(inked({ traits: { skin: 'ebony', hair: 'bald' } }));
    expect(svg).not.toMatch(/Gradient/);
    expect(svg.match(/rx="1.35"/g)).toHaveLength(2);
  });

  test('is drawn with good numbers in every skin and mood, from one profile to the other', () => {
    for (const [i, skin] of Object.keys(SKINS).entries())
      for (const [j, mood] of MOODS.entries()) {
        const hero = inked({
          seed: `${skin} ${mood}`,
          ageMonths: 8 + i * 13,
          traits: { skin: skin as keyof typeof SKINS, monolid: i % 3 === 0 },
        });
        expect(drawn(hero, { mood, yaw: -90 + ((i * 8 + j) % 19) * 10 })).not.toMatch(
          /NaN|undefined|Infinity/,
        );
      }
  });

  test('has one pair of brows, whatever it feels: a lid that comes down has no line beyond its eye', () => {
    const hero = inked({ traits: { skin: 'peach', hair: 'bald', monolid: false } });
    const face = { lids: { upper: 0.3, lower: 0, slant: 9 }, brow: [9, -1, -9] } as const;
    const frowning = drawn(hero, { face });
    // Lines of the lids' weight that are not within an eye's clip.
    const outside = frowning.replace(/<g clip-path[^>]*>.*?<\/g>/gs, '');
    expect(outside).not.toMatch(/stroke-width="2.6"/);
    expect(frowning).not.toBe(drawn(hero, { face: { ...face, brow: [6, -1, -6] } }));
  });

  test('frowns over its glasses, not under them', () => {
    const hero = inked({ traits: { skin: 'peach', hair: 'bald', glasses: 'round' } });
    const lids = { upper: 0.3, lower: 0, slant: 9 };
    const svg = drawn(hero, { face: { lids, brow: [9, -1, -9] } });
    const other = drawn(hero, { face: { lids, brow: [6, -1, -6] } });
    const brows = (svg.match(/ d="[^"]+"/g) ?? []).filter((d) => !other.includes(d));
    expect(brows).toHaveLength(2);
    const glass = svg.lastIndexOf('fill-opacity=".14"');
    for (const brow of brows) expect(svg.indexOf(brow)).toBeGreaterThan(glass);
  });

  test('loses nothing that was said', () => {
    const plain = { skin: 'honey', hair: 'short', freckles: false } as const;
    const bare = drawn(inked({ traits: plain }));
    for (const more of [
      { glasses: 'round' },
      { eyePatch: 'left' },
      { freckles: true },
      { lashes: true },
      { hearingAids: true },
      { blush: true },
      { monolid: true },
    ] as const)
      expect(drawn(inked({ traits: { ...plain, ...more } })), JSON.stringify(more)).not.toBe(bare);
  });
});

const fills = (svg: string): `#${string}`[] =>
  [...svg.matchAll(/fill="(#[0-9a-f]{6})"/g)].map((found) => found[1] as `#${string}`);
