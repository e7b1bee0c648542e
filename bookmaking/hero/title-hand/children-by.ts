import { luma, mix } from '#bookmaking/drawing/color.ts';
import type { Light, Tone } from '#bookmaking/drawing/light.ts';
import { at, line, oval } from '#bookmaking/drawing/marks.ts';
import { askedEye } from '#bookmaking/hero/asked-eye.ts';
import type { ChildHand } from '#bookmaking/hero/child-hand.ts';
import { drawMouth } from '#bookmaking/hero/draw-mouth.ts';
import { eyePlace, slid } from '#bookmaking/hero/face-places.ts';
import { flatBrowInk, marksOnCheek, tearOn, youngOf } from '#bookmaking/hero/flat-marks.ts';
import { further } from '#bookmaking/hero/further.ts';
import { lipInkOn, stickerFor } from '#bookmaking/hero/head.ts';
import type { HeadView } from '#bookmaking/hero/head-view.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import type { EdgeHand } from '#bookmaking/hero/jointed/edge-hand.ts';
import { jointedHand } from '#bookmaking/hero/jointed/jointed-hand.ts';
import { jointedLimb } from '#bookmaking/hero/jointed/jointed-limb.ts';
import { longerBody } from '#bookmaking/hero/jointed/longer-body.ts';
import { trunkFolds } from '#bookmaking/hero/jointed/trunk-folds.ts';
import { depthOf } from '#bookmaking/hero/modelling.ts';
import { ACTING, type Acting, type Face } from '#bookmaking/hero/moods.ts';
import { mouthOn } from '#bookmaking/hero/mouth-on.ts';
import { skinTone } from '#bookmaking/hero/skin-tone.ts';
import type { Skull } from '#bookmaking/hero/skull.ts';
import { wornOver } from '#bookmaking/hero/worn-over.ts';
import { browPlace } from './brows.ts';
import { discCheek } from './cheeks.ts';
import { plainEye } from './plain-eye.ts';
import { plainNose } from './plain-nose.ts';
import { inkOn, plainSkin } from './plain-skin.ts';
import { builtBy, type TitleHand } from './title-hand.ts';

/** Children as a title's hand draws them. */
export const childrenBy = (hand: TitleHand): ChildHand<Hero> => ({
  body: longerBody,
  fingers: (shape, skin, fromBehind) => jointedHand(edgeOf(hand), shape, skin, fromBehind),
  trunk: (s, light) => trunkFolds(edgeOf(hand), s, light),
  limb: (limb, sleeve, t, light) => jointedLimb(edgeOf(hand), limb, sleeve, t, light),
  flesh: (hero, head, light) => plainSkin(hand, hero, head, light),
  face: (hero, head, view, light) => faceBy(hand, hero, head, view, light),
  hair: (t) => flatter(t, hand.strands),
  features: (hero) => further(builtBy(hero.features, hand.build), hand.likeness, 0.05),
});

const edgeOf = ({ limbs, ink }: TitleHand): EdgeHand => ({ ...limbs, ink });

/** Hair nearer to one mass: what was lit and rimmed was gray on dark curls. */
function flatter(t: Tone, strands: number): Tone {
  const isDark = luma(t.base) < 0.22;
  const off = isDark ? mix(t.base, '#120a16', 0.4) : t.shade;
  return {
    base: isDark ? mix(t.base, '#a5808a', 0.1) : t.base,
    shade: mix(t.base, off, 0.4 + 0.6 * strands),
    deep: mix(t.base, isDark ? '#120a16' : t.deep, 0.4 + 0.4 * strands),
    lite: mix(t.base, isDark ? '#a5808a' : t.lite, (isDark ? 0.3 : 0.7) * strands),
    rim: t.base,
  };
}

function faceBy(hand: TitleHand, hero: Hero, head: Skull, view: HeadView, light: Light): string {
  const look: Acting = { ...ACTING[view.mood], ...view.face };
  const stick = stickerFor(head);
  const t = skinTone(light, hero.skin);
  const young = youngOf(hero);
  const ink = inkOn(hand, t, light);
  const brows = flatBrowInk(hero, t, light, hand.ink);
  let art = cheeks(hand, hero, head, view, look, light);
  // Cheeks that are full, and a mouth that is asked for, do not blow.
  art +=
    view.puff && !view.face?.mouth
      ? blowing(head, hero, light, view.puff)
      : mouth(hand, hero, head, look.mouth, light);
  for (const side of [-1, 1]) {
    const [longitude, latitude] = eyePlace(head, hero.features, side);
    const eye = plainEye({ ...askedEye(hero, look, view, side, t.base), ink }, hand.eye, light);
    art += stick(longitude, latitude, at(0, 0, 1 + 0.14 * young, eye));
    art += stick(
      longitude + side,
      latitude - 17,
      hand.brow(browPlace(hero.features, look, side, brows, young)),
    );
  }
  art += plainNose(hand, hero, head, t, light);
  if (look.tear) art += tearOn(head);
  return wornOver(art, hero, head, view, light);
}

/** Cheeks as this hand has them, larger with air in them; freckles and a dimple are drawn on them. */
function cheeks(
  hand: TitleHand,
  hero: Hero,
  head: Skull,
  view: HeadView,
  look: Acting,
  light: Light,
): string {
  const t = skinTone(light, hero.skin);
  const stick = stickerFor(head);
  const puff = view.puff ?? 0;
  const isRed = hero.blush || look.flushed;
  const flush = mix(t.base, '#e2533a', 0.32 - 0.08 * depthOf(t.base) + (isRed ? 0.14 : 0));
  const drawn = hand.cheek ?? (isRed ? discCheek : undefined);
  let art = '';
  for (const side of [-1, 1]) {
    const cheek = drawn?.(flush, side, youngOf(hero)) ?? '';
    art += stick(
      slid(head, side * (40 - 6 * puff)),
      26 + 8 * puff,
      at(0, 0, 1 + 0.4 * puff, cheek),
    );
    art += marksOnCheek(hero, head, look, t, side);
  }
  return art;
}

/** Mouths of moods that are drawn otherwise: without corners a smile is a smile, and who is brave does not smirk. */
const STRAIGHT: Partial<Record<string, string>> = {
  smile: 'M-12.6 -2.8Q0 12 12.6 -2.8',
  firm: 'M-10.4 -.2Q0 5 10.4 -.6',
};

/** A mouth without lips; its line is as bold as the hand's others. */
function mouth(
  hand: TitleHand,
  hero: Hero,
  head: Skull,
  asked: Face['mouth'],
  light: Light,
): string {
  const { mouthWidth, mouthLean, teeth } = hero.features;
  const ink = lipInkOn(hero, light);
  const own = typeof asked === 'string' && STRAIGHT[asked];
  const drawn = drawMouth(asked, teeth, ink);
  const art = own ? line(own, ink, 2.7 * hand.mouth) : bolder(drawn, hand.mouth);
  const size = (head.front < 0.5 ? 0.84 : 1.06) * (1 - 0.2 * youngOf(hero));
  return mouthOn(
    head,
    at(0, 0, size, art, mouthLean * 0.6, mouthWidth * size * (head.front < 0.5 ? 0.8 : 1)),
  );
}

/** The lines of a mouth that all hands share, in this hand's weight; what is as thin as a tooth's edge stays. */
const bolder = (art: string, by: number): string =>
  art.replace(
    /stroke-width="(2[.\d]*)"/g,
    (_, width) => `stroke-width="${Math.round(Number(width) * by * 100) / 100}"`,
  );

/** Lips that let a thread of air out. */
function blowing(head: Skull, hero: Hero, light: Light, puff: number): string {
  const lip = mix(skinTone(light, hero.skin).base, '#a8323f', 0.42);
  return mouthOn(head, oval(0, 0.6, 6.4 + puff, 6.6, lip) + oval(0, 0.6, 3.2, 3.6, '#6a1f30'));
}
