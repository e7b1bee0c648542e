// Kinds of shadow on one coat of skin. Each is a value of its own: a cover downloads the one that it has.
import { type Hex, mix } from '#bookmaking/drawing/color.ts';
import { num } from '#bookmaking/drawing/curves.ts';
import type { Light, Tone } from '#bookmaking/drawing/light.ts';
import { path, shifted } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import type { Skull } from '#bookmaking/hero/skull.ts';

/** What a coat goes on. */
export interface Bare {
  readonly head: Skull;
  readonly t: Tone;
  readonly light: Light;
  /** The side of shade, 1 or -1, and a coordinate on that side. */
  readonly away: number;
  readonly x: (share: number) => string;
  /** 0 for fair skin, 1 for the darkest. */
  readonly depth: number;
  readonly shade: Hex;
  /** The head in one flat color. */
  readonly plain: string;
  /** Does the face look to the side of shade? What is drawn for shade is never drawn over eyes and mouth. */
  readonly isFacing: boolean;
}

export type Coat = (bare: Bare) => string;

const offTo = (away: number, head: Skull, base: Hex, at: number, end: Hex): string =>
  path(
    head.flesh,
    linear(
      [
        [0, base],
        [at, base],
        [1, end],
      ],
      away > 0 ? 0 : 1,
      0.2,
      away > 0 ? 1 : 0,
      0.6,
    ),
  );

/** Color that goes off to the side, as chalk rubbed with a finger. */
export const rubbed: Coat = ({ t, away, head }) =>
  offTo(away, head, t.base, 0.34, mix(t.base, t.shade, 0.6));

/** An ink wiped thin toward the light. */
export const wiped: Coat = ({ t, away, depth, head }) =>
  offTo(away, head, t.base, 0.62, mix(t.base, t.shade, 0.9 - 0.3 * depth));

/** A wash that dried darker at its edge. */
export const pooled: Coat = ({ head, t, plain }) => {
  return (
    plain +
    path(head.flesh, 'none', `stroke="${t.shade}" stroke-width="9" stroke-opacity=".3"`) +
    path(head.flesh, 'none', `stroke="${t.shade}" stroke-width="3.4" stroke-opacity=".5"`)
  );
};

/** One sheet for the side in the light and one for the other; they meet beside the profile: through the middle of a near face their edge was a mask. */
export const halves: Coat = ({ head, t, light, away, depth, plain, x, isFacing }) => {
  // Who looks into the shade has all of the face in one sheet: what was left of the other was a mask over the far eye.
  if (isFacing) return plain;
  const ridge = [-80, -50, -24, -8, 4, 12, 18, 23, 28, 34, 42, 52, 62, 74, 86].map((latitude) => {
    const nose = latitude > 4 && latitude < 26 ? (latitude - 4) * -0.2 : 0;
    const [px, py] = head.face(away * (nose + 19 - latitude * 0.08), latitude);
    return `${num(px)} ${num(py)}`;
  });
  // By night shade is half a face already: two sheets as far apart as by day were a mask.
  const edge = mix(t.base, t.shade, 0.36 - 0.1 * depth - 0.36 * light.castAmount);
  return plain + path(`M${ridge.join('L')}L${x(90)} 70V-70Z`, edge);
};

/** The second plate, which lies a little off the first. Dots of a screen, as coarse as they have to be in print, were a rash. */
export const offRegister: Coat = ({ head, away, shade, plain }) =>
  path(head.flesh, shade) + shifted(away * -4.4, -1.2, plain);

/** Light scumbled over dark, and softly: the strokes of a dry brush were a scar beside an eye. */
export const brushed: Coat = ({ t, away, head }) =>
  offTo(away, head, t.base, 0.48, mix(t.base, t.shade, 0.85));

/** What a knife left standing. */
export const cut: Coat = ({ shade, plain, isFacing, x }) => {
  if (isFacing) return plain;
  let d = '';
  for (let i = 0; i < 13; i++) {
    const [y, long] = [-42 + i * 7, 9 + ((i * 29) % 12) - Math.abs(i - 6) * 0.8];
    d += `M${x(60)} ${num(y - 2.2)}L${x(50 - long)} ${num(y + 3)}L${x(60)} ${num(y + 2.4)}Z`;
  }
  return plain + path(d, shade);
};

/** One shape that turns from the light; of who looks into the shade it is an edge: a strip as wide over nose and far eye was a scowl. */
export const side: Coat = ({ head, away, shade, plain, isFacing }) =>
  path(head.flesh, shade) + shifted(away * (isFacing ? -2.4 : -11), -2.4, plain);
