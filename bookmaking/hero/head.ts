// Head and face. Features are stuck on the skull ball and squeezed by how far they have turned away.
import { type Hex, luma, mix } from '#bookmaking/drawing/color.ts';
import { clamp, radians } from '#bookmaking/drawing/geometry.ts';
import type { Light } from '#bookmaking/drawing/light.ts';
import { at, clean } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import { earsOf } from './ears.ts';
import { hairOn } from './hair/hair.ts';
import { handOf } from './hand-of.ts';
import type { HeadView } from './head-view.ts';
import type { Hero } from './hero.ts';
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
  const hand = handOf(hero);
  const features = head.front > -0.6 ? hand.face(hero, head, view, light) : '';
  const face = clean(hand.flesh(hero, head, light) + features);
  const main = hair.window
    ? ears.behind + clip(hair.window, face) + hair.over + ears.aid
    : ears.behind + face + ears.front + hair.over + ears.over + ears.aid;
  return { back: hair.back, under: hair.under, main };
}

/** A dark line vanishes on dark skin: there the lip is drawn light; where the fill light has lifted the skin, dark again. */
export function lipInkOn(hero: Hero, light: Light): Hex {
  const { base } = skinTone(light, hero.skin);
  if (luma(hero.skin) >= 0.34) return readable(mix(hero.skin, '#5a1524', 0.72), base);
  return readable(luma(base) < 0.34 ? mix(base, '#ef9a86', 0.5) : mix(base, '#23070f', 0.62), base);
}
