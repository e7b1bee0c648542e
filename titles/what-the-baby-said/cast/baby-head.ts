import { type Hex, luma, mix } from '#bookmaking/drawing/color.ts';
import { num } from '#bookmaking/drawing/curves.ts';
import type { Box, Point } from '#bookmaking/drawing/geometry.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { at, clean, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import type { EyeShape } from '#bookmaking/hero/eyes.ts';
import { slid } from '#bookmaking/hero/face-places.ts';
import { stickerFor } from '#bookmaking/hero/head.ts';
import { mouthOn } from '#bookmaking/hero/mouth-on.ts';
import { MOUTHS, type MouthName } from '#bookmaking/hero/mouths.ts';
import { readable } from '#bookmaking/hero/readable.ts';
import { skinTone } from '#bookmaking/hero/skin-tone.ts';
import { type Build, childsBuild, type Skull, skull } from '#bookmaking/hero/skull.ts';
import { rubbedCheek } from '#bookmaking/hero/title-hand/cheeks.ts';
import { plainEye } from '#bookmaking/hero/title-hand/plain-eye.ts';
import { inkOn } from '#bookmaking/hero/title-hand/plain-skin.ts';
import { headEdge } from './baby-line.ts';
import { FAT_CRAYON } from './children.ts';

/** What the baby does with its face. */
export interface BabyLook {
  /** -1 to the left of the page, 0 at us, 1 to the right. */
  readonly turn: number;
  readonly eyes: EyeShape | 'squeezed';
  readonly gaze: Point;
  readonly mouth: MouthName | 'ba' | 'breath' | 'gasp' | 'howl';
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

/** Rounder and wider than a child's: the cheeks are the widest place, the nose is a thought. */
const BUILD: Build = { ...childsBuild(1), width: 1.06, chin: 0.97, jaw: 2.45 };

/** How far a turn of 1 goes, in degrees: further, the far eye lay on the outline. */
const TURN = 33;

/** A round bald head about (0, 0): 112 wide, 100 high. No teeth, no hair, no opinion that shows. */
export function babyHead(light: Light, skin: Hex, look: BabyLook): string {
  const head = skull(look.turn * TURN, 3, BUILD);
  const t = skinTone(light, babySkin(skin, (look.red ?? 0) * 0.7));
  const d = head.flesh;
  let [behind, before] = ['', ''];
  for (const side of [-1, 1]) {
    const [x, y, depth] = head.at(side * 97, 10, 1.02);
    const ear =
      oval(x, y, depth > 4 ? 9.4 : 8, 11, t.base) +
      oval(x, y + 1, 4.8, 6.6, t.shade, 'fill-opacity=".75"');
    if (depth > 4) before += ear;
    else behind += ear;
  }
  return clean(
    behind +
      clip(d, path(d, t.base) + features(head, light, skin, look)) +
      path(d, 'none', headEdge(t)) +
      before,
  );
}

function features(head: Skull, light: Light, skin: Hex, look: BabyLook): string {
  const { brow = 0, red = 0 } = look;
  const own = babySkin(skin, red);
  const t = skinTone(light, own);
  const stick = stickerFor(head);
  const lip = mix(skin, '#5a1524', 0.7);
  const ink = luma(skin) < 0.34 ? tone(light, mix(skin, '#ef9a86', 0.55)).base : lip;
  const down = readable(mix(t.shade, '#5a2c24', 0.45), t.base, 1.6);
  let art = '';
  for (const side of [-1, 1]) {
    const eyeArt = eye(own, look.eyes, look.gaze, side, light);
    // Down rather than hair: up in wonder, or down in the middle.
    const arch = `M${side * -8} ${num(Math.min(0, brow) * -8)}Q0 ${num(-5 - brow)} ${side * 8} ${num(brow * 2)}`;
    art +=
      stick(slid(head, side * 42), 29, rubbedCheek(mix(t.base, '#ee5d44', 0.5), side, 1)) +
      stick(slid(head, side * 24), 8, at(0, 0, 1.12, eyeArt)) +
      stick(slid(head, side * 26), -15 - brow * 6, line(arch, down, 3));
  }
  const [nx, ny] = head.face(0, 19);
  return (
    art +
    // A button: a curve was one more smile.
    oval(
      nx,
      ny,
      6.4 - 1.4 * Math.abs(head.side),
      4.8,
      readable(mix(t.shade, '#a8402f', 0.4), t.base, 1.3),
    ) +
    mouthOn(head, at(0, 0, 0.96, mouth(look.mouth, ink)), 37)
  );
}

/** @param outer the side of the temple, 1 or -1 */
const eye = (
  skin: Hex,
  shape: BabyLook['eyes'],
  gaze: Point,
  outer: number,
  light: Light,
): string =>
  shape === 'squeezed'
    ? line(
        `M${outer * 10} -9L${outer * -6} 0L${outer * 10} 8`,
        inkOn(FAT_CRAYON, skinTone(light, skin), light),
        4,
      ) +
      path(
        `M${outer * 13} 4C${outer * 26} 14 ${outer * 24} 27 ${outer * 17} 27C${outer * 9} 27 ${outer * 10} 14 ${outer * 13} 4Z`,
        '#bfe6f7',
      )
    : plainEye(
        {
          shape,
          gaze,
          outer,
          skin,
          kind: 'round',
          size: [1, 1],
          slant: 0,
          color: '#4a2f28',
          lids: { upper: 0, lower: 0, slant: 0 },
          lashes: false,
          ink: inkOn(FAT_CRAYON, skinTone(light, skin), light),
        },
        FAT_CRAYON.eye,
        light,
      );

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
    case 'gasp':
      return at(0, 1, 1.3, mouth('breath', ink));
    case 'howl':
      return (
        path('M-29 -16C-16 -28 16 -28 29 -16C37 6 20 18 0 18C-20 18 -37 6 -29 -16Z', INSIDE) +
        path('M-24 -17C-14 -24 14 -24 24 -17C14 -13 -14 -13 -24 -17Z', '#f2a09a') +
        oval(0, 10, 17, 7.4, '#ef7f80')
      );
    default:
      return at(0, 0, 0.86, MOUTHS[name](ink));
  }
}
