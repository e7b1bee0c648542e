import { describe, expect, test } from 'vitest';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { DAYLIGHT, tone } from '#bookmaking/drawing/light.ts';
import { sheet } from '#bookmaking/drawing/sheet.ts';
import { someReader } from '#bookmaking/testing/readers.ts';
import { FAT_CRAYON } from '#titles/what-the-baby-said/cast/children.ts';
import { type CloseHand, fist, grip } from './close-hand.ts';
import { type Hero, heroOf } from './hero.ts';
import { type OwnArm, ownArm, wristOfFinger } from './own-arm.ts';
import { shoulderOf } from './own-shoulder.ts';
import { type PlacedHero, placeHero } from './place-hero.ts';
import { skinTone } from './skin-tone.ts';
import { childrenBy } from './title-hand/children-by.ts';
import type { Outfit } from './traits.ts';

const AGES = [9, 20, 54, 86, 135];

const heroAt = (ageMonths: number, outfit: Outfit = 'raincoat'): Hero => ({
  ...heroOf(someReader({ ageMonths, traits: { outfit, wheelchair: false } })),
  hand: childrenBy(FAT_CRAYON),
});

/** Stands with its head at (100, 100), and one unit is half a millimeter. */
const drawn = (
  hero: Hero,
  elbow: Point,
  wrist: Point,
  hand: CloseHand = fist,
  yaw = 0,
): { readonly kid: PlacedHero; readonly arm: OwnArm } => {
  let both: { kid: PlacedHero; arm: OwnArm } | undefined;
  sheet('t', [0, 0, 1, 1], () => {
    const kid = placeHero(
      hero,
      50,
      'head',
      [100, 100],
      { pose: 'stand', mood: 'happy', yaw, armsByPage: true },
      DAYLIGHT,
    );
    both = { kid, arm: ownArm(hero, kid, 1, { elbow, wrist, hand, degrees: -90 }, DAYLIGHT) };
    return '';
  });
  return both as { kid: PlacedHero; arm: OwnArm };
};

const numbersOf = (svg: string): number[] => (svg.match(/-?[\d.]+/g) ?? []).map(Number);

describe('an arm that a page draws', () => {
  test.each(AGES)('meets the shoulder of a body of %i months, and no cheek', (months) => {
    for (const yaw of [0, 36, -36]) {
      const { kid } = drawn(heroAt(months), [140, 150], [120, 160], fist, yaw);
      const s = kid.figure.skeleton;
      for (const side of [1, -1] as const) {
        const joint = (side > 0 ? s.armL : s.armR).root;
        const [x, y] = shoulderOf(s, side);
        const half = s.body.armWidths[0];
        expect(Math.hypot(x - joint[0], y - joint[1])).toBeLessThan(half * 1.3);
        expect(Math.hypot(x - s.head[0], y - s.head[1])).toBeGreaterThan(45 + half * 0.9);
      }
    }
  });

  test('has its hand where it was asked to be, at every age', () => {
    for (const months of AGES) {
      const { kid, arm } = drawn(heroAt(months), [140, 150], [120, 160]);
      const [x, y] = kid.origin;
      const places = [...arm.art.matchAll(/data-calm=""><g transform="translate\(([^)]+)\)/g)].map(
        ([, at]) => numbersOf(at as string),
      );
      expect(places).toHaveLength(1);
      const [hx, hy] = places[0] as [number, number];
      expect(x + hx * kid.scale).toBeCloseTo(120, 1);
      expect(y + hy * kid.scale).toBeCloseTo(160, 1);
    }
  });

  test('has the tip of a finger where that was asked to be', () => {
    const { kid } = drawn(heroAt(54), [140, 150], [120, 160]);
    const [x, y] = wristOfFinger(kid, [120, 60], -90);
    expect(y).toBeGreaterThan(70);
    expect(Math.abs(x - 120)).toBeLessThan(8);
  });

  test('draws a fist that lies on its own arm over the sleeve, its cuff over the fist, and any other under it', () => {
    const parts = (elbow: Point, wrist: Point): number[] => {
      const { art } = drawn(heroAt(54), elbow, wrist).arm;
      const hand = art.indexOf('data-calm');
      const before = art.slice(0, hand).split('<path').length - 1;
      const after = art.slice(hand).split('</g></g>').slice(1).join('').split('<path').length - 1;
      return [before, after];
    };
    const [sleeve, cuff] = parts([130, 172], [124, 150]);
    expect(sleeve).toBeGreaterThan(3);
    expect(cuff).toBeGreaterThan(2);
    expect(parts([130, 172], [170, 190])[0]).toBe(0);
  });

  test('lays a bare forearm that folds back over a short sleeve', () => {
    const hero = heroAt(54, 'dungarees');
    const { art } = drawn(hero, [130, 172], [124, 150]).arm;
    const sleeve = art.slice(0, art.indexOf('data-calm'));
    const lastOf = (color: string): number => sleeve.lastIndexOf(`fill="${color}"`);
    expect(lastOf(skinTone(DAYLIGHT, hero.skin).base)).toBeGreaterThan(
      lastOf(tone(DAYLIGHT, hero.colors.second).base),
    );
  });

  test('lays the hand of such a forearm over the sleeve as well, wherever it is', () => {
    const { art } = drawn(heroAt(54, 'dungarees'), [196, 132], [128, 118]).arm;
    const cloth = tone(DAYLIGHT, heroAt(54, 'dungarees').colors.second).base;
    expect(art.indexOf('data-calm')).toBeGreaterThan(art.lastIndexOf(`fill="${cloth}"`));
  });

  test('keeps what comes round a thing apart, and has good numbers even where it has no length', () => {
    const { arm } = drawn(heroAt(20), [120, 150], [120, 150], grip);
    expect(arm.before).toContain('data-calm');
    expect(arm.art + arm.before).not.toMatch(/NaN|undefined|Infinity/);
  });
});
