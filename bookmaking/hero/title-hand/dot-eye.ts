import { luma, mix } from '#bookmaking/drawing/color.ts';
import { num } from '#bookmaking/drawing/curves.ts';
import { at, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import { comesDown, lidEdge, paperIn } from '#bookmaking/hero/asked-eye.ts';
import { DARK_SKIN, hueOf } from './eye-colors.ts';
import type { EyeBall, EyeHand, PlainEye } from './eye-hand.ts';

/** A dot that is the whole eye; where it would vanish on skin, and where somebody is startled, paper shows round it. */
export const dotEye: EyeBall = ({ eye, hand, w, h, opening }, light) => {
  const isWide = eye.shape === 'wide';
  const [x, y] = [eye.gaze[0] * 2.4, eye.gaze[1] * 2.2 + (eye.shape === 'soft' ? 1.2 : 0)];
  const isDark = luma(eye.skin) < DARK_SKIN;
  const isWhite = isWide && hand.startled === 'whites';
  const rim = isWhite ? 2.8 : isDark ? 1.7 : 0;
  const halo = rim
    ? oval(x * 0.4, y * 0.4, w + rim, h + rim, mix(eye.skin, paperIn(light), isWhite ? 1 : 0.86))
    : '';
  // Seen by its color even beside skin of the same depth.
  const shape = at(
    x,
    y,
    1,
    path(opening, hand.edge ? eye.ink : hueOf(eye.color, eye.skin)) +
      clip(opening, pupilAndHue(eye, hand, w, h)),
  );
  const lit = hand.light ? clip(opening, hand.light(eye, [x, y, w, h], light)) : '';
  if (!comesDown(eye) && eye.shape !== 'narrow') return halo + shape + lit;
  return clip(under(eye, w + 1.6, h), halo + shape + lit);
};

/** What is seen below a lid that comes down: a dot that is cut, with no patch of skin to lie on shadow. */
function under(eye: PlainEye, w: number, h: number): string {
  if (!comesDown(eye))
    return `M${num(-w - 5)} ${num(-h * 0.72)}H${num(w + 5)}V${num(h * 0.8)}H${num(-w - 5)}Z`;
  return `${lidEdge(eye, w, h)}V${num(h + 8)}H${num(-w - 1.4)}Z`;
}

function pupilAndHue(eye: PlainEye, hand: EyeHand, w: number, h: number): string {
  const drop = hand.drop * h;
  const shift = eye.gaze[0] * 0.8;
  const hue = hueOf(eye.color, eye.ink);
  // Where paper is round the dot already, an edge of ink as well is one ring too many.
  const size = luma(eye.skin) < DARK_SKIN ? Math.max(0.88, hand.hue) : hand.hue;
  return (
    (hand.edge ? oval(shift, drop, w * size, h * size, hue) : '') +
    oval(shift, drop * -0.2, w * hand.pupil, h * hand.pupil, eye.ink)
  );
}
