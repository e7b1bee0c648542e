// Head and face. Features are stuck on the skull ball and squeezed by how far they have turned away.
import { type Hex, luma, mix } from '#bookmaking/drawing/color.ts';
import { num } from '#bookmaking/drawing/curves.ts';
import { difference } from '#bookmaking/drawing/difference.ts';
import { clamp, radians } from '#bookmaking/drawing/geometry.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { at, clean, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip, radial } from '#bookmaking/drawing/sheet.ts';
import { brow, browInk } from './brows.ts';
import { earsOf } from './ears.ts';
import { eyePatchOn } from './eye-patch.ts';
import { eye } from './eyes.ts';
import { eyePlace, slid } from './face-places.ts';
import { glassesOn } from './glasses.ts';
import { hairOn } from './hair/hair.ts';
import type { HeadView } from './head-view.ts';
import type { Hero } from './hero.ts';

import { chinBelow } from './jaw.ts';
import type { Lids } from './lids.ts';
import { lipsUnder } from './lips.ts';
import { milkTeeth } from './milk-teeth.ts';
import { ball, bones, planesOf } from './modelling.ts';
import { monolid } from './monolid.ts';
import { ACTING, type Acting } from './moods.ts';
import { mouthOn } from './mouth-on.ts';
import { MOUTHS, type Mouth, type MouthName } from './mouths.ts';
import { noseOn } from './nose.ts';
import { puffed } from './puffed.ts';
import { readable } from './readable.ts';
import { skinTone } from './skin-tone.ts';
import type { Skull, Stick } from './skull.ts';
import { skullOf } from './skull-of.ts';

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
  const features = head.front > -0.6 ? (hero.hand?.face ?? faceOf)(hero, head, view, light) : '';
  const flesh = (hero.hand?.flesh ?? fleshOf)(hero, head, light);
  const face = clean(flesh + features);
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
  const brow = planesOf(t, light).lit;
  const flesh = clip(
    outline,
    ball(outline, t, light) +
      oval(lx * 24, ly * 24 - 2, 25, 20, brow, 'fill-opacity=".5"') +
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
  const look = { ...ACTING[view.mood], ...view.face };
  const stick = stickerFor(head);
  const t = skinTone(light, hero.skin);
  const lipInk = lipInkOn(hero, light);
  let art = bones(head, stick, hero.features, t, light);
  for (const side of [-1, 1]) {
    const longitude = slid(head, side * 41);
    if (hero.features.dimple === side && look.mouth !== 'oh')
      art += stick(slid(head, side * 27), 34, line('M-1 -3q3 3 0 6', t.shade, 1.8));
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
    : mouthOn(head, mouth(hero, look.mouth, lipInk, light, head.front));
  const ink = browInk(hero, light);
  const own = {
    kind: hero.features.eyeKind,
    width: hero.features.eyeWidth,
    slant: hero.features.eyeSlant,
    fold: mix(t.base, t.deep, 0.7),
  };
  for (const side of [-1, 1]) {
    const height = hero.features.eyeHeight * (1 + side * hero.features.askew * 0.025);
    const around = {
      ...lidsOf(hero, look),
      skin: t.base,
      lashes: hero.lashes,
      own: { ...own, height },
    };
    const eyeArt = eye(look.eyes, hero.eyes, view.gaze, side, light, around);
    const [longitude, latitude] = eyePlace(head, hero.features, side);
    art += stick(longitude, latitude, eyeArt);
    art += stick(longitude + side, latitude - 19, brow(hero, look, side, ink));
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

/** Lids as the mood has them, on this child's eyes. */
function lidsOf({ features }: Hero, { lids }: Acting): Lids {
  if (features.eyeKind === 'monolid') return monolid(lids);
  if (features.eyeKind !== 'hooded') return lids;
  return { ...lids, upper: Math.max(lids.upper, 0.03) + 0.09, slant: lids.slant - 2.6 };
}

/** A dark line vanishes on dark skin: there the lip is drawn light; where the fill light has lifted the skin to it, dark again. */
export function lipInkOn(hero: Hero, light: Light): Hex {
  const t = skinTone(light, hero.skin);
  const pale = tone(light, mix(hero.skin, '#ef9a86', 0.5)).base;
  const deep = mix(t.base, '#23070f', 0.62);
  const isPale = luma(hero.skin) < 0.34 && difference(pale, t.base) >= 16;
  return readable(
    isPale ? pale : luma(hero.skin) < 0.34 ? deep : mix(hero.skin, '#5a1524', 0.72),
    t.base,
  );
}

/** This child's mouth: its lips, its width and its lean. */
function mouth(
  hero: Hero,
  asked: MouthName | Mouth,
  ink: Hex,
  light: Light,
  front: number,
): string {
  const { mouthWidth, mouthLean, teeth } = hero.features;
  const art =
    typeof asked === 'string'
      ? (teeth !== 'all' && milkTeeth(asked, teeth, ink)) || MOUTHS[asked](ink)
      : (teeth !== 'all' && asked.milk?.(teeth)) || asked.draw(ink);
  // Seen from the side, an open mouth is a slit: as wide as from before, it was a wound in the outline.
  const size = front < 0.5 ? 0.78 : 1;
  return at(0, 0, size, lipsUnder(asked, hero, light) + art, mouthLean, mouthWidth * size ** 2);
}

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
