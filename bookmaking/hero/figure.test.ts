import { describe, expect, test } from 'vitest';
import { drawHero } from '#bookmaking/draw-hero.ts';
import { sheet } from '#bookmaking/drawing/sheet.ts';
import { someReader } from '#bookmaking/testing/readers.ts';
import { someOf } from '#tests/support/some-of.ts';
import { GOLD, LAMPS } from '#titles/goose-on-bus-nine/set/lights.ts';
import { eyePatches, hairLengths, teethChoices } from '#vocabulary/hero-traits.ts';
import { traitChoices } from '#vocabulary/trait-choices.ts';
import { figureOf, usesChair } from './figure.ts';
import { heroOf } from './hero.ts';
import { POSE_NAMES } from './poses.ts';
import { GEAR_COLORS, MOODS, SKINS, type Skin } from './traits.ts';
import { asUsual } from './usual-hand.ts';

const YAWS = [0, 26, -38, 90, 150, 180];

describe('the hero', () => {
  test('is drawn with good numbers in every hair, pose, view, outfit and age', () => {
    const skins = Object.keys(SKINS) as Skin[];
    const drawings = POSE_NAMES.flatMap((pose) =>
      YAWS.flatMap((yaw) => traitChoices.hair.map((hair) => ({ pose, yaw, hair }))),
    ).map((drawing, count) => ({ ...drawing, count }));
    expect(drawings.length).toBeGreaterThan(1500);
    for (const { pose, yaw, hair, count } of someOf('heroes', drawings)) {
      const hero = asUsual(
        heroOf(
          someReader({
            ageMonths: 14 + ((count * 7) % 100),
            traits: {
              hair,
              skin: skins[count % skins.length],
              outfit: traitChoices.outfit[count % traitChoices.outfit.length],
              glasses: (['none', 'round', 'square'] as const)[count % 3],
              wheelchair: count % 2 === 0,
              hearingAids: count % 5 === 0,
              freckles: count % 4 === 0,
              hairLength: hairLengths[count % 7],
              fringe: [undefined, true, false][count % 3],
              beads: count % 2 === 0,
              hat: count % 6 === 0,
              teeth: teethChoices[count % 3],
              eyePatch: eyePatches[count % 5],
              monolid: count % 3 === 0,
              lashes: count % 2 === 0,
              blush: count % 4 === 0,
            },
          }),
        ),
      );
      const view = { pose, yaw, mood: MOODS[count % MOODS.length] ?? 'happy' };
      const art = sheet('t', [0, 0, 1, 1], () => {
        const figure = figureOf(hero, view, count % 2 ? GOLD : LAMPS);
        return figure.shadow + figure.art;
      });
      expect(art, `${pose} ${yaw} ${hair}`).not.toMatch(/NaN|undefined|Infinity/);
    }
  });

  test('with a wheelchair uses it wherever others stand or sit', () => {
    const hero = asUsual(
      heroOf(someReader({ traits: { wheelchair: true, wheelchairColor: 'green' } })),
    );
    for (const pose of POSE_NAMES) {
      const drawn = drawHero(hero, { pose, mood: 'happy', width: 200 });
      const walker = drawHero(
        { ...hero, wheelchair: undefined },
        { pose, mood: 'happy', width: 200 },
      );
      expect(usesChair(hero, pose) ? drawn !== walker : drawn === walker, pose).toBe(true);
    }
    expect(POSE_NAMES.filter((pose) => !usesChair(hero, pose)).sort()).toEqual([
      'asleep',
      'crawl',
      'crossed',
      'floor',
      'onBack',
      'prone',
      'sleep',
    ]);
  });

  test('shows the hearing aid over any hair', () => {
    for (const hair of traitChoices.hair) {
      const hero = asUsual(
        heroOf(someReader({ traits: { hair, hearingAids: true, hearingAidColor: 'turquoise' } })),
      );
      const drawn = drawHero(hero, { pose: 'stand', mood: 'happy', width: 200 });
      const without = drawHero(
        { ...hero, hearingAid: undefined },
        { pose: 'stand', mood: 'happy', width: 200 },
      );
      // Drawn last of the head: whatever differs comes after the hair.
      expect(drawn.length - without.length, hair).toBeGreaterThan(150);
    }
    expect(GEAR_COLORS.turquoise).toBeDefined();
  });

  test('shows both hearing aids from the front, on whichever side it looks, and of a face that is turned the far one', () => {
    const traits = { hair: 'short', hearingAids: true, hearingAidColor: 'turquoise' } as const;
    const worn = asUsual(heroOf(someReader({ traits })));
    const bare = { ...worn, hearingAid: undefined };
    const lengthOf = (hero: typeof worn, yaw: number): number => {
      let length = 0;
      sheet('t', [0, 0, 1, 1], () => {
        length = figureOf(hero, { pose: 'stand', yaw, mood: 'happy' }, LAMPS).art.length;
        return '';
      });
      return length;
    };
    const aids = (yaw: number): number => lengthOf(worn, yaw) - lengthOf(bare, yaw);
    for (const yaw of [-12, 0, 12]) {
      expect(aids(yaw) / aids(40), `${yaw}`).toBeGreaterThan(1.6);
      expect(aids(yaw) / aids(-40), `${yaw}`).toBeGreaterThan(1.6);
    }
  });

  test('stands on the ground: the lowest sole is at y 0 at every age', () => {
    for (const ageMonths of [10, 24, 50, 80, 130]) {
      const hero = asUsual(heroOf(someReader({ ageMonths, traits: { wheelchair: false } })));
      sheet('t', [0, 0, 1, 1], () => {
        const { skeleton } = figureOf(hero, { pose: 'stand', yaw: 0, mood: 'happy' }, LAMPS);
        const lowest = Math.max(skeleton.legL.toe[1], skeleton.legR.toe[1]);
        expect(lowest).toBeGreaterThan(-16);
        expect(lowest).toBeLessThan(6);
        return '';
      });
    }
  });

  test('touches what it is told to touch, at every age, if its arm is long enough', () => {
    for (const ageMonths of [18, 60, 110]) {
      const hero = asUsual(heroOf(someReader({ ageMonths, traits: { wheelchair: false } })));
      sheet('t', [0, 0, 1, 1], () => {
        const free = figureOf(hero, { pose: 'sit', yaw: 26, mood: 'happy' }, LAMPS);
        const [x, y] = free.skeleton.armL.root;
        const target = [x + 60, y - 20] as const;
        const figure = figureOf(
          hero,
          { pose: 'sit', yaw: 26, mood: 'happy', touchL: target },
          LAMPS,
        );
        const { end, bend } = figure.skeleton.armL;
        const onward = Math.hypot(target[0] - end[0], target[1] - end[1]);
        expect(onward).toBeLessThan(free.skeleton.body.hand * 30 + 1);
        expect(Math.hypot(bend[0] - x, bend[1] - y)).toBeLessThan(free.skeleton.body.upperArm + 1);
        return '';
      });
    }
  });
});
