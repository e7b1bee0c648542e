import { describe, expect, test } from 'vitest';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { sheet } from '#bookmaking/drawing/sheet.ts';
import { someReader } from '#bookmaking/testing/readers.ts';
import { LAMPS } from '#titles/goose-on-bus-nine/set/lights.ts';
import { traitChoices } from '#vocabulary/trait-choices.ts';
import { browInk } from './brows.ts';
import { EYE_LATITUDE, EYE_LONGITUDE, MOUTH_LATITUDE, slid } from './face-places.ts';
import { headOf } from './head.ts';
import { type Hero, heroOf } from './hero.ts';
import { relief } from './relief.ts';
import { childsBuild, type Skull, skull } from './skull.ts';
import { skullOf } from './skull-of.ts';
import { asUsual } from './usual-hand.ts';

const YAWS = Array.from({ length: 37 }, (_, i) => -90 + i * 5);
const PITCHES = [-35, -15, 0, 15, 35];
const CHUBS = [0, 0.5, 1];

/** The outline of the flesh as many points: drawn as a path, measured as this. */
const outlineOf = (head: Skull, chub: number): Point[] =>
  head.silhouette((longitude, latitude) => relief(longitude, latitude, chub), 2);

/** How far a point lies inside an outline about (0, 0), in head units; negative outside. */
function inside(outline: readonly Point[], [x, y]: Point): number {
  const angle = Math.atan2(y, x);
  const nearest = outline.reduce((one, other) =>
    apart(Math.atan2(other[1], other[0]), angle) < apart(Math.atan2(one[1], one[0]), angle)
      ? other
      : one,
  );
  return Math.hypot(...nearest) - Math.hypot(x, y);
}
const apart = (one: number, other: number): number =>
  Math.abs(Math.atan2(Math.sin(one - other), Math.cos(one - other)));

/** What only the large glint of an eye has. */
const GLINT = 'rx="2.3" ry="2.6"';

const drawnHead = (hero: Hero, view: { yaw: number; pitch: number }): string =>
  sheet('t', [0, 0, 1, 1], () => {
    return headOf(hero, { ...view, mood: 'happy', gaze: [0, 0] }, LAMPS).main;
  });

/** For each element with these attributes, the clips that it lies in. */
function cuttersOf(svg: string, attributes: string): string[][] {
  const found: string[][] = [];
  const open: string[] = [];
  for (const [tag] of svg.matchAll(/<[^>]+>/g)) {
    if (tag.startsWith('<g')) open.push(/url\(#([^)]+)\)/.exec(tag)?.[1] ?? '');
    if (tag === '</g>') open.pop();
    if (tag.includes(attributes)) found.push([...open]);
  }
  return found;
}

describe('a head that turns', () => {
  test('keeps the middle of every feature that is drawn inside its outline', () => {
    for (const chub of CHUBS) {
      for (const pitch of PITCHES) {
        for (const yaw of YAWS) {
          const head = skull(yaw, pitch, childsBuild(chub));
          const outline = outlineOf(head, chub);
          const eyes = [-1, 1].map((side) => [slid(head, side * EYE_LONGITUDE), EYE_LATITUDE]);
          for (const [longitude, latitude] of [...eyes, [0, MOUTH_LATITUDE], [0, 18]] as const) {
            if (head.toward(longitude!, latitude!) < 0.15) continue;
            const [x, y] = head.at(longitude!, latitude!);
            expect(inside(outline, [x, y]), `${yaw} ${pitch} ${latitude}`).toBeGreaterThan(-1);
          }
        }
      }
    }
  });

  test('never jumps: two degrees further the outline is nowhere two units away', () => {
    for (const pitch of PITCHES) {
      let before = outlineOf(skull(-90, pitch, childsBuild(0.5)), 0.5);
      for (let yaw = -88; yaw <= 90; yaw += 2) {
        const outline = outlineOf(skull(yaw, pitch, childsBuild(0.5)), 0.5);
        const moved = outline.map(([x, y], i) => Math.hypot(x - before[i]![0], y - before[i]![1]));
        expect(Math.max(...moved), `${yaw} ${pitch}`).toBeLessThan(2);
        before = outline;
      }
    }
  });

  test('is the mirror of itself', () => {
    for (const yaw of [20, 55, 90]) {
      const one = outlineOf(skull(yaw, 10, childsBuild(0.3)), 0.3);
      const other = outlineOf(skull(-yaw, 10, childsBuild(0.3)), 0.3);
      for (const [i, [x, y]] of one.entries()) {
        const [mx, my] = other[(90 - i + 180) % 180]!;
        expect(Math.hypot(x + mx, y - my), `${yaw}, ${i * 2} degrees`).toBeLessThan(0.3);
      }
    }
  });

  test('has a profile: the nose stands out furthest, then two lips', () => {
    for (const chub of CHUBS) {
      const outline = outlineOf(skull(90, 0, childsBuild(chub)), chub);
      const face = outline.filter(([x, y]) => x > 0 && y > -5 && y < 42);
      const nose = face.reduce((one, other) => (other[0] > one[0] ? other : one));
      const betweenBrows = outline.find(([x, y]) => x > 0 && y > -4)!;
      expect(nose[0] - betweenBrows[0]).toBeGreaterThan(5);
      expect(nose[1]).toBeGreaterThan(8);
      expect(nose[1]).toBeLessThan(22);
      const below = face.filter(([, y]) => y > nose[1] + 3).map(([x]) => x);
      const lips = below.filter((x, i) => i > 0 && x > below[i - 1]! && x >= (below[i + 1] ?? 99));
      expect(lips.length, `chub ${chub}`).toBeGreaterThanOrEqual(1);
    }
  });

  test.each(traitChoices.hair)('with %s cuts its features by its own outline', (hair) => {
    const hero = asUsual(heroOf(someReader({ traits: { hair, freckles: true } })));
    for (const yaw of [-90, -62, -30, 0, 45, 75]) {
      const { flesh } = skullOf(hero, yaw, 10);
      const drawn = drawnHead(hero, { yaw, pitch: 10 });
      const outline = new RegExp(`<clipPath id="([^"]+)" ><path d="${flesh}"/>`).exec(drawn)?.[1];
      expect(outline, `${yaw}`).toBeDefined();
      const brow = sheet('t', [0, 0, 1, 1], () => browInk(hero, LAMPS)).match(/#\w{6}/)?.[0];
      for (const feature of [GLINT, `fill="${brow}"`]) {
        for (const cutBy of cuttersOf(drawn, feature)) expect(cutBy, `${yaw}`).toContain(outline);
      }
    }
  });

  test.each(traitChoices.hair)(
    'with %s shows the far eye from before, and not in profile',
    (hair) => {
      const hero = asUsual(heroOf(someReader({ traits: { hair, eyes: 'green' } })));
      const eyesAt = (yaw: number): number => {
        const view = { yaw, pitch: 4, mood: 'happy', gaze: [0, 0] } as const;
        const drawn = sheet('t', [0, 0, 1, 1], () => headOf(hero, view, LAMPS).main);
        // Each eye has one large glint.
        return drawn.split('rx="2.3" ry="2.6"').length - 1;
      };
      for (const side of [-1, 1]) {
        expect([0, 40, 90].map((yaw) => eyesAt(side * yaw))).toEqual([2, 2, 1]);
        expect(eyesAt(side * 150)).toBe(0);
      }
    },
  );
});
