// Skin in one coat, and one kind of shadow on it.
import { luma, mix } from '#bookmaking/drawing/color.ts';
import { num } from '#bookmaking/drawing/curves.ts';
import type { Light, Tone } from '#bookmaking/drawing/light.ts';
import { line, path, shifted } from '#bookmaking/drawing/marks.ts';
import { clip, linear } from '#bookmaking/drawing/sheet.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { depthOf } from '#bookmaking/hero/modelling.ts';
import { skinTone } from '#bookmaking/hero/skin-tone.ts';
import type { Skull } from '#bookmaking/hero/skull.ts';
import type { TitleHand } from './title-hand.ts';

/** The head without a face. */
export function plainSkin(hand: TitleHand, hero: Hero, head: Skull, light: Light): string {
  const t = skinTone(light, hero.skin);
  const { outline } = hand;
  const ring = outline
    ? path(
        head.flesh,
        'none',
        `stroke="${inkOn(hand, t, light)}" stroke-width="${outline}" stroke-linejoin="round"`,
      )
    : '';
  return clip(head.flesh, coat(hand, head, t, light)) + ring;
}

/** The hand's ink in this light; on the darkest skin a little off it. */
export const inkOn = ({ ink }: TitleHand, t: Tone, light: Light): string =>
  mix(mix(ink, light.cast, light.castAmount * 0.3), t.base, luma(t.base) < 0.3 ? 0.1 : 0);

function coat(hand: TitleHand, head: Skull, t: Tone, light: Light): string {
  const away = light.direction[0] > 0 ? -1 : 1;
  const depth = depthOf(t.base);
  const shade = mix(t.base, t.shade, 0.62 - 0.2 * depth);
  const plain = path(head.flesh, t.base);
  // What is drawn for shade is never drawn over eyes and mouth.
  const isFacing = head.side * away > 0.4;
  const x = (share: number): string => num(away * share);
  switch (hand.skin) {
    case 'rubbed':
    case 'wiped': {
      const [from, to] = away > 0 ? [0, 1] : [1, 0];
      const at = hand.skin === 'wiped' ? 0.62 : 0.34;
      return path(
        head.flesh,
        linear(
          [
            [0, t.base],
            [at, t.base],
            [1, mix(t.base, t.shade, hand.skin === 'wiped' ? 0.9 - 0.3 * depth : 0.6)],
          ],
          from,
          0.2,
          to,
          0.6,
        ),
      );
    }
    case 'pooled':
      return (
        plain +
        path(head.flesh, 'none', `stroke="${t.shade}" stroke-width="9" stroke-opacity=".3"`) +
        path(head.flesh, 'none', `stroke="${t.shade}" stroke-width="3.4" stroke-opacity=".5"`)
      );
    case 'halves': {
      // One sheet for the side in the light and one for the other; they meet along the profile.
      const ridge = [-80, -50, -24, -8, 4, 12, 18, 23, 28, 34, 42, 52, 62, 74, 86].map(
        (latitude) => {
          const nose = latitude > 4 && latitude < 26 ? away * (latitude - 4) * -0.2 : 0;
          const [px, py] = head.face(nose, latitude);
          return `${num(px)} ${num(py)}`;
        },
      );
      // By night shade is half a face already: two sheets as far apart as by day were a mask.
      const edge = mix(t.base, t.shade, 0.5 - 0.14 * depth - 0.5 * light.castAmount);
      return plain + path(`M${ridge.join('L')}L${x(90)} 70V-70Z`, edge);
    }
    case 'screened': {
      let [near, far] = ['', ''];
      for (let row = -12; row <= 12; row++)
        for (let column = 0; column < 7; column++) {
          const spot = `M${x(52 - column * 4.6 - (row % 2 ? 2.3 : 0) - Math.abs(row) * 0.9)} ${num(row * 4.4)}h.1`;
          if (column < 4) near += spot;
          else far += spot;
        }
      return plain + line(near, shade, 3.6) + line(far, shade, 2.2);
    }
    case 'brushed': {
      if (isFacing) return plain;
      let d = '';
      for (let i = 0; i < 11; i++)
        d += `M${x(26 + ((i * 37) % 9))} ${num(-44 + i * 8.6)}l${x(9 + ((i * 23) % 11))} ${num(-4 - ((i * 7) % 3))}`;
      return path(head.flesh, shade) + shifted(away * -15, -2, plain) + line(d, t.base, 3.4);
    }
    case 'scribbled':
      if (isFacing) return plain;
      return (
        plain +
        line(
          `M${x(46)} -34L${x(34)} -22L${x(50)} -22L${x(32)} -8L${x(50)} -8L${x(33)} 6L${x(50)} 6L${x(31)} 20L${x(48)} 20L${x(26)} 34L${x(42)} 34L${x(18)} 45L${x(34)} 45`,
          shade,
          3.4,
        )
      );
    case 'cut': {
      if (isFacing) return plain;
      let d = '';
      for (let i = 0; i < 13; i++) {
        const [y, long] = [-42 + i * 7, 9 + ((i * 29) % 12) - Math.abs(i - 6) * 0.8];
        d += `M${x(60)} ${num(y - 2.2)}L${x(50 - long)} ${num(y + 3)}L${x(60)} ${num(y + 2.4)}Z`;
      }
      return plain + path(d, shade);
    }
    default:
      return path(head.flesh, shade) + shifted(away * -11, -2.4, plain);
  }
}
