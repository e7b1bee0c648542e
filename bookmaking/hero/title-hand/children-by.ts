import { type Hex, luma, mix } from '#bookmaking/drawing/color.ts';
import { clamp } from '#bookmaking/drawing/geometry.ts';
import { type Light, type Tone, tone } from '#bookmaking/drawing/light.ts';
import { at, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import type { ChildHand } from '#bookmaking/hero/child-hand.ts';
import { eyePatchOn } from '#bookmaking/hero/eye-patch.ts';
import { eyePlace, slid } from '#bookmaking/hero/face-places.ts';
import { further } from '#bookmaking/hero/further.ts';
import { glassesOn } from '#bookmaking/hero/glasses.ts';
import { lipInkOn, stickerFor } from '#bookmaking/hero/head.ts';
import type { HeadView } from '#bookmaking/hero/head-view.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { milkTeeth } from '#bookmaking/hero/milk-teeth.ts';
import { depthOf } from '#bookmaking/hero/modelling.ts';
import { ACTING, type Acting, type Face } from '#bookmaking/hero/moods.ts';
import { mouthOn } from '#bookmaking/hero/mouth-on.ts';
import { MOUTHS } from '#bookmaking/hero/mouths.ts';
import { readable } from '#bookmaking/hero/readable.ts';
import { skinTone } from '#bookmaking/hero/skin-tone.ts';
import type { Skull } from '#bookmaking/hero/skull.ts';
import { plainEye } from './plain-eye.ts';
import { plainBrow, plainCheek, plainNose } from './plain-marks.ts';
import { inkOn, plainSkin } from './plain-skin.ts';
import { builtBy, type TitleHand } from './title-hand.ts';

/** Children as a title's hand draws them. */
export const childrenBy = (hand: TitleHand): ChildHand<Hero> => ({
  flesh: (hero, head, light) => plainSkin(hand, hero, head, light),
  face: (hero, head, view, light) => faceBy(hand, hero, head, view, light),
  hair: (t) => flatter(t, hand.strands),
  features: (hero) =>
    further(builtBy(hero.features, hand.build, youngOf(hero)), hero.years, hand.likeness, 0.05),
});

/** 1 for who is not yet two or so, 0 from three years on. */
const youngOf = ({ years }: Hero): number => clamp((3 - years) / 2, 0, 1);

/** Hair nearer to one mass: what was lit and rimmed was gray on dark curls. */
function flatter(t: Tone, strands: number): Tone {
  const isDark = luma(t.base) < 0.22;
  const off = isDark ? mix(t.base, '#120a16', 0.4) : t.shade;
  return {
    base: t.base,
    shade: mix(t.base, off, 0.4 + 0.6 * strands),
    deep: mix(t.base, isDark ? '#120a16' : t.deep, 0.4 + 0.4 * strands),
    lite: mix(t.base, isDark ? '#9a6a5c' : t.lite, (isDark ? 0.3 : 0.7) * strands),
    rim: t.base,
  };
}

function faceBy(hand: TitleHand, hero: Hero, head: Skull, view: HeadView, light: Light): string {
  const look: Acting = { ...ACTING[view.mood], ...view.face };
  const stick = stickerFor(head);
  const t = skinTone(light, hero.skin);
  const young = youngOf(hero);
  const ink = inkOn(hand, t, light);
  const brows = browInk(hand, hero, t, light);
  let art = cheeks(hand, hero, head, view, look, light);
  art += view.puff
    ? blowing(head, hero, light, view.puff)
    : mouth(hand, hero, head, look.mouth, light);
  for (const side of [-1, 1]) {
    const [longitude, latitude] = eyePlace(head, hero.features, side);
    const eye = plainEye(
      {
        shape: look.eyes,
        kind: hero.features.eyeKind,
        size: [hero.features.eyeWidth, hero.features.eyeHeight],
        slant: hero.features.eyeSlant,
        color: hero.eyes,
        skin: t.base,
        lids: look.lids,
        lashes: hero.lashes,
        gaze: view.gaze,
        outer: side,
        ink,
      },
      hand.eye,
      light,
    );
    art += stick(longitude, latitude, at(0, 0, 1 - 0.08 * young, eye));
    art += stick(
      longitude + side,
      latitude - 17,
      plainBrow(hand.brow, hero.features, look, side, brows, young),
    );
  }
  art += plainNose(hand, hero, head, t, light);
  const near = head.side > 0 ? -1 : 1;
  if (look.tear)
    art += stick(slid(head, near * 34), 25, path('M0 -8C-6 1 -5 8 0 8S6 1 0 -8Z', '#a8dcf4'));
  art = clip(head.flesh, art);
  if (hero.eyePatch !== 'none' && view.mood !== 'sleepy')
    art += eyePatchOn(head, stick, hero, light);
  if (hero.glasses !== 'none' && (view.mood !== 'sleepy' || view.puff))
    art += glassesOn(head, hero, light);
  return art;
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
  const kind = hand.cheek === 'none' && isRed ? 'disc' : hand.cheek;
  let art = '';
  for (const side of [-1, 1]) {
    const cheek = plainCheek(kind, flush, side, youngOf(hero));
    art += stick(
      slid(head, side * (40 - 6 * puff)),
      26 + 8 * puff,
      at(0, 0, 1 + 0.4 * puff, cheek),
    );
    if (hero.freckles)
      art += stick(
        slid(head, side * 35),
        23,
        line(
          'M-8 -2h.1M-1 -5h.1M6 -2.4h.1M-4 3h.1M3 2.6h.1M10 2.6h.1',
          mix(t.shade, '#7d3c22', 0.6),
          2.7,
        ),
      );
    if (hero.features.dimple === side && look.mouth !== 'oh')
      art += stick(slid(head, side * 27), 35, line('M-1 -3q3 3 0 6', t.deep, 2));
  }
  return art;
}

/** Of the hair's color, and dark enough or light enough to carry a mood. */
function browInk(hand: TitleHand, hero: Hero, t: Tone, light: Light): Hex {
  const own = ['hijab', 'bald', 'patka'].includes(hero.hair) ? '#33262a' : hero.hairColor;
  return readable(tone(light, mix(own, hand.ink, luma(own) > 0.7 ? 0.3 : 0.4)).base, t.base, 2);
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
  const drawn =
    typeof asked === 'string'
      ? (teeth !== 'all' && milkTeeth(asked, teeth, ink)) || MOUTHS[asked](ink)
      : (teeth !== 'all' && asked.milk?.(teeth)) || asked.draw(ink);
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
