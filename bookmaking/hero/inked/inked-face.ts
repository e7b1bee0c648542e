// A child's face as few printed shapes: ink eyes, two brows, one stroke for a nose, cheeks as one disc each.
import { type Hex, luma, mix } from '#bookmaking/drawing/color.ts';
import { num, smooth } from '#bookmaking/drawing/curves.ts';
import { clamp, type Point } from '#bookmaking/drawing/geometry.ts';
import type { Light, Tone } from '#bookmaking/drawing/light.ts';
import { at, line, oval, path, shifted } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import { askedEye } from '#bookmaking/hero/asked-eye.ts';
import type { ChildHand } from '#bookmaking/hero/child-hand.ts';
import { drawMouth } from '#bookmaking/hero/draw-mouth.ts';
import { eyePlace, slid } from '#bookmaking/hero/face-places.ts';
import { flatBrowInk, marksOnCheek, tearOn, youngOf } from '#bookmaking/hero/flat-marks.ts';
import { further } from '#bookmaking/hero/further.ts';
import { lipInkOn, stickerFor } from '#bookmaking/hero/head.ts';
import type { HeadView } from '#bookmaking/hero/head-view.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { longerBody } from '#bookmaking/hero/jointed/longer-body.ts';
import { depthOf, noseTip } from '#bookmaking/hero/modelling.ts';
import { ACTING, type Acting, type Face } from '#bookmaking/hero/moods.ts';
import { mouthOn } from '#bookmaking/hero/mouth-on.ts';
import { puffed } from '#bookmaking/hero/puffed.ts';
import { readable } from '#bookmaking/hero/readable.ts';
import { skinTone } from '#bookmaking/hero/skin-tone.ts';
import type { Skull, Stick } from '#bookmaking/hero/skull.ts';
import { wornOver } from '#bookmaking/hero/worn-over.ts';
import { frowns, INK, inkedEye } from './inked-eye.ts';
import { inkedHand, inkedLimb, inkedTrunk } from './inked-limb.ts';

/** Flat ink on flat skin with one shape of shadow, as animals are drawn on old posters. */
export const INKED: ChildHand<Hero> = {
  flesh,
  face,
  hair,
  features: ({ features }) => further(features, 1.8),
  body: longerBody,
  fingers: inkedHand,
  limb: inkedLimb,
  trunk: inkedTrunk,
};

/**
 * Skin in one coat, and the one shape that turns from the light: on the side, for under a dark chin it was a beard. Dark skin has a lit
 * plane as well: in one brown, brows, eyes and mouth were all that was seen of a face.
 */
function flesh(hero: Hero, head: Skull, light: Light): string {
  const t = skinTone(light, hero.skin);
  const away = light.direction[0] > 0 ? 1 : -1;
  const depth = depthOf(t.base);
  const coat = (by: number, color: Hex): string =>
    shifted(away * by, -0.27 * by, path(head.flesh, color));
  return clip(
    head.flesh,
    path(head.flesh, mix(t.base, t.shade, 0.62 - 0.2 * depth)) +
      coat(9, t.base) +
      (depth > 0.5 ? coat(26, mix(t.base, '#e39a63', 0.2 * depth)) : ''),
  );
}

/** One flat mass: what was lit and rimmed was gray on dark curls. */
function hair(t: Tone): Tone {
  const isDark = luma(t.base) < 0.22;
  return {
    base: isDark ? mix(t.base, '#a5808a', 0.1) : t.base,
    shade: isDark ? mix(t.base, '#120a16', 0.5) : mix(t.base, t.shade, 0.75),
    deep: isDark ? mix(t.base, '#120a16', 0.6) : t.deep,
    lite: mix(t.base, isDark ? '#a5808a' : t.lite, isDark ? 0.36 : 0.4),
    rim: t.base,
  };
}

function face(hero: Hero, head: Skull, view: HeadView, light: Light): string {
  const look: Acting = { ...ACTING[view.mood], ...view.face };
  const stick = stickerFor(head);
  const t = skinTone(light, hero.skin);
  const young = youngOf(hero);
  let art = cheeks(hero, head, look, light);
  art += view.puff
    ? puffed(head, hero, view.puff, light)
    : mouthOn(head, mouth(hero, look.mouth, light, head.front, young));
  const ink = flatBrowInk(hero, t, light, INK);
  let brows = '';
  for (const side of [-1, 1]) {
    const [longitude, latitude] = eyePlace(head, hero.features, side);
    const eye = inkedEye(askedEye(hero, look, view, side, t.base), light);
    art += stick(longitude, latitude, at(0, 0, 1 + 0.12 * young, eye));
    brows += stick(
      longitude + side,
      latitude,
      frowns(look.lids) ? frown(hero, look, side, ink, young) : brow(hero, look, side, ink, young),
    );
  }
  art += nose(hero, head, t);
  if (look.tear) art += tearOn(head);
  // Over glasses, too: under a frame a mood was not seen.
  return wornOver(art, hero, head, view, light) + clip(head.flesh, brows);
}

/** A disc each, as a second plate prints it; freckles and a dimple are drawn on it. */
function cheeks(hero: Hero, head: Skull, look: Acting, light: Light): string {
  const young = youngOf(hero);
  const t = skinTone(light, hero.skin);
  const depth = depthOf(t.base);
  const stick: Stick = stickerFor(head);
  const flush = mix(
    t.base,
    '#e2533a',
    0.3 - 0.06 * depth + (hero.blush || look.flushed ? 0.14 : 0),
  );
  let art = '';
  for (const side of [-1, 1]) {
    art += stick(
      slid(head, side * 40),
      24 + hero.features.eyeLatitude * 0.3,
      oval(0, 0, 10.4 + 1.8 * young, 7.6 + 1.4 * young, flush),
    );
    art += marksOnCheek(hero, head, look, t, side);
  }
  return art;
}

/** One stroke: down the side that is turned away, round the tip, and back. */
function nose(hero: Hero, head: Skull, t: Tone): string {
  if (head.front < -0.2) return '';
  const { noseWidth } = hero.features;
  const tip = noseTip(hero.features);
  // As wide as a grown child's, over an open mouth it was a second one.
  const small = 1 - 0.5 * youngOf(hero);
  const wing = 5.4 * noseWidth * small * (1 + 1.1 * head.side ** 2);
  const points: Point[] = [];
  for (let i = -3; i <= 3; i++) {
    const longitude = (i / 3) * wing;
    if (longitude * head.side > 0.1 && head.front < 0.5) continue;
    const [x, y] = head.face(longitude * 0.86, tip, 0.02 - 0.03 * Math.abs(i / 3) ** 2);
    points.push([x, y + small * (2.4 - 3.4 * Math.abs(i / 3) ** 3)]);
  }
  const isDark = luma(t.base) < 0.3;
  const ink = readable(isDark ? mix(t.lite, '#e59a7c', 0.3) : mix(t.deep, '#8a3a30', 0.5), t.base);
  return line(smooth(points, false), ink, 2.5);
}

/** How far over the middle of an eye a brow may go: beyond that it is under a fringe, and says nothing. */
const HIGHEST = -21;

/** One stroke of a brush over an eye, thick at the nose; it goes further than a real one. */
function brow(
  hero: Hero,
  look: Pick<Face, 'brow' | 'askew'>,
  side: number,
  ink: Hex,
  young: number,
): string {
  const { browWeight, browArch, browDrop, askew } = hero.features;
  const full = 6.6 - 2.6 * young;
  // Over a frame, which is a bold line as well, a full one made somebody of five old.
  const thick = (hero.glasses === 'none' ? full : Math.min(full, 4.6)) * (0.5 + 0.5 * browWeight);
  const [inner, middle, outer] = look.brow.map((y) => y * (1.2 - 0.8 * young)) as [
    number,
    number,
    number,
  ];
  const drop = inner > 0 ? Math.min(0, browDrop) : browDrop;
  const lift = (side < 0 ? (look.askew ?? 0) * 1.4 : 0) + side * askew * 0.5 - drop + 18.5;
  const wanted = [inner - lift, middle - 2.4 - browArch - lift, outer - lift] as const;
  const back = Math.max(
    0,
    HIGHEST - Math.min(wanted[0], wanted[1] * 0.5 + (wanted[0] + wanted[2]) * 0.25, wanted[2]),
  );
  return stroke(
    wanted.map((y) => y + back),
    side,
    8.2 - 2 * young,
    10 - 4 * young,
    thick,
    ink,
  );
}

/** Along three heights from the nose to the temple, where it ends in a point. */
function stroke(
  heights: readonly number[],
  side: number,
  from: number,
  to: number,
  thick: number,
  ink: Hex,
): string {
  const [a, b, c] = heights as [number, number, number];
  const [x, end] = [num(-side * from), num(side * to)];
  return path(
    `M${x} ${num(a - thick * 0.5)}Q${num(side * 1.5)} ${num(b - thick * 0.58)} ${end} ${num(c)}Q${num(side * 1.5)} ${num(b + thick * 0.56)} ${x} ${num(a + thick * 0.5)}Q${num(-side * (from + 1.7))} ${num(a)} ${x} ${num(a - thick * 0.5)}Z`,
    ink,
  );
}

/** Down on the eye, across frames and all: it is the lid as well. How steep it is, is how angry. */
function frown(
  { features }: Hero,
  look: Pick<Face, 'brow' | 'askew'>,
  side: number,
  ink: Hex,
  young: number,
): string {
  const thick = (8 - 2.6 * young) * (0.6 + 0.4 * features.browWeight);
  const steep = clamp((look.brow[0] - look.brow[2]) * 0.6, 5, 11);
  const lift = side < 0 ? (look.askew ?? 0) : 0;
  const heights = [-3.4 - lift, -4.2 - steep * 0.55 - lift, -4.6 - steep - lift];
  return stroke(heights, side, 9.6 - 2 * young, 11.4 - 3 * young, thick, ink);
}

/** A mouth without lips: its line is bolder than in life. */
function mouth(
  hero: Hero,
  asked: Face['mouth'],
  light: Light,
  front: number,
  young: number,
): string {
  const { mouthWidth, mouthLean, teeth } = hero.features;
  const ink = lipInkOn(hero, light);
  const art = drawMouth(asked, teeth, ink);
  const size = (front < 0.5 ? 0.88 : 1.26) * (1 - 0.22 * young);
  return at(0, 0, size, art, mouthLean, mouthWidth * size * (front < 0.5 ? 0.8 : 1));
}
