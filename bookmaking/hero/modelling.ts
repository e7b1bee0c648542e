// A head as planes in the light: warm where it faces the lamp, cool where it turns away, and the bones between.
import { type Hex, luma, mix } from '#bookmaking/drawing/color.ts';
import { num, smooth } from '#bookmaking/drawing/curves.ts';
import { clamp } from '#bookmaking/drawing/geometry.ts';
import type { Light, Tone } from '#bookmaking/drawing/light.ts';
import { oval, path, shifted } from '#bookmaking/drawing/marks.ts';
import { linear, radial } from '#bookmaking/drawing/sheet.ts';
import { eyePlace, slid } from './face-places.ts';
import type { Features } from './features.ts';
import type { Skull, Stick } from './skull.ts';

/** The colors of skin that is modelled. Dark skin asks for more light than fair skin: its planes lie nearer to each other. */
export interface Planes {
  readonly lit: Hex;
  readonly base: Hex;
  /** Where the form turns. */
  readonly half: Hex;
  readonly cool: Hex;
}

const WARM = '#f2a878';
const COOL = '#2a2350';

/** 0 for skin that shows every line, 1 for the darkest. */
export const depthOf = (skin: Hex): number => clamp((0.52 - luma(skin)) / 0.3, 0, 1);

export function planesOf(t: Tone, light: Light): Planes {
  const depth = depthOf(t.base);
  const warm = mix(light.key, WARM, 0.35 + 0.45 * depth);
  return {
    lit: mix(t.base, warm, 0.24 + 0.16 * depth),
    base: t.base,
    half: mix(t.base, t.shade, 0.22),
    // Deeper than this, the jaw of a dark child was a beard.
    cool: mix(mix(t.base, t.shade, 0.58 - 0.16 * depth), COOL, 0.1 * depth),
  };
}

/** The ball of the head: a light plane and a shadow plane that meet where it turns, with light thrown back into the shadow's edge. */
export function ball(outline: string, t: Tone, light: Light): string {
  const { lit, base, half, cool } = planesOf(t, light);
  const [lx, ly] = light.direction;
  const across = (...stops: Parameters<typeof linear>[0]): string =>
    linear(stops, ...[lx, ly, -lx, -ly].map((k) => Math.round(50 + k * 50) / 100));
  const back = mix(cool, t.lite, 0.22);
  return (
    path(outline, across([0.55, cool], [0.86, cool], [1, back])) +
    shifted(
      lx * 14,
      ly * 11,
      path(outline, across([0, lit], [0.42, base], [0.74, base], [1, half])),
    )
  );
}

/** A soft patch that ends in nothing. */
export const patch = (rx: number, ry: number, color: Hex, strength: number): string =>
  oval(
    0,
    0,
    rx,
    ry,
    radial([
      [0, color, strength],
      [0.55, color, Math.round(strength * 62) / 100],
      [1, color, 0],
    ]),
  );

/** Brow bone, sockets, the cheek that is lit, and the nose as a wedge with a shadow side: what lies under eyes and mouth. */
export function bones(head: Skull, stick: Stick, f: Features, t: Tone, light: Light): string {
  const { lit, cool } = planesOf(t, light);
  const depth = depthOf(t.base);
  const lamp = light.direction[0] > 0 ? 1 : -1;
  const bright = mix(mix(lit, t.lite, 0.4), WARM, 0.3 * depth);
  let art = '';
  for (const side of [-1, 1]) {
    const [longitude, latitude] = eyePlace(head, f, side);
    art += stick(longitude, latitude, patch(13.5, 14, cool, 0.2 + 0.16 * depth));
    art += stick(longitude, latitude - 18, patch(14, 7.4, browBone(t, light), 0.2 + 0.55 * depth));
    // A cheek is lit on the lamp's side only.
    if (side === lamp)
      art += stick(slid(head, side * 37), 21, patch(13, 9.4, bright, 0.3 + 0.2 * depth));
  }
  art += stick(0, 49, patch(9, 4.4, bright, 0.22 + 0.3 * depth));
  return (
    art + noseSide(head, f, cool, lamp, 0.34 + 0.3 * depth) + ridge(head, f, bright, lamp, depth)
  );
}

/** What a brow lies on: on dark skin the bone is lit, so that dark hair is seen on it. */
export const browBone = (t: Tone, light: Light): Hex =>
  mix(mix(planesOf(t, light).lit, t.lite, 0.5), WARM, 0.25 * depthOf(t.base));

/** The side of the nose that is turned from the lamp. */
function noseSide(head: Skull, f: Features, cool: Hex, lamp: number, strength: number): string {
  if (head.front < 0.25) return '';
  const tip = noseTip(f);
  const wing = -lamp * 6.4 * f.noseWidth;
  const at = (longitude: number, latitude: number): readonly [number, number] => {
    const [x, y] = head.face(longitude, latitude, -0.01);
    return [x, y];
  };
  const wedge = [
    at(-lamp * 1, 1),
    at(-lamp * 0.4, tip - 6),
    at(-lamp * 1.4, tip + 1.4),
    at(wing, tip + 1.6),
    at(wing * 0.62, tip - 7),
  ].map(([x, y]): [number, number] => [x, y]);
  return path(smooth(wedge), cool, `fill-opacity="${num(strength)}"`);
}

/** Light on the bridge of the nose. */
function ridge(head: Skull, f: Features, bright: Hex, lamp: number, depth: number): string {
  if (head.front < 0.05) return '';
  const tip = noseTip(f);
  const run = (longitude: number, latitude: number): [number, number] => {
    const [x, y] = head.face(longitude, latitude, -0.01);
    return [x, y];
  };
  const strip = [
    run(lamp * 0.6, 2),
    run(lamp * 2.2, tip - 6),
    run(lamp * 1.2, tip - 2),
    run(0, tip - 6),
  ];
  return path(smooth(strip), bright, `fill-opacity="${num(0.3 + 0.4 * depth)}"`);
}

/** Latitude of the tip of the nose; under eyes that lie low, it lies lower. */
export const noseTip = ({ noseLength, eyeLatitude }: Features): number =>
  11 + 7.4 * noseLength + 0.5 * Math.max(0, eyeLatitude - 8);
