import { mix } from '#bookmaking/drawing/color.ts';
import { type Point, radians } from '#bookmaking/drawing/geometry.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { at, line, oval } from '#bookmaking/drawing/marks.ts';
import { radial } from '#bookmaking/drawing/sheet.ts';
import { glassesOn } from '#bookmaking/hero/glasses.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import {
  type Anchor,
  type HeroWish,
  type PlacedHero,
  placeHero,
} from '#bookmaking/hero/place-hero.ts';
import type { Stick } from '#bookmaking/hero/skull.ts';
import { type Skull, skull } from '#bookmaking/hero/skull.ts';

export interface PuffWish extends Omit<HeroWish, 'mood'> {
  /** The mouth is the same; 'shut' are eyes that would rather not look. */
  readonly eyes: 'open' | 'wide' | 'set' | 'shut';
  /** How full the cheeks are, 0.6 to 1.2. */
  readonly cheeks: number;
}

export interface PuffingHero extends PlacedHero {
  /** Where the breath begins, in mm on the sheet. */
  readonly mouth: Point;
}

const MOODS = { open: 'happy', wide: 'surprised', set: 'brave', shut: 'sleepy' } as const;

/** The hero with both cheeks full: the rig has no such mouth, so it is put over the one it drew. */
export function puffingHero(
  hero: Hero,
  headSize: number,
  anchor: Anchor,
  where: Point,
  { cheeks, eyes, ...wish }: PuffWish,
  light: Light,
): PuffingHero {
  const placed = placeHero(hero, headSize, anchor, where, { ...wish, mood: MOODS[eyes] }, light);
  const s = placed.figure.skeleton;
  // Heads turn a little less than bodies: the same measure as in the hero's own head.
  const yaw = s.headYaw - 9 * Math.sin(radians(2 * s.headYaw));
  const chub = 1 - Math.min(1, Math.max(0, (hero.years - 3) / 6));
  const head = skull(yaw, s.headPitch, chub);
  // Nobody sleeps in glasses, so the rig takes them off shut eyes; here they stay on.
  const glassesBack =
    eyes === 'shut' && hero.glasses !== 'none'
      ? glassesOn(head, stuckOn(head), hero, light, 25.5, 7)
      : '';
  const lips = head.at(0, 40, 1.06);
  const turn = radians(s.headTilt);
  const [x, y] = [
    s.head[0] + lips[0] * Math.cos(turn) - lips[1] * Math.sin(turn),
    s.head[1] + lips[0] * Math.sin(turn) + lips[1] * Math.cos(turn),
  ];
  return {
    ...placed,
    art:
      placed.art +
      at(
        placed.origin[0],
        placed.origin[1],
        placed.scale,
        at(
          s.head[0],
          s.head[1],
          1,
          glassesBack + fullCheeks(hero, head, cheeks, light),
          s.headTilt,
        ),
      ),
    mouth: [placed.origin[0] + x * placed.scale, placed.origin[1] + y * placed.scale],
  };
}

/** Glasses are squeezed toward the far side of a turned head, like every feature. */
const stuckOn =
  (head: Skull): Stick =>
  (longitude, latitude, art, reach = 1) => {
    const [x, y] = head.at(longitude, latitude, reach);
    const seen = Math.cos(radians(longitude + head.yaw));
    return seen < 0.14 ? '' : at(x, y, 1, art, 0, Math.max(0.16, Math.min(1, seen * 1.1)));
  };

/** Two balls of cheek that meet over the mouth, and lips that let a thread of air out. */
function fullCheeks(hero: Hero, head: Skull, full: number, light: Light): string {
  const t = tone(light, hero.skin);
  const warm = mix(t.base, '#ee5d44', 0.4);
  const ball = radial(
    [
      [0, mix(t.base, t.lite, 0.55)],
      [0.45, t.base],
      [1, mix(t.base, t.shade, 0.45)],
    ],
    0.5 + light.direction[0] * 0.22,
    0.5 + light.direction[1] * 0.22,
    0.72,
  );
  const glow = radial([
    [0, warm, 0.75],
    [0.6, warm, 0.35],
    [1, warm, 0],
  ]);
  const r = 19 * full;
  const cheek = (side: number): string => {
    const seen = Math.cos(radians(side * 29 + head.yaw));
    // The far cheek only shows as a bulge of the outline: round, and higher, or it hangs like a jowl.
    const far = seen < 0.8;
    const p = head.at(side * 29, (far ? 31 : 36) + (full - 1) * 16, far ? 0.98 : 1.02);
    if (seen < 0.1) return '';
    const h = r * (far ? 0.66 + 0.24 * seen : 0.9);
    return at(
      p[0],
      p[1],
      1,
      oval(0, 0, r, h, ball) + oval(0, -r * 0.06, r * 0.8, h * 0.7, glow),
      0,
      Math.max(0.5, Math.min(1, seen * 1.06)),
    );
  };
  const mouth = head.at(0, 40, 1.05);
  const squeeze = Math.max(0.5, Math.cos(radians(head.yaw)));
  const lip = mix(hero.skin, '#a8323f', 0.45);
  const pucker =
    oval(0, 0, 12, 10, t.base) +
    oval(0, 0.6, 7.4, 7, tone(light, lip).base) +
    oval(0, 0.4, 3.4, 3.6, '#6a1f30') +
    line(
      'M-10 -6l3 3M-11 1h3.4M-9 7l2.6 -2.6M10 -6l-3 3M11 1h-3.4M9 7l-2.6 -2.6',
      t.deep,
      1.4,
      'stroke-opacity=".4"',
    );
  const [near, far] = head.side >= 0 ? [-1, 1] : [1, -1];
  return cheek(far) + cheek(near) + at(mouth[0], mouth[1], 1, pucker, 0, squeeze);
}
