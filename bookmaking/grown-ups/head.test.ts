import { describe, expect, test } from 'vitest';
import { DAYLIGHT } from '#bookmaking/drawing/light.ts';
import { sheet } from '#bookmaking/drawing/sheet.ts';
import { skull } from '#bookmaking/hero/skull.ts';
import { buildOf, type Nose, PLACES, type Shape } from './build.ts';
import type { GrownUp, Hairdo } from './grown-up.ts';
import { grownHead } from './head.ts';

const HAIRDOS = [
  'none',
  'crop',
  'short',
  'waves',
  'bun',
  'curls',
  'bob',
  'long',
  'scarf',
  'turban',
  'headwrap',
  'tufts',
  'braid',
  'beret',
  'flatTop',
  'undercut',
] as const satisfies readonly Hairdo[];
const NOSES: readonly Nose[] = ['button', 'long', 'broad', 'hook'];
const SHAPES: readonly Shape[] = ['round', 'long', 'square', 'pear'];
const YAWS = [-90, -66, -30, 0, 24, 58, 76, 90];

const drawn = (who: GrownUp, yaw: number, pitch: number, far = false): string =>
  sheet('t', [-80, -80, 160, 160], () => {
    const view = { yaw, pitch, eyes: 'wide', mouth: 'grin', gaze: [0, 0], far } as const;
    const { back, main } = grownHead(who, view, DAYLIGHT);
    return back + main;
  });

describe("a grown-up's head", () => {
  test('is drawn with good numbers and few letters, whoever it is and however it turns', () => {
    for (const [i, hairdo] of HAIRDOS.entries()) {
      const who: GrownUp = {
        skin: i % 2 ? '#f3cdb0' : '#4f2f24',
        hair: '#8d93a8',
        shape: SHAPES[i % 4] ?? 'round',
        nose: NOSES[(i >> 1) % 4] ?? 'button',
        hairdo,
        beard: (['full', 'moustache', 'points', undefined] as const)[i % 4],
        glasses: i % 3 ? '#4a3a58' : undefined,
        years: 20 + i * 4,
      };
      for (const yaw of YAWS) {
        for (const pitch of [-30, 0, 30]) {
          const svg = drawn(who, yaw, pitch);
          expect(svg, `${hairdo} at ${yaw}`).not.toMatch(/NaN|Infinity|undefined/);
          expect(svg.length, `${hairdo} at ${yaw}`).toBeLessThan(20_000);
        }
      }
      expect(drawn(who, -38, 4, true).length, `${hairdo} in a crowd`).toBeLessThan(10_000);
    }
  });

  test('has a nose that stands out in profile, each its own, and a longer face than a child', () => {
    const out = NOSES.map((nose) => {
      const head = skull(90, 0, buildOf('square', nose));
      const [tip] = head.face(0, PLACES.noseTip);
      const [lip] = head.face(0, 29);
      expect(tip, nose).toBeGreaterThan(lip + 3);
      return Math.round(tip);
    });
    expect(new Set(out).size).toBeGreaterThan(2);
    const front = skull(0, 0, buildOf('long', 'long')).silhouette(buildOf('long', 'long').flesh);
    const xs = front.map((p) => p[0]);
    const ys = front.map((p) => p[1]);
    const tall = Math.max(...ys) - Math.min(...ys);
    expect(tall / (Math.max(...xs) - Math.min(...xs))).toBeGreaterThan(1.2);
  });
});
