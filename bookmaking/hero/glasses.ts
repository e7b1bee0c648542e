import type { Hex } from '#bookmaking/drawing/color.ts';
import { num } from '#bookmaking/drawing/curves.ts';
import { clamp, radians } from '#bookmaking/drawing/geometry.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';

import { at, box, line, oval } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import { eyePlace, slid } from './face-places.ts';

import type { Hero } from './hero.ts';
import type { Skull } from './skull.ts';

/** How far a frame reaches from its middle, with its edge, and how narrow the far one may be. */
const REACH = 18;
const NARROWEST = 0.2;

/**
 * Frames in front of the eyes, the bridge, and the arm to the near ear. The near lens stands a
 * little before the face, as lenses do; the far one is as narrow as the face leaves it room. Cut
 * off by the cheek, it was a frame without a side; beyond the cheek, it stood in the air.
 */
export function glassesOn(head: Skull, hero: Hero, light: Light): string {
  const { base: frame, deep } = tone(light, hero.glassesColor);
  const rim = (color: Hex, width: number): string => {
    const stroke = `fill-opacity=".07" stroke="${color}" stroke-width="${width}"`;
    return hero.glasses === 'round'
      ? oval(0, 0, 14.6, 14.6, '#ffffff', stroke)
      : box(-15, -12.5, 30, 25, '#ffffff', 6, stroke);
  };
  // Gold on honey, with pink beside it, was hardly seen: an edge of its own shade holds a frame on any skin.
  const lens = rim(deep, 4.8) + rim(frame, 2.8);
  const glint = hero.hand?.isModelled
    ? line('M-8 -5Q-6 -10 -2 -10.6', '#ffffff', 1.8, 'stroke-opacity=".75"')
    : '';
  const level = hero.features.eyeLatitude;
  const down = Math.cos(radians(level + head.pitch));
  const squeeze = (longitude: number): number => Math.cos(radians(longitude + head.yaw)) * 1.06;
  const near = head.side >= 0 ? -1 : 1;
  const far = -near;
  const [cheek] = head.at(far * 90 - head.yaw, level, 1);
  const lensAt = (side: number): string => {
    const [longitude] = eyePlace(head, hero.features, side);
    const [x, y] = head.at(longitude, level, 1.05);
    const across = Math.min(squeeze(longitude), side === far ? Math.abs(x - cheek) / REACH : 1);
    if (across < NARROWEST) return '';
    return at(x, y, clamp(down * 1.02, 0.45, 1), lens + glint, 0, Math.min(across, 1));
  };
  let arms = '';
  for (const side of [-1, 1]) {
    const from = head.at(slid(head, side * 43), level - 3, 1.03);
    const to = head.at(side * 92, level - 4, 1.02);
    if (to[2] > -8 && from[2] > 0) {
      arms += line(`M${num(from[0])} ${num(from[1])}L${num(to[0])} ${num(to[1])}`, frame, 2.8);
    }
  }
  const [ax, ay] = head.face(near * (9 + 8 * head.side ** 2), level - 2, 0.07);
  const [bx, by] = head.face(far * (9 - 9 * head.side ** 2), level - 2, 0.06);
  const bridge = `M${num(ax)} ${num(ay)}Q${num((ax + bx) / 2)} ${num((ay + by) / 2 - 4)} ${num(bx)} ${num(by)}`;
  return (
    clip(head.flesh, lensAt(far)) +
    arms +
    (Math.abs(head.side) < 0.93 ? line(bridge, frame, 2.8) : '') +
    lensAt(near)
  );
}
