// Head and face. Features are stuck on the skull ball and squeezed by how far they have turned away.
import { luma, mix } from '#bookmaking/drawing/color.ts';
import { num, smooth } from '#bookmaking/drawing/curves.ts';
import { difference } from '#bookmaking/drawing/difference.ts';
import { clamp, lerp, type Point, radians } from '#bookmaking/drawing/geometry.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { at, clean, line, oval, path, shifted } from '#bookmaking/drawing/marks.ts';
import { clip, radial } from '#bookmaking/drawing/sheet.ts';
import { earsOf } from './ears.ts';
import { eyePatchOn } from './eye-patch.ts';
import { eye, INK } from './eyes.ts';
import { EYE_LATITUDE, EYE_LONGITUDE, slid } from './face-places.ts';
import { glassesOn } from './glasses.ts';
import { hairOn } from './hair/hair.ts';
import type { Hero } from './hero.ts';

import { chinBelow } from './jaw.ts';
import { milkTeeth } from './milk-teeth.ts';
import { monolid } from './monolid.ts';
import { ACTING } from './moods.ts';
import { mouthOn } from './mouth-on.ts';
import { MOUTHS, type MouthName } from './mouths.ts';
import { puffed } from './puffed.ts';
import { skinTone } from './skin-tone.ts';
import type { Skull, Stick } from './skull.ts';
import { skullOf } from './skull-of.ts';

import type { Mood } from './traits.ts';

export interface HeadView {
  readonly yaw: number;
  readonly pitch: number;
  readonly mood: Mood;
  readonly gaze: Point;
  /** Air in the cheeks, 0 to 1. */
  readonly puff?: number;
}

/** Layers of a head: behind the trunk, over it but under the face, and the face. */
export interface HeadArt {
  readonly back: string;
  readonly under: string;
  readonly main: string;
}

/** What is this far round the outline is not drawn. */
const HIDDEN = 0.13;

export function stickerFor(head: Skull): Stick {
  return (longitude, latitude, art, reach = 1) => {
    const p = head.at(longitude, latitude, reach);
    const seen = Math.cos(radians(longitude + head.yaw));
    if (seen < HIDDEN || head.toward(longitude, latitude) < 0.15) return '';
    const across = seen / Math.cos(radians(Math.min(50, Math.abs(longitude))) * 0.35);
    const down = Math.cos(radians(latitude + head.pitch)) / Math.cos(radians(latitude));
    return at(p[0], p[1], clamp(down * 1.03, 0.4, 1), art, 0, clamp(across * 1.04, 0.16, 1));
  };
}

/** A head around (0, 0), about 100 tall. */
export function headOf(hero: Hero, view: HeadView, light: Light): HeadArt {
  const head = skullOf(hero, view.yaw, view.pitch, view.puff);
  const hair = hairOn(head, hero, light);
  const ears = earsOf(head, hero, light);
  const features = head.front > -0.6 ? faceOf(hero, head, view, light) : '';
  const face = clean(fleshOf(hero, head, light) + features);
  const main = hair.window
    ? ears.behind + clip(hair.window, face) + hair.over + ears.aid
    : ears.behind + face + ears.front + hair.over + ears.over + ears.aid;
  return { back: hair.back, under: hair.under, main };
}

/** The ball of the head with its form shadow and, where no hair falls over it, a lit edge. */
function fleshOf(hero: Hero, head: Skull, light: Light): string {
  const t = skinTone(light, hero.skin);
  const outline = head.flesh;
  const [lx, ly] = light.direction;
  const flesh = clip(
    outline,
    path(outline, mix(t.base, t.shade, 0.62)) +
      shifted(lx * 15, ly * 12, path(outline, t.base)) +
      oval(lx * 26, ly * 24 - 2, 26, 22, t.lite, 'fill-opacity=".22"') +
      chinBelow(head, t.shade),
  );
  const falls = ['long', 'bob', 'wavy', 'locs', 'boxBraids', 'curly', 'afro'].includes(hero.hair);
  if (light.rimAmount <= 0.4 || falls) return flesh;
  const middle = (Math.atan2(ly * 0.3, lx) * 180) / Math.PI;
  const outer = head.rim(middle - 48, middle + 48, 1, 10);
  const inner = head.rim(
    middle + 48,
    middle - 48,
    (angle) => 1 - 0.05 * Math.cos(radians((angle - middle) * 1.85)),
    10,
  );
  const sliver = `M${[...outer, ...inner].map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}Z`;
  return flesh + path(sliver, t.rim, `fill-opacity="${(light.rimAmount * 0.8).toFixed(2)}"`);
}

function faceOf(hero: Hero, head: Skull, view: HeadView, light: Light): string {
  const look = ACTING[view.mood];
  const stick = stickerFor(head);
  const t = skinTone(light, hero.skin);
  const lip = mix(hero.skin, '#5a1524', 0.72);
  // A dark line vanishes on dark skin: there the lip is drawn light; where the fill light has lifted the skin to it, dark again.
  const paleLip = tone(light, mix(hero.skin, '#ef9a86', 0.5)).base;
  const deepLip = mix(t.base, '#23070f', 0.62);
  const lipInk =
    luma(hero.skin) >= 0.34 ? lip : difference(paleLip, t.base) < 16 ? deepLip : paleLip;
  let art = '';
  for (const side of [-1, 1]) {
    const longitude = slid(head, side * 41);
    if (hero.blush || look.flushed) art += stick(longitude, 27, blush(hero, light));
    if (look.cheek) art += stick(slid(head, side * 31), 22, cheekLine(look.cheek, side, t.shade));
  }
  if (hero.freckles) {
    const dots = 'M-7 -3h.1M-1 -5.4h.1M5 -3.4h.1M-4 1.4h.1M2.4 .6h.1M8 1.2h.1';
    const freckles = line(dots, mix(t.shade, '#8a4526', 0.5), 2.3, 'stroke-opacity=".8"');
    for (const side of [-1, 1]) art += stick(slid(head, side * 33), 24, freckles);
  }
  art += view.puff
    ? puffed(head, hero, view.puff, light)
    : mouthOn(head, mouth(hero, look.mouth, lipInk));
  const browColor = ['hijab', 'bald', 'patka'].includes(hero.hair) ? '#33262a' : hero.hairColor;
  const own = tone(light, mix(browColor, INK, luma(browColor) > 0.8 ? 0.15 : 0.3)).base;
  // A brow must be seen on its own skin: a dark one goes darker, on the darkest skin to black.
  const dark = difference(own, t.base) < 16 ? mix(own, '#0c0608', 0.75) : own;
  // A baby's are down rather than hair.
  const isBaby = hero.years < 1.5;
  const brow = isBaby ? mix(dark, t.base, 0.4) : dark;
  for (const side of [-1, 1]) {
    const lids = {
      ...(hero.monolid ? monolid(look.lids) : look.lids),
      skin: t.base,
      lashes: hero.lashes,
    };
    const eyeArt = eye(look.eyes, hero.eyes, view.gaze, side, light, lids);
    const [inner, middle, outer] = look.brow;
    // One brow higher than the other, where a mood has two minds.
    const lift = side < 0 ? (look.askew ?? 0) : 0;
    const arch = `M${side * -8.4} ${num(inner - lift)}Q0 ${num(middle - 3 - lift)} ${num(side * 9)} ${num(outer - lift)}`;
    art += stick(slid(head, side * EYE_LONGITUDE), EYE_LATITUDE, eyeArt);
    art += stick(
      slid(head, side * (EYE_LONGITUDE + 1)),
      EYE_LATITUDE - 19,
      line(arch, brow, isBaby ? 2.9 : 3.8),
    );
  }
  art += noseOn(head, hero, light);
  const nearSide = head.side > 0 ? -1 : 1;
  if (look.tear) {
    art += stick(slid(head, nearSide * 34), 24, path('M0 -7C-5 1 -4 7 0 7S5 1 0 -7Z', '#a8dcf4'));
  }
  // Nothing of a face hangs over its edge.
  art = clip(head.flesh, art);
  // Nor does an eye need rest from a patch that is shut.
  if (hero.eyePatch !== 'none' && view.mood !== 'sleepy')
    art += eyePatchOn(head, stick, hero, light);
  // Nobody sleeps in glasses; eyes shut to blow are another matter.
  if (hero.glasses !== 'none' && (view.mood !== 'sleepy' || view.puff))
    art += glassesOn(head, hero, light);
  return art;
}

const mouth = (hero: Hero, name: MouthName, lip: string): string =>
  (hero.teeth !== 'all' && milkTeeth(name, hero.teeth, lip)) || MOUTHS[name](lip);

/** A cheek pushed up under the eye by a smile, or drawn down by the opposite. */
function cheekLine(up: number, side: number, color: string): string {
  const d =
    up > 0
      ? `M-8 ${num(2 - up * 3)}Q0 ${num(-4 - up * 3)} 8 ${num(2 - up * 3)}`
      : `M${side * -5} -4Q${side * -1} 3 ${side * -2} 9`;
  return line(d, color, 2, `stroke-opacity="${num(Math.min(0.9, Math.abs(up)))}"`);
}

function blush(hero: Hero, light: Light): string {
  const color = mix(skinTone(light, hero.skin).base, '#ee5d44', 0.45);
  const glow = radial([
    [0, color, 0.62],
    [0.6, color, 0.3],
    [1, color, 0],
  ]);
  return oval(0, 0, 14.5, 10.5, glow);
}

/** The tip of the nose, and the wings under it as a line on the skull: in profile, half a line. */
function noseOn(head: Skull, hero: Hero, light: Light): string {
  if (head.front < -0.2) return '';
  const t = skinTone(light, hero.skin);
  const [x, y] = head.face(0, 18);
  const wing = 5.6 * (1 + 1.2 * head.side ** 2);
  const under: Point[] = [];
  for (let i = -3; i <= 3; i++) {
    const longitude = (i / 3) * wing;
    if (longitude * head.side > 0.1 && head.front < 0.5) continue;
    const [px, py] = head.face(longitude * 0.8, 19, 0.02 - 0.028 * Math.abs(i / 3) ** 2);
    under.push([px, py + 2.4 - 0.6 * Math.abs(i / 3)]);
  }
  const color = mix(t.base, '#d2583c', lerp(0.12, 0.2, luma(hero.skin)));
  // On dark skin a darker line is not seen: there the nose is drawn by the light on its ridge and wings.
  const isDark = luma(t.base) < 0.34;
  const ink = isDark ? mix(t.lite, '#e59a7c', 0.3) : mix(t.shade, '#8a3a30', 0.35);
  const ridge = [-6, 0, 6, 12, 17].map((latitude): Point => {
    const [px, py] = head.face(head.side > 0 ? -3 : 3, latitude, -0.015);
    return [px, py];
  });
  return (
    (isDark && Math.abs(head.side) > 0.8
      ? line(smooth(ridge, false), t.lite, 2, 'stroke-opacity=".6"')
      : '') +
    at(x, y, 1, oval(0, 0, 5.4, 4, color), 0, clamp(head.front, 0.5, 1)) +
    oval(x + light.direction[0] * 1.4, y - 1.4, 2, 1.3, t.lite, 'fill-opacity=".75"') +
    line(smooth(under, false), ink, 1.8)
  );
}
