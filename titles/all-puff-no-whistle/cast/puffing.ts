import { mix } from '#bookmaking/drawing/color.ts';
import { type Point, radians } from '#bookmaking/drawing/geometry.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { at, clean, line, oval } from '#bookmaking/drawing/marks.ts';
import { clip, radial } from '#bookmaking/drawing/sheet.ts';
import { eyePlace, MOUTH_LATITUDE } from '#bookmaking/hero/face-places.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import type { Mouth } from '#bookmaking/hero/mouths.ts';
import {
  type Anchor,
  type HeroWish,
  type PlacedHero,
  placeHero,
} from '#bookmaking/hero/place-hero.ts';
import { skinTone } from '#bookmaking/hero/skin-tone.ts';
import type { Skull } from '#bookmaking/hero/skull.ts';
import { skullOf } from '#bookmaking/hero/skull-of.ts';

export interface PuffWish extends Omit<HeroWish, 'mood' | 'puff'> {
  /** The mouth is the same; 'shut' are eyes that would rather not look. */
  readonly eyes: 'open' | 'wide' | 'set' | 'shut';
  /** How full the cheeks are, 0.6 to 1.2. */
  readonly cheeks: number;
}

export interface PuffingHero extends PlacedHero {
  /** Where the breath begins, in mm on the sheet. */
  readonly mouth: Point;
  /** A profile's lens once more, for who draws on the face. */
  readonly lens: string;
}

const MOODS = { open: 'happy', wide: 'surprised', set: 'brave', shut: 'sleepy' } as const;

/** From here on it is a profile: a head that is turned a little less shows two eyes at once, and a snout. */
const SIDE_FROM = 55;
const PROFILE = 86;

/** The hero with full cheeks, and where the breath leaves the lips: a clean profile, or turned by less. */
export function puffingHero(
  hero: Hero,
  headSize: number,
  anchor: Anchor,
  where: Point,
  { cheeks, eyes, ...wish }: PuffWish,
  light: Light,
): PuffingHero {
  const asked = wish.yaw ?? 0;
  const isProfile = Math.abs(asked) >= SIDE_FROM;
  // Air in the cheeks is drawn on a profile's cheek; in its outline it would be a muzzle.
  const puff = isProfile ? 0.1 : Math.min(0.66, cheeks * 0.36);
  const placed = placeHero(
    isProfile ? { ...hero, glasses: 'none' } : hero,
    headSize,
    anchor,
    where,
    {
      ...wish,
      yaw: isProfile ? Math.sign(asked) * PROFILE : asked,
      mood: MOODS[eyes],
      face: { mouth: NO_MOUTH, ...wish.face },
      puff,
    },
    light,
  );
  const s = placed.figure.skeleton;
  const head = skullOf(hero, s.headYaw, s.headPitch, puff);
  const [lx, ly] = head.face(0, MOUTH_LATITUDE, isProfile ? 0.05 : 0.02);
  const { origin, scale } = placed;
  const own = isProfile
    ? sideOf(
        hero,
        head,
        light,
        cheeks,
        wish.face?.mouth ? '' : at(lx - inward(hero, head), ly, 1, sideLips(hero, head, light)),
      )
    : wish.face?.mouth
      ? ''
      : at(lx, ly, 1, frontLips(hero, head, light));
  const onHead = (art: string): string =>
    at(origin[0] + s.head[0] * scale, origin[1] + s.head[1] * scale, scale, art, s.headTilt);
  const lens = isProfile ? onHead(lensOf(hero, head, light)) : '';
  return {
    ...placed,
    mouth: onHeadOf(placed, [lx, ly]),
    lens,
    art: placed.art + onHead(own) + lens,
  };
}

/** A point of a head, as it is tilted, in mm on the sheet. */
function onHeadOf({ origin, scale, figure }: PlacedHero, [lx, ly]: Point): Point {
  const { head, headTilt } = figure.skeleton;
  const [cos, sin] = [Math.cos(radians(headTilt)), Math.sin(radians(headTilt))];
  return [
    origin[0] + (head[0] + lx * cos - ly * sin) * scale,
    origin[1] + (head[1] + lx * sin + ly * cos) * scale,
  ];
}

/** A toddler's cheeks are round as far as the lips: at the outline itself these were a dot beside the face. */
const inward = (hero: Hero, head: Skull): number =>
  hero.years < 3 ? Math.sign(head.side) * 3.6 : 0;

/** The lips are drawn here. */
const NO_MOUTH: Mouth = { draw: () => '', at: [0, 0] };

const lipsOf = (hero: Hero, light: Light) => tone(light, mix(hero.skin, '#c4525f', 0.5));

/** What a puffing profile has over its flesh: one round cheek, and lips. */
function sideOf(hero: Hero, head: Skull, light: Light, cheeks: number, lips: string): string {
  const skin = skinTone(light, hero.skin);
  const near = head.side >= 0 ? -1 : 1;
  const [cx, cy] = head.at(near * 46, 33);
  const lit = mix(mix(skin.base, skin.lite, 0.5), '#c4525f', 0.44);
  const glow = radial([
    [0, mix(lit, skin.lite, 0.4), 1],
    [0.62, lit, 0.95],
    [0.88, mix(lit, skin.base, 0.5), 0.6],
    [1, skin.base, 0],
  ]);
  // As full as it goes: round below, where it stands off the jaw.
  const under = line(
    `M${-near * 16} 5C${-near * 13} 15 ${-near * 4} 18 ${near * 4} 17C${near * 9} 16 ${near * 13} 14 ${near * 15} 10`,
    skin.deep,
    2.6,
    'stroke-opacity=".7"',
  );
  const shine = oval(-near * 3, -8, 5.4, 3.2, skin.lite, 'fill-opacity=".8"');
  const ball = at(cx, cy, 0.78 + cheeks * 0.24, oval(0, 0, 19, 18, glow) + under + shine);
  return clean(clip(head.flesh, ball) + lips);
}

/** One narrow lens, as glasses are from the side. */
function lensOf(hero: Hero, head: Skull, light: Light): string {
  const near = head.side >= 0 ? -1 : 1;
  if (hero.glasses === 'none') return '';
  const [longitude, latitude] = eyePlace(head, hero.features, near);
  const [x, y] = head.at(longitude, latitude, 1.05);
  const { base, deep } = tone(light, hero.glassesColor);
  const glass = (color: string, width: number): string =>
    oval(
      -near * 2.4,
      0,
      8.4,
      13,
      '#ffffff',
      `fill-opacity=".1" stroke="${color}" stroke-width="${width}"`,
    );
  return at(
    x,
    y,
    1,
    glass(deep, 4.4) + glass(base, 2.8) + line(`M${near * 6} -3H${near * 17}`, base, 2.8),
  );
}

/** Two small lips at the outline, no further out than the tip of the nose. */
function sideLips(hero: Hero, head: Skull, light: Light): string {
  const lip = lipsOf(hero, light);
  const out = Math.sign(head.side);
  return (
    oval(-out * 1.4, -2.5, 4.2, 2.7, lip.base) +
    oval(-out * 1.8, 2.5, 3.9, 2.7, lip.shade) +
    line(`M${-out * 4} 0H${out * 2.4}`, mix(lip.deep, '#3a1420', 0.5), 1.3)
  );
}

/** Lips as they are at an f, seen from before: a small bow with a little dark in it. */
function frontLips(hero: Hero, head: Skull, light: Light): string {
  const lip = lipsOf(hero, light);
  const across = Math.max(0.6, Math.cos(radians(head.yaw)));
  return clean(
    oval(0, -2, 6 * across, 3.6, lip.base) +
      oval(0, 2.4, 5.4 * across, 3.6, lip.base) +
      oval(-1.6 * across, 3.6, 2.4 * across, 1.1, lip.lite, 'fill-opacity=".7"') +
      oval(0, 0.2, 2.6 * across, 1.9, mix(lip.deep, '#3a1420', 0.7)),
  );
}
