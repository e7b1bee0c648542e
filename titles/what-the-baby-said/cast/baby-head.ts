import { type Hex, luma, mix } from '#bookmaking/drawing/color.ts';
import { num, smooth } from '#bookmaking/drawing/curves.ts';
import type { Box, Point } from '#bookmaking/drawing/geometry.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { at, line, oval, path, shifted } from '#bookmaking/drawing/marks.ts';
import { clip, radial } from '#bookmaking/drawing/sheet.ts';
import { type EyeShape, type EyeSurround, eye } from '#bookmaking/hero/eyes.ts';
import { headOf } from '#bookmaking/hero/head.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { MOUTHS, type MouthName } from '#bookmaking/hero/mouths.ts';

/** What the baby does with its face. */
export interface BabyLook {
  /** -1 to the left of the page, 0 at us, 1 to the right. */
  readonly turn: number;
  readonly eyes: EyeShape;
  readonly gaze: Point;
  readonly mouth: MouthName | 'ba' | 'breath' | 'howl';
  /** Brows: 0 calm, 1 all the way up, -1 down in the middle. */
  readonly brow?: number;
  /** How far it has gone from its own color to that of a brick, 0 to 1. */
  readonly red?: number;
}

const INSIDE = '#7a2433';
const BRICK: Hex = '#c23d28';

/** The skin of the baby: the hero's, because it could be anybody's, and mostly is the family's. */
export const babySkin = (skin: Hex, red = 0): Hex => mix(mix(skin, '#ffd9c0', 0.1), BRICK, red);

/** What a head about (x, y), drawn at `size`, covers: words must not. In mm. */
export const babyFace = (x: number, y: number, size: number): Box => ({
  x: x - 55 * size,
  y: y - 50 * size,
  width: 110 * size,
  height: 100 * size,
});

/** A round bald head about (0, 0): 112 wide, 100 high. No teeth, no hair, no opinion that shows. */
export function babyHead(light: Light, skin: Hex, look: BabyLook): string {
  const red = look.red ?? 0;
  const t = tone(light, babySkin(skin, red * 0.7));
  const { turn } = look;
  const skull: Point[] = [
    [0, -50],
    [29, -45],
    [48, -24],
    [54 + turn * 2, 4],
    [51 + turn * 4, 28],
    [31 + turn * 4, 46],
    [turn * 5, 50],
    [-31 + turn * 4, 46],
    [-51 + turn * 4, 28],
    [-54 + turn * 2, 4],
    [-48, -24],
    [-29, -45],
  ];
  const d = smooth(skull);
  const [lx, ly] = light.direction;
  const ears = ear(-1, turn, t.base, t.shade) + ear(1, turn, t.base, t.shade);
  return (
    (Math.abs(turn) < 0.3 ? ears : '') +
    clip(
      d,
      path(d, mix(t.base, t.shade, 0.66)) +
        shifted(lx * 13, ly * 11, path(d, t.base)) +
        oval(lx * 26, ly * 26 - 4, 25, 20, t.lite, 'fill-opacity=".3"'),
    ) +
    (Math.abs(turn) < 0.3 ? '' : ears) +
    features(light, skin, look, t.shade)
  );
}

/** Eyes wide open in a face of this skin. */
const lidsOf = (skin: Hex): EyeSurround => ({ upper: 0, lower: 0, slant: 0, skin, lashes: false });

function ear(side: -1 | 1, turn: number, base: Hex, shade: Hex): string {
  if (side * turn > 0.3) return '';
  const x = side * 53 + turn * 20;
  return oval(x, 8, 9, 11, base) + oval(x + side * 1.4, 9, 4.6, 6.4, shade, 'fill-opacity=".75"');
}

function features(light: Light, skin: Hex, look: BabyLook, shade: Hex): string {
  const { turn, brow = 0, red = 0 } = look;
  const lip = mix(skin, '#5a1524', 0.7);
  const ink = luma(skin) < 0.34 ? tone(light, mix(skin, '#ef9a86', 0.55)).base : lip;
  const middle = turn * 19;
  const squeeze = (side: number): number => 1 - 0.34 * Math.max(0, side * turn);
  const across = (side: number, half: number): number =>
    middle + side * half * (1 - 0.16 * turn * turn) * squeeze(side);
  const blush = mix(tone(light, babySkin(skin, red)).base, '#ee5d44', 0.5);
  const glow = radial([
    [0, blush, 0.75],
    [0.6, blush, 0.36],
    [1, blush, 0],
  ]);
  let art = '';
  for (const side of [-1, 1]) {
    const eyeArt = eye(look.eyes, '#4a2f28', look.gaze, side, light, lidsOf(babySkin(skin, red)));
    art +=
      oval(across(side, 36), 25, 15 * squeeze(side), 11, glow) +
      at(across(side, 21), 6, 1.12, eyeArt, 0, 1.12 * squeeze(side)) +
      line(
        `M${num(across(side, 14))} ${num(-13 - brow * 5 + Math.min(0, brow) * -8)}Q${num(across(side, 22))} ${num(-18 - brow * 6)} ${num(across(side, 29))} ${num(-13 - brow * 3)}`,
        mix(shade, '#5a2c24', 0.45),
        2.6,
        'stroke-opacity=".75"',
      );
  }
  return (
    art +
    oval(middle * 1.22, 19, 5.6, 4.2, mix(tone(light, babySkin(skin, red)).base, '#d2583c', 0.24)) +
    line(`M${num(middle * 1.22 - 4)} 21.6q4 3 8 0`, mix(shade, '#8a3a30', 0.35), 1.6) +
    at(middle * 1.08, 35, 1, mouth(look.mouth, ink), 0, squeeze(Math.sign(turn)) * 0.96)
  );
}

function mouth(name: BabyLook['mouth'], ink: Hex): string {
  switch (name) {
    case 'ba':
      return (
        path('M-9 -4C-4 -7 4 -7 9 -4C12 4 7 11 0 11C-7 11 -12 4 -9 -4Z', INSIDE) +
        oval(0, 8, 6, 3.4, '#ef7f80')
      );
    case 'breath':
      return (
        path('M-16 -6C-8 -12 8 -12 16 -6C20 6 11 17 0 17C-11 17 -20 6 -16 -6Z', INSIDE) +
        oval(0, 12, 10, 5, '#ef7f80')
      );
    case 'howl':
      return (
        path('M-25 -10C-14 -20 14 -20 25 -10C32 8 18 19 0 19C-18 19 -32 8 -25 -10Z', INSIDE) +
        path('M-21 -10C-12 -17 12 -17 21 -10C12 -7 -12 -7 -21 -10Z', '#f2a09a') +
        oval(0, 13, 15, 6, '#ef7f80')
      );
    default:
      return at(0, 0, 0.86, MOUTHS[name](ink));
  }
}

/** A head in profile, looking left, about (0, 0): 108 wide, 100 high. Its mouth is shut: it is being looked at. */
export function babyProfile(light: Light, sibling: Hero, gaze: Point): string {
  const baby: Hero = {
    ...sibling,
    years: 0.7,
    skin: babySkin(sibling.skin),
    hair: 'bald',
    eyes: '#4a2f28',
    glasses: 'none',
    freckles: false,
    hearingAid: undefined,
    blush: true,
  };
  const { main } = headOf(baby, { yaw: -84, pitch: 2, mood: 'happy', gaze }, light);
  return at(0, 0, 1.05, main);
}
