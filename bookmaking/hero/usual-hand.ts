// The shop's own children, as its panel and its pictures show them: modelled in the light.
import { type Hex, mix } from '#bookmaking/drawing/color.ts';
import { num } from '#bookmaking/drawing/curves.ts';
import { degreesOf, radians } from '#bookmaking/drawing/geometry.ts';
import type { Light } from '#bookmaking/drawing/light.ts';
import { at, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip, radial } from '#bookmaking/drawing/sheet.ts';
import { bodyAt } from './body.ts';
import { brow, browInk } from './brows.ts';
import type { ChildHand } from './child-hand.ts';
import { drawMouth } from './draw-mouth.ts';
import { eye } from './eyes.ts';
import { eyePlace, slid } from './face-places.ts';
import { lipInkOn, stickerFor } from './head.ts';
import type { HeadView } from './head-view.ts';
import type { Hero } from './hero.ts';
import { chinBelow } from './jaw.ts';
import type { Lids } from './lids.ts';
import { lipsUnder } from './lips.ts';
import { ball, bones, planesOf } from './modelling.ts';
import { monolid } from './monolid.ts';
import { ACTING, type Acting } from './moods.ts';
import { mouthOn } from './mouth-on.ts';
import type { Mouth, MouthName } from './mouths.ts';
import { noseOn } from './nose.ts';
import { skinTone } from './skin-tone.ts';
import type { Skull } from './skull.ts';
import { usualFingers } from './usual-fingers.ts';
import { usualKnee, usualLimb } from './usual-limb.ts';
import { wornOver } from './worn-over.ts';

/** How the shop draws its children where no title has a hand for them. */
const USUAL: ChildHand<Hero> = {
  flesh: fleshOf,
  face: faceOf,
  hair: (t) => t,
  isModelled: true,
  body: bodyAt,
  fingers: usualFingers,
  limb: usualLimb,
  knee: usualKnee,
};

/** A hero by the shop's own hand, unless a title has asked for another. */
export const asUsual = (hero: Hero): Hero => ({ hand: USUAL, ...hero });

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
  const middle = degreesOf(Math.atan2(ly * 0.3, lx));
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
  art += mouthOn(head, mouth(hero, look.mouth, lipInk, light, head.front));
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
  if (look.tear) {
    art += stick(
      slid(head, head.side > 0 ? -34 : 34),
      24,
      path('M0 -7C-5 1 -4 7 0 7S5 1 0 -7Z', '#a8dcf4'),
    );
  }
  return wornOver(art, hero, head, view, light);
}

/** Lids as the mood has them, on this child's eyes. */
function lidsOf({ features }: Hero, { lids }: Acting): Lids {
  if (features.eyeKind === 'monolid') return monolid(lids);
  if (features.eyeKind !== 'hooded') return lids;
  return { ...lids, upper: Math.max(lids.upper, 0.03) + 0.09, slant: lids.slant - 2.6 };
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
  const art = drawMouth(asked, teeth, ink);
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
