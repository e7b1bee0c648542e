// Skin in one coat, and one kind of shadow on it.
import { luma, mix } from '#bookmaking/drawing/color.ts';
import { num } from '#bookmaking/drawing/curves.ts';
import type { Light, Tone } from '#bookmaking/drawing/light.ts';
import { path } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { depthOf } from '#bookmaking/hero/modelling.ts';
import { skinTone } from '#bookmaking/hero/skin-tone.ts';
import type { Skull } from '#bookmaking/hero/skull.ts';
import type { Bare } from './coats.ts';
import type { TitleHand } from './title-hand.ts';

/** Cosine of a head's turn: from here on it is seen from behind. */
const BEHIND = -0.3;

/** The head without a face. */
export function plainSkin(hand: TitleHand, hero: Hero, head: Skull, light: Light): string {
  const t = skinTone(light, hero.skin);
  const { outline } = hand;
  // From behind there is a nape and no jaw: its line was a strap under the hair.
  const ring =
    outline && head.front > BEHIND
      ? path(
          head.flesh,
          'none',
          `stroke="${inkOn(hand, t, light)}" stroke-width="${outline}" stroke-linejoin="round"`,
        )
      : '';
  return clip(head.flesh, hand.skin(bare(head, t, light))) + ring;
}

/** The hand's ink in this light; on the darkest skin a little off it. */
export const inkOn = ({ ink }: TitleHand, t: Tone, light: Light): string =>
  mix(mix(ink, light.cast, light.castAmount * 0.3), t.base, luma(t.base) < 0.3 ? 0.1 : 0);

function bare(head: Skull, t: Tone, light: Light): Bare {
  const away = light.direction[0] > 0 ? -1 : 1;
  const depth = depthOf(t.base);
  return {
    head,
    t,
    light,
    away,
    x: (share) => num(away * share),
    depth,
    shade: mix(t.base, t.shade, 0.62 - 0.2 * depth),
    plain: path(head.flesh, t.base),
    isFacing: head.side * away > 0.4,
  };
}
